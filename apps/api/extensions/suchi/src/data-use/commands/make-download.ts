import { Readable } from 'node:stream';
import { downloadEnds, downloadMaxBytes } from '@suchi/domain/data-use';
import type { Knex } from 'knex';
import { loadProvenAddress } from '../../accounts/commands/load-proven-address.ts';
import { queueMail } from '../../mail/commands/queue-mail.ts';
import { loadAssociation } from '../../platform/load-association.ts';
import type { JobPlatform } from '../../platform/platform.ts';
import { deleteStored } from '../../platform/storage/file-storage.ts';
import { writeZip } from '../../platform/write-zip.ts';
import { downloadFile } from '../download-file.ts';
import { collectPerson, findPerson } from '../person/collect.ts';
import { queryBy } from '../query.ts';
import { type DownloadRow, failDownload, findDownload, keepDownload } from '../repository.ts';

export interface DownloadJob {
  downloadId: string;
}

const snapshot = { isolationLevel: 'repeatable read', readOnly: true } as const;

/** Makes the file that an account asked for, and says so by mail. */
export async function makeDownload(
  platform: JobPlatform,
  { downloadId }: DownloadJob,
  isLastTry: boolean,
): Promise<string> {
  const { database, clock } = platform;
  const asked = await findDownload(database, { id: downloadId });
  if (asked === null || asked.madeAt !== null) return 'not_needed';
  try {
    const isFound = await database.transaction((tx) => writeFile(platform, tx, asked), snapshot);
    if (!isFound) return 'not_needed';
    return (await finish(platform, asked)) ? 'made' : 'not_needed';
  } catch (error) {
    if (isLastTry) await failDownload(database, asked.id, clock.now());
    throw error;
  }
}

/** False: the account is gone. */
async function writeFile(
  { storage, clock }: JobPlatform,
  tx: Knex.Transaction,
  { id, user }: DownloadRow,
): Promise<boolean> {
  const query = queryBy(tx);
  const person = await findPerson(query, { id: user });
  if (person === null) return false;
  const association = await loadAssociation(tx);
  const now = clock.now();
  const { files } = collectPerson(person, { query, storage, association, now });
  const content = Readable.from(writeZip(files, { now, atMostBytes: downloadMaxBytes }), {
    objectMode: false,
  });
  await storage.write(downloadFile(id), content);
  return true;
}

async function finish(platform: JobPlatform, { id, user }: DownloadRow): Promise<boolean> {
  const { database, storage, clock } = platform;
  const file = await storage.find(downloadFile(id));
  if (file === null) return false;
  const madeAt = clock.now();
  return database.transaction(async (tx) => {
    if (!(await keepDownload(tx, id, { bytes: file.bytes, made_at: madeAt }))) {
      await deleteStored(storage, downloadFile(id));
      return false;
    }
    const address = await loadProvenAddress(tx, user);
    if (address !== null)
      await queueMail(
        { tx, platform },
        {
          kind: 'data_ready',
          to: address.email,
          person: user,
          facts: { firstName: address.firstName, until: downloadEnds(madeAt) },
        },
      );
    return true;
  });
}
