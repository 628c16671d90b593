import type { Knex } from 'knex';
import { countChosen, countLists } from '../choices/repository/lists.ts';
import { countMet, countPairs } from '../choices/repository/pairs.ts';
import { findRound } from '../choices/repository/rounds.ts';
import type { Melawa } from '../event/load-event.ts';

/** All that anybody may know while families choose. */
export interface ChoiceCounts {
  families: number;
  numbers: number;
}

/** Null: nobody chose yet. */
export async function readChoiceCounts(db: Knex, { edition }: Melawa): Promise<ChoiceCounts | null> {
  const round = await findRound(db, edition);
  if (round === null) return null;
  if (round.told_at !== null) return { families: round.app_lists + round.slips, numbers: round.numbers };
  const { app, slips } = await countLists(db, edition);
  return app + slips === 0 ? null : { families: app + slips, numbers: await countChosen(db, edition) };
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

/** Afterwards. Null: no pairs were made. */
export async function readChoiceFigures(db: Knex, { edition }: Melawa): Promise<ChoiceFigures | null> {
  const round = await findRound(db, edition);
  if (round === null || round.told_at === null) return null;
  return {
    families: round.app_lists + round.slips,
    numbers: round.numbers,
    inApp: round.app_lists,
    onPaper: round.slips,
    pairs: round.pairs,
    ...(await countPairs(db, edition)),
    familiesMet: await countMet(db, edition),
    destroyedAt: round.destroyed_at,
  };
}
