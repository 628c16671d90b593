import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';
import { signedToken } from '../basics/signed-token.ts';

/** `secret`: a code or a link that only the mail itself has. */
export const englishMailPart = z.union([
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('quotation'), text: z.string() }),
  z.object({ kind: z.literal('link'), label: z.string(), path: z.string() }),
  z.object({ kind: z.literal('secret') }),
]);
export type EnglishMailPart = z.infer<typeof englishMailPart>;

/** A mail that was written in another language, in English. The token in the mail's foot is the permission. */
export const englishMailContract = defineContract({
  method: 'POST',
  group: 'qe_auth',
  path: '/english_mail',
  access: 'visitor',
  input: z.object({ token: signedToken }),
  output: z.object({ heading: z.string(), parts: z.array(englishMailPart) }),
});
