import type { Role } from '@suchi/domain/accounts';
import { paths } from '../../shared/config/paths.ts';

export type NavItem = 'home' | 'candidateProfile' | 'favourites' | 'notes' | 'settings' | 'admin';

export const navTargets: Record<NavItem, string> = {
  home: paths.home,
  candidateProfile: paths.candidateView,
  favourites: paths.favourites,
  notes: paths.notes,
  settings: paths.settings,
  admin: paths.admin,
};

export function barItems(role: Role | null): NavItem[] {
  return visible(['home', 'candidateProfile', 'settings', 'admin'], role);
}

/** The side menu: the bar's items and two lists. */
export function sideMenuItems(role: Role | null): NavItem[] {
  return visible(['home', 'candidateProfile', 'favourites', 'notes', 'settings', 'admin'], role);
}

const onlyFor: Partial<Record<NavItem, Role>> = {
  candidateProfile: 'user',
  favourites: 'user',
  notes: 'user',
  admin: 'admin',
};

function visible(items: readonly NavItem[], role: Role | null): NavItem[] {
  return items.filter((item) => onlyFor[item] === undefined || onlyFor[item] === role);
}
