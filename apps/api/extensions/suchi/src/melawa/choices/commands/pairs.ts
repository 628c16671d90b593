import type { tapPairContract } from '@suchi/contracts/melawa';
import { checkTap, findTable, type PairSide, type PairView, seePair } from '@suchi/domain/melawa';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../../platform/access.ts';
import type { ReadCall, WriteCall } from '../../../platform/route.ts';
import { lockEvent } from '../../event/repository.ts';
import {
  listPairs,
  listTables,
  type PairReader,
  type PairRow,
  setTable,
  updateSide,
} from '../repository/pairs.ts';
import { type Choosing, type OwnChoosing, readOwnChoosing, refused } from './choosing.ts';

export type OpenPair = PairRow & { view: Extract<PairView, { kind: 'pair' }> };

export interface OwnPairs extends OwnChoosing {
  isTold: boolean;
  pairs: OpenPair[];
}

const side = (shares: boolean, asksTable: boolean): PairSide => ({
  shares,
  asksTable,
  tookBack: false,
  blocked: false,
});

/** Those that are gone were left out by the statement. */
const open = (row: PairRow): OpenPair[] => {
  const view = seePair(side(row.own_shares, row.own_asks), side(row.shares, row.asks));
  return view.kind === 'pair' ? [{ ...row, view }] : [];
};

/** The pairs of a family once they are told. */
export async function readPairsOf(db: Knex, choosing: Choosing, reader: PairReader): Promise<OpenPair[]> {
  const { melawa } = choosing;
  if (!isTold(choosing)) return [];
  return (await listPairs(db, melawa.edition, reader)).flatMap(open);
}

export const isTold = ({ melawa, round }: Choosing): boolean =>
  (melawa.phase === 'pairs' || melawa.phase === 'after') && round !== null && round.told_at !== null;

export async function readOwnPairs({ db, caller, now }: ReadCall<object, RoleCaller>): Promise<OwnPairs> {
  return readFor(db, await readOwnChoosing(db, caller, now));
}

async function readFor(db: Knex, choosing: OwnChoosing): Promise<OwnPairs> {
  const pairs = await readPairsOf(db, choosing, { profile: choosing.profile });
  return { ...choosing, isTold: isTold(choosing), pairs };
}

/** One tap of a family. A pair of others, and one that is gone, are the same. */
export async function tapPair({
  tx,
  input,
  caller,
  now,
}: WriteCall<z.output<typeof tapPairContract.input>, RoleCaller>): Promise<OwnPairs> {
  const choosing = await readOwnChoosing(tx, caller, now);
  // Tables are given in the order of asking.
  await lockEvent(tx, choosing.melawa.edition);
  const { pairs } = await readFor(tx, choosing);
  const pair = pairs.find(({ id }) => id === input.pair);
  const { times, melawa } = choosing;
  const decision = checkTap(input.tap, pair?.view ?? { kind: 'gone' }, {
    now: melawa.now,
    foyerUntil: times.foyerUntil,
  });
  if (!decision.allowed || pair === undefined) throw refused(decision.allowed ? 'gone' : decision.reason);
  if (input.tap === 'share') await updateSide(tx, pair.own_side, { shares: true });
  if (input.tap === 'ask_table') await askTable(tx, choosing, pair);
  if (input.tap === 'take_back') {
    await updateSide(tx, pair.own_side, { took_back_at: melawa.now });
    await setTable(tx, pair.id, null);
  }
  return readFor(tx, choosing);
}

/** When both asked, the next table that is free while both are. Without one they ask again later. */
export async function askTable(tx: Knex.Transaction, { melawa }: Choosing, pair: OpenPair): Promise<void> {
  await updateSide(tx, pair.own_side, { asks_table: true });
  if (!pair.asks || pair.table_number !== null) return;
  const { event, edition, now } = melawa;
  const numbers = [Math.min(pair.own_number, pair.number), Math.max(pair.own_number, pair.number)] as const;
  const time = findTable(numbers, { event, given: await listTables(tx, edition), now });
  if (time !== null) await setTable(tx, pair.id, time);
}
