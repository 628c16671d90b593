import type { answerContract, answerLinkContract, linkQuestionContract } from '@suchi/contracts/freshness';
import { todayInIndia } from '@suchi/domain/basics';
import { type AnswerWay, findLinkEnd, type FreshnessAnswer, stepOfAnswer } from '@suchi/domain/freshness';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { Caller, RoleCaller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { JobPlatform } from '../../platform/platform.ts';
import type { ReadCall, WriteCall } from '../../platform/route.ts';
import { openSignedId } from '../../platform/signed-id.ts';
import {
  confirmProfile,
  type LockedProfile,
  lockProfile,
  stepOfFamily,
} from '../../profiles/commands/step-of-family.ts';
import { datesOf, monthOf, type OpenQuestion } from '../codec.ts';
import { findOpenById, findOpenOf, findProfileOf, updateQuestion } from '../repository.ts';
import { readFreshnessRules } from './read-rules.ts';

export interface AnsweredQuestion {
  month: number;
  isPaused: boolean;
}

interface AnswerCall {
  tx: Knex.Transaction;
  now: Date;
  platform: Pick<JobPlatform, 'env' | 'jobs' | 'logger'>;
}

interface GivenAnswer {
  answer: FreshnessAnswer;
  way: AnswerWay;
  actor: { id: string; kind: 'member' | 'admin_as_member' };
}

/** The step of the profile that the answer is, and the question's end. */
export async function applyAnswer(
  call: AnswerCall,
  { row, owner }: LockedProfile,
  question: OpenQuestion | null,
  { answer, way, actor }: GivenAnswer,
): Promise<AnsweredQuestion> {
  const { tx, now } = call;
  // Who is hidden by staff may say that the search goes on; staff show the profile again.
  const isHidden = row.is_hidden && !row.hidden_by_staff;
  const kind = stepOfAnswer(answer, { isHidden });
  if (kind !== null) await stepOfFamily(call, { row, owner }, { action: { kind }, actor, way });
  if (answer === 'yes') await confirmProfile(tx, row.id, now);
  if (question !== null) await updateQuestion(tx, question.id, { answer, answered_at: now, way });
  return { month: monthOf(now), isPaused: answer !== 'yes' };
}

/** A tap after login. A yes needs a question or a pause, so that nobody moves up in a list by tapping. */
export async function answerOwn(
  call: WriteCall<z.output<typeof answerContract.input>, RoleCaller>,
): Promise<AnsweredQuestion> {
  const { caller, tx, input } = call;
  const profileId = caller.role === 'user' ? await findProfileOf(tx, caller.userId) : null;
  const locked = profileId === null ? null : await lockProfile(tx, profileId);
  if (locked?.row.status !== 'Active') throw codedError('FRESHNESS_REFUSED');
  const question = await findOpenOf(tx, locked.row.id);
  if (input.answer === 'yes' && question === null && !locked.row.is_hidden)
    throw codedError('FRESHNESS_REFUSED');
  const actor = { id: caller.userId, kind: 'member' } as const;
  return applyAnswer(call, locked, question, { ...input, way: 'app', actor });
}

/** The question that a link is for, while it may be answered. */
async function findLinked(
  db: Knex,
  token: string,
  { platform, now }: { platform: Pick<JobPlatform, 'env'>; now: Date },
): Promise<OpenQuestion> {
  const id = openSignedId(platform.env.acceptedSecrets, 'still-looking', token);
  const question = id === null ? null : await findOpenById(db, id);
  const rules = await readFreshnessRules(db);
  if (question === null || findLinkEnd(datesOf(question), rules) < todayInIndia(now))
    throw codedError('FRESHNESS_LINK_ENDED');
  return question;
}

/** Opening the page answers nothing: programs that check mails open links too. */
export async function readLinked(
  call: ReadCall<z.output<typeof linkQuestionContract.input>, Caller>,
): Promise<{ name: string; month: number; isPaused: boolean }> {
  const question = await findLinked(call.db, call.input.token, call);
  return {
    name: question.first_name ?? '',
    month: monthOf(call.now),
    isPaused: question.is_hidden,
  };
}

export async function answerLinked(
  call: WriteCall<z.output<typeof answerLinkContract.input>, Caller>,
): Promise<AnsweredQuestion> {
  const { tx, input } = call;
  const { profile } = await findLinked(tx, input.token, call);
  const locked = await lockProfile(tx, profile);
  if (locked === null) throw codedError('FRESHNESS_LINK_ENDED');
  // Another tap may have come first.
  const question = await findLinked(tx, input.token, call);
  const actor = { id: locked.owner.id, kind: 'member' } as const;
  return applyAnswer(call, locked, question, { answer: input.answer, way: 'link', actor });
}
