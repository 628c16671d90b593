import type { Knex } from 'knex';
import type { Melawa } from '../event/load-event.ts';

/** All that anybody may know while families choose. */
export interface ChoiceCounts {
  families: number;
  numbers: number;
}

/** Null: nobody chose yet. Choices are not built yet, so it always is. */
export function readChoiceCounts(_db: Knex, _melawa: Melawa): Promise<ChoiceCounts | null> {
  return Promise.resolve(null);
}

export interface ChoiceFigures extends ChoiceCounts {
  inApp: number;
  onPaper: number;
  pairs: number;
  familiesInPair: number;
  tablesAsked: number;
  tablesGiven: number;
  familiesMet: number;
  /** When one-sided choices and their key were destroyed. */
  destroyedAt: Date | null;
}

/** Afterwards. Null, as above. */
export function readChoiceFigures(_db: Knex, _melawa: Melawa): Promise<ChoiceFigures | null> {
  return Promise.resolve(null);
}
