import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Association } from '@suchi/domain/settings';
import type { FileStorage } from '@suchi/extension/file-storage';
import { collectPerson, findPerson as find, type Person, type Query } from '@suchi/extension/person';
import type { Client } from 'pg';

export type { Person } from '@suchi/extension/person';
export type Exported = ReturnType<typeof collectPerson>['report'];

const queryBy =
  (client: Client): Query =>
  async <Row>(sql: string, bindings: readonly unknown[]) =>
    (await client.query(sql, [...bindings])).rows as Row[];

/** Null when there is no account with this address. */
export const findPerson = (client: Client, email: string): Promise<Person | null> =>
  find(queryBy(client), { email });

interface Target {
  folder: string;
  storage: FileStorage;
  association: Association;
}

/** Writes everything about the person into a new folder that only its owner can read. */
export async function exportPerson(
  client: Client,
  person: Person,
  { folder, storage, association }: Target,
): Promise<Exported> {
  await mkdir(join(folder, 'files'), { recursive: true, mode: 0o700 });
  const { files, report } = collectPerson(person, {
    query: queryBy(client),
    storage,
    association,
    now: new Date(),
  });
  for await (const { path, content } of files)
    await pipeline(content, createWriteStream(join(folder, path), { mode: 0o600, flags: 'wx' }));
  return report;
}
