import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';
import { newPassword, passwordsMatch } from './accounts.ts';

/** Changes a known password, and signs the account out everywhere. */
export const changePasswordContract = defineContract({
  method: 'POST',
  group: 'qe_auth',
  path: '/change_password',
  access: 'account',
  input: z
    .object({
      old_password: z.string().check(z.minLength(1, 'required'), z.maxLength(128, 'tooLong')),
      password: newPassword,
      confirm_password: z.string(),
    })
    .check(passwordsMatch),
  output: z.object({}),
});
export type ChangePasswordInput = z.input<typeof changePasswordContract.input>;
