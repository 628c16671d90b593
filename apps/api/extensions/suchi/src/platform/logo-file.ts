import { type FileStorage, readStored } from './storage/file-storage.ts';

/** Where the files of the association's logo are in the storage, and below the site. */
export const logoFolder = 'association';

/** Null: the file is missing. */
export const readLogoFile = (storage: FileStorage, file: string): Promise<Buffer | null> =>
  readStored(storage, `${logoFolder}/${file}`);
