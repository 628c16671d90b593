import { api } from '../../shared/api/api.ts';
import { ApiError } from '../../shared/api/api-error.ts';

const blocksPath = '/items/junction_directus_users_qd_matrimonial_profile_1';
const notesPath = '/items/matrimonial_profile_notes';

/** The field is misspelled in the specification. */
export async function addNote(profileId: number, note: string): Promise<void> {
  await api.post(notesPath, { note, matrinonial_profile: profileId });
}

export async function removeNote(noteId: number): Promise<void> {
  await removeRow(notesPath, noteId);
}

/** Hides the two members from each other. */
export async function blockProfile(profileId: number, userId: string): Promise<void> {
  try {
    await api.post(blocksPath, { directus_users_id: userId, qd_matrimonial_profile_id: profileId });
  } catch (error) {
    // Already blocked in another tab.
    if (!isCode(error, 'RECORD_NOT_UNIQUE')) throw error;
  }
}

export async function unblock(blockId: number): Promise<void> {
  await removeRow(blocksPath, blockId);
}

/** The engine answers FORBIDDEN for a missing row, so a row removed in another tab counts as removed. */
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
