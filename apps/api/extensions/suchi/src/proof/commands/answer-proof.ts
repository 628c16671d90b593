import type { confirmProofContract, reportMistakesContract } from '@suchi/contracts/proof';
import { todayInIndia } from '@suchi/domain/basics';
import { findProofStage, isUnchangedLine, type ProofAnswer } from '@suchi/domain/proof';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { WriteCall } from '../../platform/route.ts';
import { loadPrintedPage } from '../../print/commands/load-printed.ts';
import { deleteAnswer, lockOwnProfile, replaceOpenMistakes, saveAnswer } from '../repository.ts';
import { digestOf, type OwnProofFacts, readOwnProof, requireRound } from './read-proof.ts';
import { refusedProof } from './refuse.ts';

type Answering<Input> = WriteCall<Input, RoleCaller>;

/** The caller's place in an open round. */
async function requireOpen({ tx, caller, now }: Answering<unknown>) {
  const round = await requireRound(tx);
  const profile = await lockOwnProfile(tx, caller.userId);
  const page = profile === null ? null : await loadPrintedPage(tx, profile);
  const isOpen = findProofStage(round, todayInIndia(now)) === 'open';
  if (!isOpen || profile === null || page === null) throw refusedProof('not_open');
  return { edition: round.id, profile, page };
}

async function answer(
  call: Answering<{ digest: string }>,
  given: ProofAnswer,
  mistakes: z.output<typeof reportMistakesContract.input>['mistakes'],
): Promise<OwnProofFacts> {
  const { tx, caller, now, input } = call;
  const { edition, profile, page } = await requireOpen(call);
  if (digestOf(page) !== input.digest) throw refusedProof('page_changed');
  const isUnchanged = mistakes.some(({ line, should_be: text }) => isUnchangedLine(page.printed, line, text));
  if (isUnchanged) throw codedError('INVALID_PAYLOAD', { fields: { mistakes: 'unchanged' } });
  await replaceOpenMistakes(tx, { edition, profile, sentAt: now }, mistakes);
  await saveAnswer(tx, { edition, profile, answer: given, answered_by: caller.userId, answered_at: now });
  return readOwnProof({ ...call, db: tx });
}

export const confirmProof = (call: Answering<z.output<typeof confirmProofContract.input>>) =>
  answer(call, 'correct', []);

export function reportMistakes(call: Answering<z.output<typeof reportMistakesContract.input>>) {
  // The last word about a line counts.
  const byLine = new Map(call.input.mistakes.map((mistake) => [mistake.line, mistake]));
  return answer(call, 'mistake', [...byLine.values()]);
}

/** As if nothing was said, while the round is open. */
export async function withdrawProof(call: Answering<object>): Promise<OwnProofFacts> {
  const { tx, now } = call;
  const { edition, profile } = await requireOpen(call);
  await replaceOpenMistakes(tx, { edition, profile, sentAt: now }, []);
  await deleteAnswer(tx, edition, profile);
  return readOwnProof({ ...call, db: tx });
}
