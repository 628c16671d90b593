import { type Purpose, purposes } from '@suchi/domain/consent';
import * as z from 'zod/mini';
import { emailAddress } from '../accounts/accounts.ts';
import { languageCode } from '../accounts/own-language.ts';
import { defineContract } from '../basics/endpoint.ts';
import { signedToken } from '../basics/signed-token.ts';
import { ownConsents } from './own-consents.ts';

const answers = z.object(
  Object.fromEntries(purposes.map((purpose) => [purpose, z.boolean()])) as Record<Purpose, z.ZodMiniBoolean>,
);

/** Sends the candidate a link, to an address of their own. An earlier link then ends. */
export const askCandidateContract = defineContract({
  method: 'POST',
  group: 'qe_privacy',
  path: '/ask_candidate',
  input: z.object({ email: emailAddress }),
  output: z.nullable(ownConsents),
});

/** From a paper that the candidate signed. Only the purposes that it answers. */
export const paperConsentsContract = defineContract({
  method: 'POST',
  group: 'qe_privacy',
  path: '/paper_consents',
  access: 'admin',
  input: z.object({ user: z.uuid(), answers: z.partial(answers), is_signed: z.literal(true) }),
  output: z.object({}),
});

/** What the page behind the link shows. Opening it answers nothing. Refused with CONSENT_LINK_ENDED. */
export const candidateQuestionContract = defineContract({
  method: 'POST',
  group: 'qe_privacy',
  path: '/candidate_question',
  access: 'visitor',
  input: z.object({ token: signedToken }),
  output: z.object({ name: z.string(), answers: z.partial(answers) }),
});
export type CandidateQuestion = z.output<typeof candidateQuestionContract.output>;

/** The candidate's own answer to every purpose. It may be given again until the link ends. */
export const candidateAnswerContract = defineContract({
  method: 'POST',
  group: 'qe_privacy',
  path: '/candidate_answer',
  access: 'visitor',
  input: z.object({ token: signedToken, answers, language: languageCode }),
  output: z.object({}),
});
