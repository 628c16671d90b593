import type { addLookupContract, LookupValue } from '@suchi/contracts/profile';
import { matchListName } from '@suchi/domain/text';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import type { WriteCall } from '../../platform/route.ts';
import { findValue, insertLookup, type ListedValue, listLookup, lockLookup } from '../repository/values.ts';
import { toListName } from './list-name.ts';

/**
 * Returns the value with this name, also if it is written in another way, and adds it if it is missing. The name of a
 * merged value gives the one it went into.
 */
export async function addLookup({
  input,
  caller,
  tx,
}: WriteCall<z.output<typeof addLookupContract.input>, RoleCaller>): Promise<LookupValue> {
  const name = toListName(input.name);
  const { lookup } = input;
  await lockLookup(tx, lookup);
  const same = findSame(await listLookup(tx, lookup), name);
  const value =
    same === undefined
      ? await insertLookup(tx, { lookup, name, record_type: 'custom', user_created: caller.userId })
      : await findValue(tx, same.merged_into ?? same.id);
  if (!value) throw new Error('the value was neither found nor added');
  return value;
}

function findSame(values: readonly ListedValue[], name: string): ListedValue | undefined {
  const wanted = name.toLowerCase();
  return (
    values.find((value) => value.name.toLowerCase() === wanted) ??
    values.find((value) => matchListName(value.name, name) === 'same')
  );
}
