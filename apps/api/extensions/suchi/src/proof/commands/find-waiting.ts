import { type CalendarDate, todayInIndia } from '@suchi/domain/basics';
import { findProofStage } from '@suchi/domain/print';
import type { Knex } from 'knex';
import { isPrinted } from '../../print/commands/load-printed.ts';
import { findAnswer, readRound } from '../repository.ts';

// For other contexts.

/** The last day for an answer, when the profile's printed page waits for one. */
export async function findWaitingProof(db: Knex, profile: number, now: Date): Promise<CalendarDate | null> {
  const round = await readRound(db);
  if (round === null || findProofStage(round, todayInIndia(now)) !== 'open') return null;
  const isWaiting =
    (await isPrinted(db, round.id, profile)) && (await findAnswer(db, round.id, profile)) === null;
  return isWaiting ? round.until : null;
}
