import { passwordMinLength } from '@suchi/domain/accounts';

/** The engine's own settings, set here and not in the Studio. */
export const engineSettings = {
  project_name: 'Suchi',
  project_color: '#781D2E',
  public_registration: false,
  // Off: it would let anyone lock a member out by typing wrong passwords. Our limits slow down instead.
  auth_login_attempts: null,
  auth_password_policy: `/^.{${passwordMinLength},128}$/`,
  // Clients cannot choose sizes: members get fixed sizes by signed addresses, the Studio has its own few.
  storage_asset_transform: 'none',
  mcp_enabled: false,
  collaborative_editing_enabled: false,
} as const;
