/** One chunk for the small pages of the settings. */
export { SettingsAccountRoute } from './settings-account.route.tsx';
export { SettingsDevicesRoute } from './settings-devices.route.tsx';
export { SettingsLayoutRoute } from './settings-layout.route.tsx';
export { SettingsMailsRoute } from './settings-mails.route.tsx';
export { SettingsMarkMarriedRoute } from './settings-mark-married.route.tsx';
export { SettingsPermissionsRoute } from './settings-permissions.route.tsx';
export { SettingsPasswordRoute } from './settings-password.route.tsx';
