import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';
import { signedToken } from '../basics/signed-token.ts';
import { emailAddress, mobile, verifyCodeContract } from './accounts.ts';

const group = 'qe_auth';
const password = z.string().check(z.minLength(1, 'required'), z.maxLength(128, 'tooLong'));

/** Mails a code to the new address. Nothing changes before it is typed. */
export const startEmailChangeContract = defineContract({
  method: 'POST',
  group,
  path: '/start_email_change',
  input: z.object({ password, email: emailAddress }),
  output: z.object({}),
});

/** The old address gets a mail with a link that takes the change back. */
export const confirmEmailChangeContract = defineContract({
  method: 'POST',
  group,
  path: '/confirm_email_change',
  input: verifyCodeContract.input,
  output: z.object({}),
});

export const changeMobileContract = defineContract({
  method: 'POST',
  group,
  path: '/change_mobile',
  input: z.object({ password, mobile }),
  output: z.object({}),
});

/** "This was not me": the token of the mail is the permission. Refused with CONTACT_LINK_ENDED. */
export const undoEmailChangeContract = defineContract({
  method: 'POST',
  group,
  path: '/undo_email_change',
  access: 'visitor',
  input: z.object({ token: signedToken }),
  output: z.object({}),
});
