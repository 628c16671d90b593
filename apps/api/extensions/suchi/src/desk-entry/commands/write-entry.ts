import type {
  agreeEntryContract,
  deskPhotoContract,
  openEntryContract,
  saveEntryContract,
} from '@suchi/contracts/desk-entry';
import { mayHold } from '@suchi/domain/desk-entry';
import type * as z from 'zod/mini';
import { receivePhotoOf } from '../../media/commands/receive-photo.ts';
import type { RoleCaller } from '../../platform/access.ts';
import type { Call, WriteCall } from '../../platform/route.ts';
import { type ReadForm, readFormOf } from '../../profiles/commands/read-profile.ts';
import { saveAtDesk } from '../../profiles/commands/save-profile.ts';
import { type EntryRow, findEntry, updateEntry } from '../repository/entries.ts';
import { deletePages, listPages } from '../repository/papers.ts';
import { refused } from './refused.ts';

type EntryCall<Input = { id: number }> = WriteCall<Input, RoleCaller>;

export interface OpenedEntry {
  entry: EntryRow;
  /** Null: the caller writes. */
  heldBy: string | null;
  pages: string[];
  form: ReadForm;
}

/** The form, for the caller to write when nobody else has it open. */
export async function openEntry(
  call: EntryCall<z.output<typeof openEntryContract.input>>,
): Promise<OpenedEntry> {
  const { entry, heldBy } = await hold(call);
  const { tx } = call;
  return {
    entry,
    heldBy,
    pages: await listPages(tx, entry.id),
    form: await readFormOf({ ...call, db: tx }, entry.owner),
  };
}

export const holdEntry = async (call: EntryCall): Promise<string | null> => (await hold(call)).heldBy;

async function hold({
  input,
  caller,
  tx,
  now,
}: EntryCall): Promise<{ entry: EntryRow; heldBy: string | null }> {
  const entry = await findEntry(tx, input.id, { isLocked: true });
  if (entry === null) throw refused('no_entry');
  const { heldBy: by, heldAt: at } = entry;
  if (!mayHold({ by, at }, caller.userId, now)) return { entry, heldBy: entry.heldName };
  await updateEntry(tx, entry.id, { heldBy: caller.userId, heldAt: now });
  return { entry, heldBy: null };
}

async function requireHold(call: EntryCall): Promise<EntryRow> {
  const { entry, heldBy } = await hold(call);
  if (heldBy !== null) throw refused('held', heldBy);
  // From now on the review has it, and its own pages change it.
  if (entry.status !== 'Draft' && entry.status !== 'Rejected') throw refused('sent');
  return entry;
}

export async function saveEntry(call: EntryCall<z.output<typeof saveEntryContract.input>>): Promise<void> {
  const { profile, base, asked } = call.input;
  const entry = await requireHold(call);
  await saveAtDesk({ ...call, input: { profile, base } }, entry.owner, { isAgreed: false });
  await updateEntry(call.tx, entry.id, { asked });
}

/** The family heard every line and agrees. What was asked is answered, and the pages of the form are not kept. */
export async function agreeEntry(call: EntryCall<z.output<typeof agreeEntryContract.input>>) {
  const { profile, base } = call.input;
  const { tx, now } = call;
  const entry = await requireHold(call);
  const result = await saveAtDesk({ ...call, input: { profile, base } }, entry.owner, { isAgreed: true });
  await updateEntry(tx, entry.id, { asked: [], agreedAt: now, heldBy: null, heldAt: null });
  await deletePages(tx, entry.id);
  return result;
}

/** Waits and decodes without an open transaction. */
export async function receiveCandidate(call: Call<z.output<typeof deskPhotoContract.input>, RoleCaller>) {
  const { input, platform } = call;
  const entry = await platform.database.transaction((tx) =>
    requireHold({ ...call, tx, input: { id: input.entry } }),
  );
  return receivePhotoOf(call, entry.owner);
}
