import { isStaffRole, type Role } from '@suchi/domain/accounts';
import { paths } from '../../shared/config/paths.ts';

export type NavItem =
  'home' | 'candidateProfile' | 'families' | 'favourites' | 'notes' | 'settings' | 'admin';

export const navTargets: Record<NavItem, string> = {
  home: paths.home,
  candidateProfile: paths.candidateView,
  families: paths.families,
  favourites: paths.favourites,
  notes: paths.notes,
  settings: paths.settings,
  admin: paths.admin,
};

/** The same in the bar and in the side menu. */
export function navItems(role: Role | null): NavItem[] {
  return visible(['home', 'candidateProfile', 'families', 'favourites', 'notes', 'settings', 'admin'], role);
}

const onlyFor: Partial<Record<NavItem, 'members' | 'staff'>> = {
  candidateProfile: 'members',
  families: 'members',
  favourites: 'members',
  notes: 'members',
  admin: 'staff',
};

function visible(items: readonly NavItem[], role: Role | null): NavItem[] {
  const kind = isStaffRole(role) ? 'staff' : role === 'user' ? 'members' : null;
  return items.filter((item) => onlyFor[item] === undefined || onlyFor[item] === kind);
}
