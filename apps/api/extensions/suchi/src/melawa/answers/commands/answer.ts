import type { answerMelawaContract } from '@suchi/contracts/melawa';
import { checkAnswer } from '@suchi/domain/melawa';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../../platform/access.ts';
import { codedError } from '../../../platform/coded-error.ts';
import type { WriteCall } from '../../../platform/route.ts';
import { lockProfile, stepOfFamily } from '../../../profiles/commands/step-of-family.ts';
import { requireMelawa } from '../../event/load-event.ts';
import { saveAnswer } from '../repository.ts';
import { loadOwn, type OwnMelawaFacts, requireOwnCandidate } from './load-own.ts';
import { lockFamilyAndMoney, settleFamily } from './settle-family.ts';

type Input = z.output<typeof answerMelawaContract.input>;

/** The family's answer, or another one until the last day. The lists of the office know it at once. */
export async function answerMelawa(call: WriteCall<Input, RoleCaller>): Promise<OwnMelawaFacts> {
  const { input, caller, tx, now } = call;
  const melawa = await requireMelawa(tx, now);
  const found = await requireOwnCandidate(tx, caller);
  await lockFamilyAndMoney(tx, melawa.edition, found);
  const locked = await lockProfile(tx, found.profile);
  if (locked === null) throw codedError('PROFILE_NOT_FOUND');
  // It may have been decided about while we waited.
  const candidate = await requireOwnCandidate(tx, caller);
  const decision = checkAnswer(
    {
      isComing: input.is_coming,
      isCandidateComing: input.is_candidate_coming,
      parents: input.parents,
      others: input.others,
      stageWish: input.stage_wish,
      isFromFar: input.is_from_far,
      hasSmallChild: input.has_small_child,
      sharesNumber: input.shares_number,
    },
    { ...melawa, isActive: candidate.isActive, hasHallConsent: candidate.hasHallConsent },
  );
  if (!decision.allowed) throw codedError('MELAWA_REFUSED', { reason: decision.reason });
  await saveAnswer(
    tx,
    { edition: melawa.edition, profile: candidate.profile },
    {
      ...input,
      introduction: input.introduction || null,
      answered_at: melawa.now,
      answered_by: caller.userId,
    },
  );
  await stepOfFamily(call, locked, {
    action: { kind: 'set_attendance', isAttending: input.is_coming },
    actor: { id: caller.userId, kind: 'member' },
  });
  await settleFamily(call, melawa, candidate);
  return loadOwn(tx, melawa, candidate);
}
