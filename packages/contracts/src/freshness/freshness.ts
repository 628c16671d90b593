import { freshnessAnswers } from '@suchi/domain/freshness';
import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';
import { signedToken } from '../basics/signed-token.ts';
import { monthNumber } from './badge.ts';

/** The question to the caller's family; null while there is none. */
export const ownQuestionContract = defineContract({
  method: 'GET',
  group: 'qe_freshness',
  path: '/own',
  input: z.object({}),
  output: z.nullable(
    z.object({
      /** What others see after a yes. */
      month: monthNumber,
      /** The profile is paused on this day. */
      rests_on: z.string(),
    }),
  ),
});
export type OwnQuestion = z.output<typeof ownQuestionContract.output>;

const answered = z.object({ month: monthNumber, is_paused: z.boolean() });
export type Answered = z.output<typeof answered>;

/** A tap on home, or "engaged" under Update Status. A marriage is told by `/qe_profile/change_status`. */
export const answerContract = defineContract({
  method: 'POST',
  group: 'qe_freshness',
  path: '/answer',
  input: z.object({ answer: z.enum(['yes', 'engaged', 'paused']) }),
  output: answered,
});

/** What the page behind a mail's link shows. Opening it answers nothing. Refused with FRESHNESS_LINK_ENDED. */
export const linkQuestionContract = defineContract({
  method: 'POST',
  group: 'qe_freshness',
  path: '/link',
  access: 'visitor',
  input: z.object({ token: signedToken }),
  output: z.object({ name: z.string(), month: monthNumber, is_paused: z.boolean() }),
});
export type LinkQuestion = z.output<typeof linkQuestionContract.output>;

/** The token is the permission, once. */
export const answerLinkContract = defineContract({
  method: 'POST',
  group: 'qe_freshness',
  path: '/answer_link',
  access: 'visitor',
  input: z.object({ token: signedToken, answer: z.enum(freshnessAnswers) }),
  output: answered,
});
