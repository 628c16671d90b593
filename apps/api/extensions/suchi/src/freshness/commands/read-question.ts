import { findRest } from '@suchi/domain/freshness';
import type { RoleCaller } from '../../platform/access.ts';
import type { ReadCall } from '../../platform/route.ts';
import { datesOf, monthOf } from '../codec.ts';
import { findOpenOfOwner } from '../repository.ts';
import { readFreshnessRules } from './read-rules.ts';

export interface OwnQuestionFacts {
  month: number;
  restsOn: string;
}

/** Null without a question, and while the profile is paused: showing it again is the answer. */
export async function readOwnQuestion({
  db,
  caller,
  now,
}: ReadCall<object, RoleCaller>): Promise<OwnQuestionFacts | null> {
  const question = caller.role === 'user' ? await findOpenOfOwner(db, caller.userId) : null;
  if (question === null || question.is_hidden) return null;
  const rules = await readFreshnessRules(db);
  return { month: monthOf(now), restsOn: findRest(datesOf(question), rules) };
}
