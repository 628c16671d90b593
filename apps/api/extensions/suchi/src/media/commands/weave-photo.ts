import { createHash } from 'node:crypto';
import type { Platform } from '../../platform/platform.ts';
import { readStored } from '../../platform/storage/file-storage.ts';
import { readFace } from './read-source.ts';
import { runChild } from './run-child.ts';

export interface WeaveRequest {
  photo: Uint8Array;
  words: string;
}

/**
 * A photo 720 pixels wide with words woven faintly into its foot. It is kept under the photo's id, so it is deleted with
 * it. Null: there is no photo. Rights are not checked here.
 */
export async function weavePhoto(
  { database, storage }: Pick<Platform, 'database' | 'storage'>,
  { photo: id, words }: { photo: string; words: string },
): Promise<Buffer | null> {
  const mark = createHash('sha256').update(words).digest('hex').slice(0, 16);
  const name = `${id}__shared-${mark}.jpeg`;
  const kept = await readStored(storage, name);
  if (kept !== null) return kept;
  const photo = await readFace(database, storage, id);
  const woven = photo && (await runChild<Uint8Array>('@suchi/extension/weave-process', { photo, words }));
  if (woven === null) return null;
  const bytes = Buffer.from(woven);
  await storage.write(name, bytes);
  return bytes;
}
