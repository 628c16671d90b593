import { isDeepStrictEqual } from 'node:util';
import type {
  addLookupTypeContract,
  addLookupValueContract,
  deleteLookupContract,
  markStandardContract,
  renameLookupContract,
} from '@suchi/contracts/lookups';
import { checkLookupDelete } from '@suchi/domain/lookups';
import { matchListName } from '@suchi/domain/text';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { requireLanguages } from '../../platform/built-languages.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { WriteCall } from '../../platform/route.ts';
import { countAllUses } from '../../profiles/commands/lookup-users.ts';
import { moveLookup } from '../../profiles/commands/move-lookup.ts';
import { lockMerges } from '../repository/merges.ts';
import { insertType } from '../repository/types.ts';
import { insertLookup, listLookup, lockLookup, updateValue, type ValueRow } from '../repository/values.ts';
import { toListName } from './list-name.ts';
import { requireList, requireValue, toReferred } from './require-value.ts';

type Call<Contract extends { input: z.ZodMiniType }> = WriteCall<z.output<Contract['input']>, RoleCaller>;

interface Changed {
  id: number;
}

export async function addLookupType(call: Call<typeof addLookupTypeContract>): Promise<{ name: string }> {
  const name = toListName(call.input.name);
  const id = await insertType(call.tx, name);
  if (id === null) throw codedError('LOOKUP_REFUSED', { reason: 'name_taken' });
  await audit(call, 'lookup.add_list', id, { name }, 'qdb_lookup_type');
  return { name };
}

export async function addLookupValue(call: Call<typeof addLookupValueContract>): Promise<Changed> {
  const { tx, input, caller } = call;
  const { lookup } = input;
  const name = toListName(input.name);
  await requireList(tx, lookup);
  await lockLookup(tx, lookup);
  await requireFreeName(tx, { lookup, name, id: null });
  const value = await insertLookup(tx, {
    lookup,
    name,
    record_type: 'standard',
    user_created: caller.userId,
  });
  if (!value) throw codedError('LOOKUP_REFUSED', { reason: 'name_taken' });
  await audit(call, 'lookup.add', value.id, { lookup, name });
  return { id: value.id };
}

/** The value is then offered to every member. */
export async function markStandard(call: Call<typeof markStandardContract>): Promise<Changed> {
  const { id, record_type: recordType } = await requireValue(call.tx, call.input.id);
  if (recordType === 'standard') return { id };
  await updateValue(call.tx, id, { record_type: 'standard' });
  await audit(call, 'lookup.mark_standard', id);
  return { id };
}

export async function renameLookup(call: Call<typeof renameLookupContract>): Promise<Changed> {
  const { tx, input } = call;
  const name = toListName(input.name);
  if (input.names) requireLanguages(input.names, 'names');
  await lockMerges(tx);
  const value = await requireValue(tx, input.id);
  await changeNames(call, value);
  if (value.name === name) return { id: value.id };
  await lockLookup(tx, value.lookup);
  await requireFreeName(tx, { lookup: value.lookup, name, id: value.id });
  const renamed = { ...value, name };
  await updateValue(tx, value.id, { name });
  await moveLookup(tx, toReferred(value), toReferred(renamed));
  await audit(call, 'lookup.rename', value.id, { was: value.name, is: name });
  return { id: value.id };
}

/** In the languages of members. */
async function changeNames(
  call: Call<typeof renameLookupContract>,
  { id, names: was }: ValueRow,
): Promise<void> {
  const { names } = call.input;
  if (names === undefined || isDeepStrictEqual(names, was ?? {})) return;
  await updateValue(call.tx, id, { names });
  await audit(call, 'lookup.translate', id, { was, is: names });
}

/** The row stays, out of its list, so that an installation does not add the value again. */
export async function deleteLookup(call: Call<typeof deleteLookupContract>): Promise<Changed> {
  const { tx, input, now } = call;
  const value = await requireValue(tx, input.id);
  const uses = await countAllUses(tx, toReferred(value));
  const decision = checkLookupDelete({ id: value.id, uses });
  if (!decision.allowed) throw codedError('LOOKUP_REFUSED', { reason: decision.reason, uses });
  await updateValue(tx, value.id, { removed_at: now });
  await audit(call, 'lookup.delete', value.id, { lookup: value.lookup, name: value.name });
  return { id: value.id };
}

/** Also refuses another way of writing a name that the list has: HSC beside H.S.C. */
async function requireFreeName(
  tx: Knex.Transaction,
  { lookup, name, id }: { lookup: string; name: string; id: number | null },
): Promise<void> {
  const others = (await listLookup(tx, lookup)).filter(
    (value) => value.id !== id && value.merged_into === null,
  );
  if (others.some((other) => matchListName(other.name, name) === 'same'))
    throw codedError('LOOKUP_REFUSED', { reason: 'name_taken' });
}

function audit(
  { tx, caller }: Pick<Call<typeof markStandardContract>, 'tx' | 'caller'>,
  action: `lookup.${string}`,
  id: number,
  details?: object,
  collection = 'qdb_lookup',
): Promise<void> {
  return recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action,
    subject: { collection, id },
    ...(details ? { details } : {}),
  });
}
