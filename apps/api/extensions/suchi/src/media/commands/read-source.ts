import type { Knex } from 'knex';
import { type FileStorage, readStored } from '../../platform/storage/file-storage.ts';

// For printing: rights are not checked here.

/** The names of files in the storage, by their ids. */
export async function listStored(db: Knex, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db('directus_files')
    .whereIn('id', [...ids])
    .whereNotNull('filename_disk')
    .select('id', 'filename_disk');
  return new Map(rows.map((row) => [row.id, row.filename_disk ?? '']));
}

/**
 * The bytes of a picture: of a face the size for print, which was cut around it at the upload, or the picture itself.
 * Null: its file is missing.
 */
export async function readSource(
  files: FileStorage,
  { id, isFace, stored }: { id: string; isFace: boolean; stored: string | undefined },
): Promise<Buffer | null> {
  for (const name of [isFace ? `${id}__print.jpeg` : undefined, stored]) {
    const bytes = name === undefined ? null : await readStored(files, name);
    if (bytes !== null) return bytes;
  }
  return null;
}

/** The same for one photo of a candidate. */
export async function readFace(db: Knex, files: FileStorage, id: string): Promise<Buffer | null> {
  const stored = await listStored(db, [id]);
  return readSource(files, { id, isFace: true, stored: stored.get(id) });
}
