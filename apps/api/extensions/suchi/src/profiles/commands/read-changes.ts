import type { readChangesContract } from '@suchi/contracts/review';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import type { ReadCall } from '../../platform/route.ts';
import { findRecord } from '../form-repository.ts';
import { ownerIdOf } from './author.ts';
import { type LoadedRevision, loadRevision } from './load-record.ts';
import { type LoadedSheet, loadSheet } from './load-sheet.ts';
import { recordStaffRead } from './record-staff-read.ts';

export type ReadRevision = (LoadedRevision & { approved: LoadedSheet }) | null;

/** The author's own open revision beside the approved profile. */
export async function readChanges(
  call: ReadCall<z.output<typeof readChangesContract.input>, RoleCaller>,
): Promise<ReadRevision> {
  const { input, caller, db } = call;
  const ownerId = ownerIdOf(caller, input.user);
  const record = await findRecord(db, { user: ownerId });
  if (!record) return null;
  await recordStaffRead(call, { ownerId, profileId: record.id, isActingAs: true });
  const loaded = await loadRevision(db, record.id, caller.language);
  return loaded && { ...loaded, approved: await loadSheet(db, record.form, caller.language) };
}
