import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';
import { loginInput } from './accounts.ts';
import { signInCode } from './second-factor.ts';

/** Signs a browser in: the response sets the session cookie, which scripts cannot read. */
export const signInContract = defineContract({
  method: 'POST',
  group: 'qe_session',
  path: '/sign_in',
  access: 'visitor',
  input: z.object({
    ...loginInput.shape,
    /** "Stay signed in on this device". */
    keep: z._default(z.boolean(), false),
    /** Of an authenticator app or a recovery code, for accounts that have a second factor. */
    otp: z.optional(signInCode),
  }),
  output: z.object({ user_id: z.string() }),
});
export type SignInInput = z.input<typeof signInContract.input>;

/** Ends this browser's session. Succeeds without one too. */
export const signOutContract = defineContract({
  method: 'POST',
  group: 'qe_session',
  path: '/sign_out',
  access: 'visitor',
  input: z.object({}),
  output: z.object({}),
});
