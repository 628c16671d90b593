import {
  type lookupMergesContract,
  type lookupPairsContract,
  type lookupTypesContract,
  type lookupUsersContract,
  type lookupValuesContract,
  type readLookupContract,
  shownLookupUsers,
} from '@suchi/contracts/lookups';
import { holidaysLookup, mergeUndoHours } from '@suchi/domain/lookups';
import { looksLikeSameName } from '@suchi/domain/text';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { ListResult } from '../../platform/list-page.ts';
import type { ReadCall } from '../../platform/route.ts';
import { countLookupUses, loadLookupUsers, type LookupUsers } from '../../profiles/commands/lookup-users.ts';
import { listMerges, type RecentMerge } from '../repository/merges.ts';
import { listSimilar } from '../repository/pairs.ts';
import { listTypes, type TypeRow } from '../repository/types.ts';
import { findValues, listOffered, readValues as readPage, type ValueRow } from '../repository/values.ts';
import { requireList, toReferred } from './require-value.ts';

type Call<Contract extends { input: z.ZodMiniType }> = ReadCall<z.output<Contract['input']>, RoleCaller>;

export type CountedValue = ValueRow & { uses: number };

export interface ValuePair {
  source: CountedValue;
  target: CountedValue;
}

export function readTypes({ db }: Call<typeof lookupTypesContract>): Promise<TypeRow[]> {
  return listTypes(db, holidaysLookup);
}

/** A list as a person chooses from it. */
export function readLookup({ db, input, caller }: Call<typeof readLookupContract>) {
  const { role, userId, language } = caller;
  return listOffered(db, { lookup: input.lookup, userId: role === 'user' ? userId : null, language });
}

export async function readValues({
  db,
  input: { filter, ...query },
}: Call<typeof lookupValuesContract>): Promise<ListResult<CountedValue>> {
  await requireList(db, filter.lookup);
  const { total, rows } = await readPage(db, { ...query, lookup: filter.lookup });
  return { total, rows: await withUses(db, filter.lookup, rows) };
}

export async function readUsers({ db, input }: Call<typeof lookupUsersContract>): Promise<LookupUsers> {
  const [value] = await findValues(db, [input.id]);
  if (!value) throw codedError('LOOKUP_NOT_FOUND');
  return loadLookupUsers(db, toReferred(value), shownLookupUsers);
}

export async function readMerges({
  db,
  input,
  now,
}: Call<typeof lookupMergesContract>): Promise<RecentMerge[]> {
  await requireList(db, input.lookup);
  return listMerges(db, input.lookup, new Date(now.getTime() - mergeUndoHours * 3_600_000));
}

/** Enough to work through; more appear when these are decided. */
const pairsAtMost = 20;

/** Values that look alike, each custom value once. */
export async function readPairs({ db, input }: Call<typeof lookupPairsContract>): Promise<ValuePair[]> {
  const { lookup } = input;
  await requireList(db, lookup);
  const alike = (await listSimilar(db, lookup)).filter((row) =>
    looksLikeSameName(lookup, row.custom_name, row.other_name),
  );
  const once = alike.filter(
    (row, index) => alike.findIndex(({ custom_id: id }) => id === row.custom_id) === index,
  );
  const shown = once.slice(0, pairsAtMost);
  const ids = shown.flatMap((row) => [row.custom_id, row.other_id]);
  const values = await withUses(db, lookup, await findValues(db, ids));
  const valueOf = new Map(values.map((value) => [value.id, value]));
  return shown.flatMap((row) => {
    const [custom, other] = [valueOf.get(row.custom_id), valueOf.get(row.other_id)];
    return custom && other ? [inOrder(custom, other)] : [];
  });
}

/** The association's value stays, or the one that more profiles have. */
function inOrder(custom: CountedValue, other: CountedValue): ValuePair {
  const staysCustom = other.record_type === 'custom' && custom.uses > other.uses;
  return staysCustom ? { source: other, target: custom } : { source: custom, target: other };
}

async function withUses(db: Knex, list: string, values: readonly ValueRow[]): Promise<CountedValue[]> {
  const uses = await countLookupUses(db, list, values.map(toReferred));
  return values.map((value) => ({ ...value, uses: uses.get(value.id) ?? 0 }));
}
