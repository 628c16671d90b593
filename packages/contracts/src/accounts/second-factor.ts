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
  output: z.object({ is_required: z.boolean(), is_set: z.boolean() }),
});

/** Makes a key for an authenticator app. Nothing is kept until a code made with it is sent back. */
export const startSecondFactorContract = defineContract({
  method: 'POST',
  group: 'qe_auth',
  path: '/second_factor_start',
  access: 'new_staff',
  input: z.object({ password: z.string().check(z.minLength(1, 'required'), z.maxLength(128, 'tooLong')) }),
  output: z.object({ secret: z.string(), otpauth_url: z.string() }),
});
export type StartSecondFactorInput = z.input<typeof startSecondFactorContract.input>;

/** Keeps the key: from now on the account logs in with a code. Logs out on all other devices. */
export const setSecondFactorContract = defineContract({
  method: 'POST',
  group: 'qe_auth',
  path: '/second_factor_set',
  access: 'new_staff',
  input: z.object({
    secret: z.string().check(z.regex(/^[A-Z2-7]{16,64}$/, 'otp')),
    otp: secondFactorCode,
  }),
  output: z.object({}),
});
export type SetSecondFactorInput = z.input<typeof setSecondFactorContract.input>;
