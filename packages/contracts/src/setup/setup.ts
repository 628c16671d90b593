import { setupSteps } from '@suchi/domain/setup';
import * as z from 'zod/mini';
import {
  emailAddress,
  mobile,
  newStaffPassword,
  passwordsMatch,
  personName,
  verifyCodeContract,
} from '../accounts/accounts.ts';
import { secondFactorCode } from '../accounts/second-factor.ts';
import { defineContract } from '../basics/endpoint.ts';
import { changeLogoContract, removeLogoContract } from '../settings/association-logo.ts';
import { setupEdition, setupSettings, setupState } from './setup-state.ts';

// Everybody may call these, but all except `open` need the cookie that `open` has set. Without it, with an expired one and
// where an admin exists the answer is SETUP_LINK_INVALID.

const group = 'qe_setup';
const access = 'visitor';

/** Takes the token of the link, which is after `#`. The answer sets a cookie: later only this browser comes back. */
export const openSetupContract = defineContract({
  method: 'POST',
  group,
  path: '/open',
  access,
  input: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  output: setupState,
});

/** Where the wizard stands. */
export const readSetupContract = defineContract({
  method: 'GET',
  group,
  path: '/state',
  access,
  input: z.object({}),
  output: setupState,
});

/** Saves a step: what is given changes, the rest stays. What is wrong is named by field, as in the office. */
export const saveSetupContract = defineContract({
  method: 'POST',
  group,
  path: '/save',
  access,
  input: z.object({
    step: z.enum(setupSteps),
    ...z.partial(setupSettings).shape,
    ...z.partial(setupEdition).shape,
  }),
  output: setupState,
});
export type SaveSetupInput = z.input<typeof saveSetupContract.input>;

/** As in the office: SVG or PNG. */
export const saveSetupLogoContract = defineContract({
  ...changeLogoContract,
  group,
  access,
  output: setupState,
});

/** "No logo yet": the one of the release is shown again. */
export const removeSetupLogoContract = defineContract({
  ...removeLogoContract,
  group,
  access,
  output: setupState,
});

/** Makes the first admin, or changes the one that was made before. A new key of the second factor follows. */
export const saveSetupAdminContract = defineContract({
  method: 'POST',
  group,
  path: '/admin',
  access,
  input: z
    .object({
      first_name: personName,
      last_name: personName,
      email: emailAddress,
      mobile,
      password: newStaffPassword,
      confirm_password: z.string(),
    })
    .check(passwordsMatch),
  output: setupState,
});
export type SaveSetupAdminInput = z.input<typeof saveSetupAdminContract.input>;

/** Makes a key for the admin's authenticator app. It is used once a code made with it is sent back. */
export const startSetupFactorContract = defineContract({
  method: 'POST',
  group,
  path: '/second_factor_start',
  access,
  input: z.object({}),
  output: z.object({ secret: z.string(), otpauth_url: z.string() }),
});

/** Takes the key into use. The recovery codes are shown once. */
export const setSetupFactorContract = defineContract({
  method: 'POST',
  group,
  path: '/second_factor_set',
  access,
  input: z.object({ otp: secondFactorCode }),
  output: z.object({ recovery_codes: z.array(z.string()), state: setupState }),
});
export type SetSetupFactorInput = z.input<typeof setSetupFactorContract.input>;

/** Mails an invitation to a reviewer. It comes from the first admin, so there must be one. */
export const inviteReviewerContract = defineContract({
  method: 'POST',
  group,
  path: '/invite',
  access,
  input: z.object({ email: emailAddress }),
  output: setupState,
});
export type InviteReviewerInput = z.input<typeof inviteReviewerContract.input>;

/**
 * Tries something now. `mail` sends a code to the first admin, at most one a minute; `payments` asks the provider whether
 * it accepts the keys; `backup` reads when the last backup was made and restored.
 */
export const trySetupContract = defineContract({
  method: 'POST',
  group,
  path: '/try',
  access,
  input: z.object({ what: z.enum(['mail', 'payments', 'backup']) }),
  output: setupState,
});
export type TrySetupInput = z.input<typeof trySetupContract.input>;

/** The code of the mail. A right one proves that mail arrives, and the admin's address. */
export const confirmSetupMailContract = defineContract({
  method: 'POST',
  group,
  path: '/confirm_mail',
  access,
  input: verifyCodeContract.input,
  output: setupState,
});
export type ConfirmSetupMailInput = z.input<typeof confirmSetupMailContract.input>;

/** Opens the association and ends the wizard. With something lacking: SETUP_REFUSED, `unfinished`. */
export const finishSetupContract = defineContract({
  method: 'POST',
  group,
  path: '/finish',
  access,
  input: z.object({}),
  output: z.object({}),
});
