import { randomUUID } from 'node:crypto';
import type { Env } from '../platform/env.ts';
import { makeSealKey, seal, sealBytes, unseal, unsealBytes } from '../platform/seal.ts';
import { deleteStored, type FileStorage, readStored } from '../platform/storage/file-storage.ts';
import { subjectKeys } from '../platform/subject-keys.ts';
import type { PersonRows } from './person-rows.ts';

type Secrets = Pick<Env, 'secret' | 'acceptedSecrets'>;

/** What one account becomes: encrypted files below a folder, and the key for them, encrypted. */
export interface SealedParcel {
  folder: string;
  sealedKey: string;
}

interface Contents {
  rows: PersonRows;
  /** The names that the files had, in the order of their numbers. */
  files: string[];
}

const root = 'sealed/';
const pathOf = (folder: string, name: string) => `${root}${folder}/${name}`;
const contentsName = 'rows';

/** How a closed account is found by an address that is not stored. */
export const emailMarks = (email: string, secrets: readonly string[]): string[] =>
  subjectKeys(`closed:${email.toLowerCase()}`, secrets);

/** Writes the rows and every file under a key that is used once. The files stay where they are. */
export async function sealPerson(
  storage: FileStorage,
  { rows, files }: Contents,
  { secret }: Pick<Secrets, 'secret'>,
): Promise<SealedParcel> {
  const folder = randomUUID();
  const key = makeSealKey();
  const write = (name: string, bytes: Uint8Array) =>
    storage.write(pathOf(folder, name), sealBytes(bytes, key, `${folder}/${name}`));
  try {
    const found: string[] = [];
    for (const name of files) {
      const bytes = await readStored(storage, name);
      if (bytes === null) continue;
      await write(String(found.length), bytes);
      found.push(name);
    }
    await write(contentsName, Buffer.from(JSON.stringify({ rows, files: found } satisfies Contents)));
  } catch (error) {
    await dropParcel(storage, folder);
    throw error;
  }
  return { folder, sealedKey: seal(key.toString('base64url'), secret, 'account') };
}

/** Opens the rows. */
export async function openParcel(
  storage: FileStorage,
  { folder, sealedKey }: SealedParcel,
  { acceptedSecrets }: Pick<Secrets, 'acceptedSecrets'>,
): Promise<Contents> {
  const bytes = await openFile(storage, {
    folder,
    name: contentsName,
    key: keyOf(sealedKey, acceptedSecrets),
  });
  return JSON.parse(bytes.toString('utf8')) as Contents;
}

/** Puts the files back under their own names. */
export async function returnFiles(
  storage: FileStorage,
  { folder, sealedKey }: SealedParcel,
  { files, acceptedSecrets }: { files: readonly string[] } & Pick<Secrets, 'acceptedSecrets'>,
): Promise<void> {
  const key = keyOf(sealedKey, acceptedSecrets);
  for (const [index, name] of files.entries())
    await storage.write(name, await openFile(storage, { folder, name: String(index), key }));
}

/** The key sealed with the newest secret; null when it is already. */
export function resealKey(sealedKey: string, { secret, acceptedSecrets }: Secrets): string | null {
  try {
    unseal(sealedKey, [secret], 'account');
    return null;
  } catch {
    return seal(unseal(sealedKey, acceptedSecrets, 'account'), secret, 'account');
  }
}

export const dropParcel = (storage: FileStorage, folder: string): Promise<void> =>
  deleteStored(storage, `${root}${folder}/`);

/** Folders of the store, with the time of their newest file. */
export async function listParcels(storage: FileStorage): Promise<Map<string, Date>> {
  const folders = new Map<string, Date>();
  for await (const { name, modifiedAt } of storage.list(root)) {
    const folder = name.slice(root.length).split('/')[0] ?? '';
    const known = folders.get(folder);
    if (known === undefined || known < modifiedAt) folders.set(folder, modifiedAt);
  }
  return folders;
}

const keyOf = (sealedKey: string, secrets: readonly string[]) =>
  Buffer.from(unseal(sealedKey, secrets, 'account'), 'base64url');

async function openFile(
  storage: FileStorage,
  { folder, name, key }: { folder: string; name: string; key: Buffer },
): Promise<Buffer> {
  const sealed = await readStored(storage, pathOf(folder, name));
  if (sealed === null) throw new Error('a file of a sealed account is missing');
  return unsealBytes(sealed, key, `${folder}/${name}`);
}
