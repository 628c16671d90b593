import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';

/** The six digits of an authenticator app; people type a blank in the middle. */
export const secondFactorCode = z.string().check(
  z.overwrite((typed) => typed.replace(/\s/g, '')),
  z.minLength(1, 'required'),
  z.regex(/^\d{6}$/, 'otp'),
);

/** Whether the association asks its staff for a second factor, and whether the caller has one. */
export const secondFactorContract = defineContract({
  method: 'GET',
  group: 'qe_auth',
  path: '/second_factor',
  access: 'new_staff',
  input: z.object({}),
  output: z.object({
    is_required: z.boolean(),
    is_set: z.boolean(),
    recovery_codes_left: z.int(),
  }),
});

/** Six digits of the app in use, or one of the recovery codes. */
export const signInCode = z.string().check(z.minLength(1, 'required'), z.maxLength(40, 'otp'));

const ownPassword = z.string().check(z.minLength(1, 'required'), z.maxLength(128, 'tooLong'));

/**
 * Makes a key for an authenticator app, the first one or one on a new phone. It is used once a code made with it is
 * sent back. An account that has a second factor also shows a code of it.
 */
export const startSecondFactorContract = defineContract({
  method: 'POST',
  group: 'qe_auth',
  path: '/second_factor_start',
  access: 'new_staff',
  input: z.object({ password: ownPassword, code: z.optional(signInCode) }),
  output: z.object({ secret: z.string(), otpauth_url: z.string() }),
});
export type StartSecondFactorInput = z.input<typeof startSecondFactorContract.input>;

/** Takes the key into use: from now on the account logs in with a code. Logs out on all other devices. */
export const setSecondFactorContract = defineContract({
  method: 'POST',
  group: 'qe_auth',
  path: '/second_factor_set',
  access: 'new_staff',
  input: z.object({ otp: secondFactorCode }),
  output: z.object({ recovery_codes: z.array(z.string()) }),
});
export type SetSecondFactorInput = z.input<typeof setSecondFactorContract.input>;

/** New recovery codes; the old ones no longer work. */
export const renewRecoveryCodesContract = defineContract({
  method: 'POST',
  group: 'qe_auth',
  path: '/recovery_codes',
  access: 'new_staff',
  input: z.object({ password: ownPassword, code: signInCode }),
  output: z.object({ recovery_codes: z.array(z.string()) }),
});
export type RenewRecoveryCodesInput = z.input<typeof renewRecoveryCodesContract.input>;
