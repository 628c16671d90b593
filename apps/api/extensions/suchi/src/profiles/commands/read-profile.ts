import type { OwnStanding } from '@suchi/contracts/accounts';
import { profileForm, type readProfileContract } from '@suchi/contracts/profiles';
import type * as z from 'zod/mini';
import { codedError } from '../../platform/coded-error.ts';
import type { RoleCaller } from '../../platform/access.ts';
import type { ReadCall } from '../../platform/route.ts';
import { findOwner, findRecord, type Owner } from '../form-repository.ts';
import { findLastSave, type LastSave, readRules } from '../repository.ts';
import { ownerIdOf } from './author.ts';
import { type LoadedSheet, loadSheet } from './load-sheet.ts';
import { loadStanding } from './load-standing.ts';
import { recordStaffRead } from './record-staff-read.ts';

export interface ReadForm {
  standing: OwnStanding | null;
  sheet: LoadedSheet;
  saved: LastSave | null;
  owner: Owner;
  latestBirthDate: string | null;
}

/** The profile as last saved, with the changes of an open revision, or an empty form. */
export async function readProfile(
  call: ReadCall<z.output<typeof readProfileContract.input>, RoleCaller>,
): Promise<ReadForm> {
  const { input, caller } = call;
  return readFormOf(call, ownerIdOf(caller, input.user), input.version);
}

/** For a room that has decided who may: the form of this account. That staff read it is recorded. */
export async function readFormOf(
  call: Omit<ReadCall<unknown, RoleCaller>, 'input'>,
  ownerId: string,
  version: 'latest' | 'approved' = 'latest',
): Promise<ReadForm> {
  const { caller, db, now } = call;
  const owner = await findOwner(db, ownerId);
  if (!owner) throw codedError('FORBIDDEN');
  const record = await findRecord(db, { user: ownerId });
  await recordStaffRead(call, { ownerId, profileId: record?.id ?? null, isActingAs: true });
  const rules = await readRules(db);
  const loaded = record && (await loadStanding(db, record, { rules, now }));
  const form =
    (version === 'latest' ? loaded?.revision?.form : null) ?? record?.form ?? profileForm.parse({});
  return {
    standing: loaded?.standing ?? null,
    sheet: await loadSheet(db, form, caller.language),
    saved: record && (await findLastSave(db, record.id)),
    owner,
    latestBirthDate: rules.latestBirthDate,
  };
}
