import { addDays, isSameData } from '@suchi/domain/basics';
import { eventAtFirst, findMelawaPhase, type MelawaEvent, type MelawaPhase } from '@suchi/domain/melawa';
import type { Knex } from 'knex';
import { codedError } from '../../platform/coded-error.ts';
import { type EventRow, findEvent, findPastEvent, findRehearsal } from './repository.ts';

export interface Melawa {
  edition: number;
  year: number;
  event: MelawaEvent;
  phase: MelawaPhase;
  /** By the clock of the melawa: a rehearsal plays another day. */
  now: Date;
  isRehearsal: boolean;
  /** When its row was made. */
  openedAt: Date;
}

/** Answers are taken until so many days before the day, as long as the association says nothing else. */
const answerDaysBefore = 7;
/** A rehearsal that nobody ended is not played any longer. */
export const rehearsalHours = 24;

const settingsAtFirst = (day: string) => ({
  ...eventAtFirst,
  answerUntil: addDays(day, -answerDaysBefore),
});

const readSettings = ({ day, hall, settings }: Pick<EventRow, 'day' | 'hall' | 'settings'>): MelawaEvent => ({
  ...settingsAtFirst(day),
  ...settings,
  day,
  hall,
});

/** What a row keeps: all that differs from the settings at first. Day and hall are the edition's. */
export function writeSettings({ day, hall: _hall, ...settings }: MelawaEvent): Partial<MelawaEvent> {
  const atFirst: Partial<Record<string, unknown>> = settingsAtFirst(day);
  return Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => !isSameData(value, atFirst[name])),
  );
}

function toMelawa(row: EventRow, realNow: Date, isRehearsal: boolean): Melawa {
  const event = readSettings(row);
  const { edition, year, first_check_in_at: firstCheckInAt, date_created: openedAt } = row;
  const now = new Date(realNow.getTime() + row.seconds_ahead * 1000);
  const phase = findMelawaPhase(event, { now, firstCheckInAt });
  return { edition, year, event, now, phase, isRehearsal, openedAt };
}

/** For families: never a rehearsal. Null: there is no melawa, or the association has not set it up. */
export async function findMelawa(db: Knex, realNow: Date): Promise<Melawa | null> {
  const row = await findEvent(db);
  return row && toMelawa(row, realNow, false);
}

export async function requireMelawa(db: Knex, now: Date): Promise<Melawa> {
  const melawa = await findMelawa(db, now);
  if (melawa === null) throw codedError('MELAWA_NOT_FOUND');
  return melawa;
}

/** The melawa that is over: the one that people are thanked for, or an earlier one. */
export async function requireOver(db: Knex, realNow: Date): Promise<Melawa> {
  const melawa = await findMelawa(db, realNow);
  if (melawa?.phase === 'after') return melawa;
  const past = await findPastEvent(db);
  if (past !== null) return toMelawa(past, realNow, false);
  throw melawa === null
    ? codedError('MELAWA_NOT_FOUND')
    : codedError('MELAWA_REFUSED', { reason: 'not_over' });
}

/** The rehearsal that runs, if any. */
export async function findPlayed(db: Knex, realNow: Date): Promise<Melawa | null> {
  const row = await findRehearsal(db, { hours: rehearsalHours, now: realNow });
  return row && toMelawa(row, realNow, true);
}

/** For those who work at the melawa: the rehearsal while one runs. */
export const requireWorked = async (db: Knex, now: Date): Promise<Melawa> =>
  (await findPlayed(db, now)) ?? requireMelawa(db, now);
