import type { Role } from '@suchi/domain/accounts';
import { paths } from '../../../shared/config/paths.ts';

export type SettingsItem =
  | 'account'
  | 'adminSetting'
  | 'passwordReset'
  | 'devices'
  | 'updateStatus'
  | 'membership'
  | 'opened'
  | 'favourites'
  | 'notes'
  | 'blocked';

export const settingsTargets: Record<SettingsItem, string> = {
  account: paths.settingsAccount,
  adminSetting: paths.settingsAdmin,
  passwordReset: paths.settingsPassword,
  devices: paths.settingsDevices,
  updateStatus: paths.settingsMarkMarried,
  membership: paths.settingsMembership,
  opened: paths.settingsOpened,
  favourites: paths.favourites,
  notes: paths.notes,
  blocked: paths.blocked,
};

/**
 * The specification's sidebar by role. The account, and for members the list of opened numbers, are our additions.
 */
export function settingsItems(role: Role | null): SettingsItem[] {
  return role === 'admin'
    ? ['account', 'adminSetting', 'passwordReset', 'devices', 'updateStatus']
    : [
        'account',
        'passwordReset',
        'devices',
        'updateStatus',
        'membership',
        'opened',
        'favourites',
        'notes',
        'blocked',
      ];
}
