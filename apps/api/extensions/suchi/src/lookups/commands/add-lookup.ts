import type { addLookupContract, LookupValue } from '@suchi/contracts/profile';
import { isEnglishText, toPlainSigns } from '@suchi/domain/text';
import type * as z from 'zod/mini';
import { codedError } from '../../platform/coded-error.ts';
import type { RoleCaller } from '../../platform/access.ts';
import type { WriteCall } from '../../platform/route.ts';
import { findLookup, insertLookup } from '../repository.ts';

/** Returns the value with this name, and adds it if it is missing. */
export async function addLookup({
  input,
  caller,
  tx,
}: WriteCall<z.output<typeof addLookupContract.input>, RoleCaller>): Promise<LookupValue> {
  const name = toPlainSigns(input.name).replaceAll(/\s+/g, ' ').trim();
  if (!isEnglishText(name)) throw codedError('INVALID_PAYLOAD', { fields: { name: 'english' } });
  const wanted = { lookup: input.lookup, name };
  const value =
    (await findLookup(tx, wanted)) ??
    (await insertLookup(tx, { ...wanted, user_created: caller.userId })) ??
    (await findLookup(tx, wanted));
  if (!value) throw new Error('the value was neither found nor added');
  return value;
}
