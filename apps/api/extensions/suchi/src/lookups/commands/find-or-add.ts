import type { addLookupContract, LookupValue } from '@suchi/contracts/lookups';
import { matchListName } from '@suchi/domain/text';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import type { WriteCall } from '../../platform/route.ts';
import { findValue, insertLookup, type ListedValue, listLookup, lockLookup } from '../repository/values.ts';
import { toListName } from './list-name.ts';

/**
 * Returns the value with this name, also if it is written in another way, and adds it if it is missing. The name of a
 * merged value gives the one it went into.
 */
export async function findOrAddValue(
  tx: Knex.Transaction,
  { lookup, typed, userId }: { lookup: string; typed: string; userId: string },
): Promise<LookupValue> {
  const name = toListName(typed);
  await lockLookup(tx, lookup);
  const same = findSame(await listLookup(tx, lookup), name);
  const value =
    same === undefined
      ? await insertLookup(tx, { lookup, name, record_type: 'custom', user_created: userId })
      : await findValue(tx, same.merged_into ?? same.id);
  if (!value) throw new Error('the value was neither found nor added');
  return value;
}

/** The names of a list, as people choose them. */
export async function listNamesOf(db: Knex, lookup: string): Promise<string[]> {
  const values = await listLookup(db, lookup);
  return values
    .filter(({ merged_into }) => merged_into === null)
    .map(({ name }) => name)
    .toSorted((a, b) => a.localeCompare(b));
}

/** Finds the values of one list by name, from a copy of the list. */
export async function loadListFinder(db: Knex, lookup: string): Promise<(name: string) => number | null> {
  const values = await listLookup(db, lookup);
  const found = new Map<string, number | null>();
  return (name) => {
    const known = found.get(name);
    if (known !== undefined) return known;
    const same = findSame(values, name);
    const id = same === undefined ? null : (same.merged_into ?? same.id);
    found.set(name, id);
    return id;
  };
}

function findSame(values: readonly ListedValue[], name: string): ListedValue | undefined {
  const wanted = name.toLowerCase();
  return (
    values.find((value) => value.name.toLowerCase() === wanted) ??
    values.find((value) => matchListName(value.name, name) === 'same')
  );
}

/** Adds a value of a member's own, or gives the one that is there. */
export function addLookup({
  input: { lookup, name: typed },
  caller,
  tx,
}: WriteCall<z.output<typeof addLookupContract.input>, RoleCaller>): Promise<LookupValue> {
  return findOrAddValue(tx, { lookup, typed, userId: caller.userId });
}
