import type { Picture } from '@suchi/contracts/profile';
import { session } from '../../../shared/api/api.ts';

/** The files that were chosen in this tab, by the picture that was cut from them. */
const files = new Map<string, File>();

// The next person at this device must not get them.
session.onEnd(() => files.clear());

export function rememberOriginal(picture: Picture, file: File): void {
  files.set(picture.id, file);
}

/** The whole photo while this tab has it; later the picture as it was cut, which is all that the server keeps. */
export async function findOriginal({ id, urls }: Picture): Promise<File> {
  const file = files.get(id);
  if (file) return file;
  const answer = await fetch(urls.page);
  if (!answer.ok) throw new Error('The picture did not load');
  const bytes = await answer.blob();
  return new File([bytes], 'photo', { type: bytes.type });
}
