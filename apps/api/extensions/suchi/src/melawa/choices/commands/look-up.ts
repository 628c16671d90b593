import type { lookUpContract } from '@suchi/contracts/melawa';
import {
  checkLookUp,
  checkMayChoose,
  type ChoiceReason,
  isMelawaDay,
  maySeePresent,
} from '@suchi/domain/melawa';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../../platform/access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { WriteCall } from '../../../platform/route.ts';
import { markOfChooser, markOfLookUp } from '../marks.ts';
import { type CandidateFacts, findCandidate } from '../repository/candidates.ts';
import { findLookUps, insertLookUp, lockChooser } from '../repository/lists.ts';
import { readOwnChoosing, refused } from './choosing.ts';

export interface Found {
  number: number;
  day: string;
  /** Null: the hall may not show the candidate. */
  facts: CandidateFacts | null;
  left: number;
}

/** These say nothing about others, and count as no look-up. */
const ofOwn: readonly ChoiceReason[] = ['not_open', 'not_checked_in', 'own_number'];

/** A look-up of a number that is not here counts too, so the refusal keeps what was written. */
export async function lookUp({
  tx,
  input: { number },
  caller,
  now,
  platform,
}: WriteCall<z.output<typeof lookUpContract.input>, RoleCaller>): Promise<Found | Refusal> {
  const { melawa, present, own } = await readOwnChoosing(tx, caller, now);
  const { edition, event, phase } = melawa;
  const chooser = { own: own?.number ?? number, list: [] };
  const decision = checkMayChoose(number, chooser, { event, phase, present });
  if (own === null)
    throw refused(phase === 'choices' && event.hasChoicesInApp ? 'not_checked_in' : 'not_open');
  if (!decision.allowed && ofOwn.includes(decision.reason)) throw refused(decision.reason);

  const { secret } = platform.env;
  const { family } = own.family;
  const of = { edition, chooser: markOfChooser(secret, { edition, family }) };
  await lockChooser(tx, of);
  const lookedUp = await findLookUps(tx, of);
  const mark = markOfLookUp(secret, { edition, family }, number);
  const limit = checkLookUp(mark, lookedUp, event);
  if (!limit.allowed) throw refused(limit.reason);
  await insertLookUp(tx, of, mark);
  if (!decision.allowed) return refuse('MELAWA_REFUSED', { reason: decision.reason });

  const candidate = present.get(number);
  const mayShow = maySeePresent(own.number, number, { isDay: isMelawaDay(phase), present });
  const facts =
    candidate !== undefined && mayShow
      ? await findCandidate(tx, { edition, profile: candidate.profile, family: candidate.family.family })
      : null;
  return { number, day: event.day, facts, left: event.lookUpsMost - lookedUp.add(mark).size };
}
