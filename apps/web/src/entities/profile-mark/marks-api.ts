import { api } from '../../shared/api/api.ts';
import { ApiError } from '../../shared/api/api-error.ts';

const blocksPath = '/items/junction_directus_users_qd_matrimonial_profile_1';
const notesPath = '/items/matrimonial_profile_notes';

/** Keeps a private note about a profile; the field is spelled as the data spells it. */
export async function addNote(profileId: number, note: string): Promise<void> {
  await api.post(notesPath, { note, matrinonial_profile: profileId });
}

export async function removeNote(noteId: number): Promise<void> {
  await removeRow(notesPath, noteId);
}

/** Hides a profile and its reader from each other. */
export async function blockProfile(profileId: number, userId: string): Promise<void> {
  try {
    await api.post(blocksPath, { directus_users_id: userId, qd_matrimonial_profile_id: profileId });
  } catch (error) {
    // Blocked in another tab already: that is what was asked for.
    if (!isCode(error, 'RECORD_NOT_UNIQUE')) throw error;
  }
}

export async function unblock(blockId: number): Promise<void> {
  await removeRow(blocksPath, blockId);
}

/** The engine answers FORBIDDEN for a row that is not there, so what was removed in another tab counts as removed. */
async function removeRow(path: string, id: number): Promise<void> {
  try {
    await api.delete(`${path}/${id}`);
  } catch (error) {
    if (!isCode(error, 'FORBIDDEN')) throw error;
  }
}

function isCode(error: unknown, code: ApiError['code']): boolean {
  return error instanceof ApiError && error.code === code;
}
