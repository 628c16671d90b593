import type { addLookupContract, LookupValue } from '@suchi/contracts/profile';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import type { WriteCall } from '../../platform/route.ts';
import { findOrAddValue } from './find-or-add.ts';

/** Adds a value of a member's own, or gives the one that is there. */
export function addLookup({
  input: { lookup, name: typed },
  caller,
  tx,
}: WriteCall<z.output<typeof addLookupContract.input>, RoleCaller>): Promise<LookupValue> {
  return findOrAddValue(tx, { lookup, typed, userId: caller.userId });
}
