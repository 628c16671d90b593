import { isLanguageCode } from '@suchi/domain/accounts';
import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';

/** The server refuses a language that it has no words of. */
export const languageCode = z.string().check(z.refine(isLanguageCode, 'invalid'));

/** The language of the caller's own pages and mails. */
export const chooseLanguageContract = defineContract({
  method: 'POST',
  group: 'qe_auth',
  path: '/language',
  access: 'account',
  input: z.object({ language: languageCode }),
  output: z.object({}),
});
