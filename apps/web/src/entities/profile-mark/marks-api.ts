import * as z from 'zod/mini';
import { api } from '../../shared/api/api.ts';
import { outbox, useWaitingSends } from '../../shared/api/outbox/outbox.ts';
import { removeRow } from '../../shared/api/remove-row.ts';

const notesPath = '/items/matrimonial_profile_notes';

/** The fields of a new note. One is misspelled in the specification. */
const newNote = z.object({ note: z.string(), matrinonial_profile: z.int(), client_key: z.string() });

/** Returns whether the server has it; if not, it waits on this device. */
export async function addNote(profileId: number, note: string): Promise<boolean> {
  const key = crypto.randomUUID();
  const body: z.output<typeof newNote> = { note, matrinonial_profile: profileId, client_key: key };
  const { isSent } = await outbox.send({
    key,
    kind: 'note',
    subject: `note.${key}`,
    method: 'POST',
    path: notesPath,
    body,
    // The server has this key: the answer to an earlier request was lost.
    doneBy: ['RECORD_NOT_UNIQUE'],
  });
  return isSent;
}

/** Notes about a profile that wait to be sent. */
export function useWaitingNotes(profileId: number): { key: string; note: string }[] {
  return useWaitingSends().flatMap(({ kind, key, body }) => {
    const parsed = kind === 'note' ? newNote.safeParse(body) : null;
    return parsed?.data?.matrinonial_profile === profileId ? [{ key, note: parsed.data.note }] : [];
  });
}

export async function changeNote(noteId: number, note: string): Promise<void> {
  await api.patch(`${notesPath}/${noteId}`, { note });
}

export async function removeNote(noteId: number): Promise<void> {
  await removeRow(notesPath, noteId);
}
