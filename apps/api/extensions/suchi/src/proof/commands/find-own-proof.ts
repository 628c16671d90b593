import { type CalendarDate, todayInIndia } from '@suchi/domain/basics';
import { findOwnProofState, findProofStage, type OwnProofState } from '@suchi/domain/print';
import type { Knex } from 'knex';
import { isPrinted } from '../../print/commands/load-printed.ts';
import { findAnswer, listMistakesOf, readRound } from '../repository.ts';

// For other contexts.

/** What a family is told about its page in the current book, which may be printed already. */
export async function findOwnProof(
  db: Knex,
  profile: number,
  { isPrinted: isBookPrinted, now }: { isPrinted: boolean; now: Date },
): Promise<{ state: OwnProofState; until: CalendarDate } | null> {
  const round = await readRound(db);
  if (!round?.until) return null;
  const stage = findProofStage(round, todayInIndia(now));
  if (stage === 'before' || !(await isPrinted(db, round.id, profile))) return null;
  const state = findOwnProofState(stage, {
    isAnswered: (await findAnswer(db, round.id, profile)) !== null,
    hasMistakes: (await listMistakesOf(db, round.id, profile)).length > 0,
    isPrinted: isBookPrinted,
  });
  return state && { state, until: round.until };
}
