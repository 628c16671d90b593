import type { Knex } from 'knex';
import type { Melawa } from '../event/load-event.ts';

/** What the board says of the stage. */
export interface StageSummary {
  lateMinutes: number;
  done: number;
  /** All who were called or wait. */
  of: number;
  secondsEach: number | null;
  since: Date;
  endsAt: Date;
  /** Who is on the stage, and the next ones. */
  next: { number: number; name: string; status: 'now' | 'next' | 'waiting' }[];
  smallChildren: { number: number; place: number; since: Date }[];
}

/** Null: nobody was called yet. The stage is not built yet, so it always is. */
export function readStageSummary(_db: Knex, _melawa: Melawa): Promise<StageSummary | null> {
  return Promise.resolve(null);
}

export interface StageFigures {
  onStage: number;
  present: number;
  off: number;
  skipped: number;
  secondsEach: number;
  lateMinutes: number;
  slotKeptPercent: number | null;
  longestWaitMinutes: number | null;
}

/** Afterwards. Null, as above. */
export function readStageFigures(_db: Knex, _melawa: Melawa): Promise<StageFigures | null> {
  return Promise.resolve(null);
}
