import type { Role } from '@suchi/domain/accounts';
import { paths } from '../../../shared/config/paths.ts';

export type SettingsItem =
  | 'account'
  | 'adminSetting'
  | 'passwordReset'
  | 'devices'
  | 'mails'
  | 'updateStatus'
  | 'membership'
  | 'permissions'
  | 'data'
  | 'opened'
  | 'messages'
  | 'reports'
  | 'savedSearches'
  | 'favourites'
  | 'notes'
  | 'blocked';

export const settingsTargets: Record<SettingsItem, string> = {
  account: paths.settingsAccount,
  adminSetting: paths.settingsAdmin,
  passwordReset: paths.settingsPassword,
  devices: paths.settingsDevices,
  mails: paths.settingsMails,
  updateStatus: paths.settingsMarkMarried,
  membership: paths.settingsMembership,
  permissions: paths.settingsPermissions,
  data: paths.settingsData,
  opened: paths.settingsOpened,
  messages: paths.settingsMessages,
  reports: paths.settingsReports,
  savedSearches: paths.savedSearches,
  favourites: paths.favourites,
  notes: paths.notes,
  blocked: paths.blocked,
};

export const settingsGroups = ['profile', 'lists', 'account'] as const;
export type SettingsGroup = (typeof settingsGroups)[number];

const itemsOfMember: Record<SettingsGroup, SettingsItem[]> = {
  profile: ['membership', 'updateStatus', 'permissions', 'opened', 'messages', 'reports'],
  lists: ['savedSearches', 'favourites', 'notes', 'blocked'],
  account: ['account', 'passwordReset', 'devices', 'data', 'mails'],
};

const itemsOfAdmin: Record<SettingsGroup, SettingsItem[]> = {
  profile: ['updateStatus'],
  lists: [],
  account: ['account', 'adminSetting', 'passwordReset', 'devices'],
};

const itemsOfStaff: Record<SettingsGroup, SettingsItem[]> = {
  profile: [],
  lists: [],
  account: ['account', 'passwordReset', 'devices'],
};

/**
 * The specification's sidebar by role, in groups. The account, devices, mails, opened numbers, messages and reports are our
 * additions.
 */
export function settingsItems(role: Role | null): Record<SettingsGroup, SettingsItem[]> {
  if (role === 'admin') return itemsOfAdmin;
  return role === 'staff' ? itemsOfStaff : itemsOfMember;
}
