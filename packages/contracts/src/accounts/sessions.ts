import { browserNames, systemNames } from '@suchi/domain/accounts';
import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';
import { loginInput } from './accounts.ts';

/** Signs a browser in: the answer sets the session cookie, which no script can read. */
export const signInContract = defineContract({
  method: 'POST',
  group: 'qe_session',
  path: '/sign_in',
  access: 'visitor',
  input: z.extend(loginInput, {
    /** "Stay signed in on this device". */
    keep: z._default(z.boolean(), false),
  }),
  output: z.object({ user_id: z.string() }),
});
export type SignInInput = z.input<typeof signInContract.input>;

/** Ends this browser's session. Also answers when there is none. */
export const signOutContract = defineContract({
  method: 'POST',
  group: 'qe_session',
  path: '/sign_out',
  access: 'visitor',
  input: z.object({}),
  output: z.object({}),
});

/** One place where the account is signed in. */
export const signedInDevice = z.object({
  id: z.string(),
  browser: z.nullable(z.enum(browserNames)),
  system: z.nullable(z.enum(systemNames)),
  is_current: z.boolean(),
  /** Whether it stays signed in when the browser is closed. */
  is_kept: z.boolean(),
  signed_in_at: z.string(),
  seen_at: z.string(),
});
export type SignedInDevice = z.infer<typeof signedInDevice>;

/** Where the account is signed in, this device first. */
export const signedInDevicesContract = defineContract({
  method: 'GET',
  group: 'qe_session',
  path: '/list',
  access: 'account',
  input: z.object({}),
  output: z.object({ devices: z.array(signedInDevice) }),
});

/** Logs one other device out. One that is not there any more counts as logged out. */
export const endSessionContract = defineContract({
  method: 'POST',
  group: 'qe_session',
  path: '/end',
  access: 'account',
  input: z.object({ id: z.uuid() }),
  output: z.object({}),
});

/** Logs out everywhere but here. */
export const endOtherSessionsContract = defineContract({
  method: 'POST',
  group: 'qe_session',
  path: '/end_others',
  access: 'account',
  input: z.object({}),
  output: z.object({}),
});
