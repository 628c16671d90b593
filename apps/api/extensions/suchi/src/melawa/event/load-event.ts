import { addDays } from '@suchi/domain/basics';
import { eventAtFirst, findMelawaPhase, type MelawaEvent, type MelawaPhase } from '@suchi/domain/melawa';
import type { Knex } from 'knex';
import { codedError } from '../../platform/coded-error.ts';
import { type EventRow, findEvent } from './repository.ts';

export interface Melawa {
  edition: number;
  year: number;
  event: MelawaEvent;
  phase: MelawaPhase;
  /** By the clock of the melawa: a rehearsal plays another day. */
  now: Date;
}

/** Answers are taken until so many days before the day, as long as the association says nothing else. */
const answerDaysBefore = 7;

const readSettings = ({ day, hall, settings }: EventRow): MelawaEvent => ({
  ...eventAtFirst,
  answerUntil: addDays(day, -answerDaysBefore),
  ...settings,
  day,
  hall,
});

/** Null: there is no melawa, or the association has not set it up. */
export async function findMelawa(db: Knex, realNow: Date): Promise<Melawa | null> {
  const row = await findEvent(db);
  if (row === null) return null;
  const event = readSettings(row);
  const { edition, year, first_check_in_at: firstCheckInAt } = row;
  const now = new Date(realNow.getTime() + row.seconds_ahead * 1000);
  return { edition, year, event, now, phase: findMelawaPhase(event, { now, firstCheckInAt }) };
}

export async function requireMelawa(db: Knex, now: Date): Promise<Melawa> {
  const melawa = await findMelawa(db, now);
  if (melawa === null) throw codedError('MELAWA_NOT_FOUND');
  return melawa;
}
