import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suchiRelease } from '@suchi/extension/release';
import type { Given } from '../command.ts';
import { databaseName } from '../database/connection.ts';
import { dumpDatabase } from '../database/dump.ts';
import { OperatorError } from '../exit.ts';
import { openUsedStorage } from '../storage/storages.ts';
import { collectFiles, hashFile } from './file-list.ts';
import { makeManifest, type Manifest, parts } from './manifest.ts';
import { type BackupKind, Repository } from './restic.ts';
import { withScratch } from './scratch.ts';

export interface MadeBackup {
  id: string;
  manifest: Manifest;
  bytesAdded: number;
  /** All backups of the repository. */
  count: number;
  isLocal: boolean;
}

/** Backs up the database and the files and reads the dump back. Hold the lock while it runs. */
export async function makeBackup({ settings, step }: Given, kind: BackupKind): Promise<MadeBackup> {
  const backup = settings.requireBackup();
  const repository = new Repository(backup, settings.variables);
  await prepare(repository, step);
  return withScratch(backup.scratch, async (folder) => {
    const manifest = await collect({ settings, step }, folder);
    step('Encrypting and storing…');
    const { id, bytesAdded } = await repository.store(folder, Object.values(parts), kind);
    step('Reading it back…');
    if ((await repository.hashPart(id, parts.dump)) !== manifest.dump.checksum)
      throw new OperatorError(
        'damaged',
        `Backup ${id} was stored, but what is read back is not what was written.`,
        'Check the disk of the repository, and run `suchi verify`.',
      );
    const count = await repository.removeOld();
    return { id, manifest, bytesAdded, count, isLocal: repository.isLocal };
  });
}

async function prepare(repository: Repository, step: Given['step']): Promise<void> {
  try {
    await repository.removeStaleLocks();
  } catch (error) {
    if (!(error instanceof OperatorError && error.message.startsWith('There is no repository'))) throw error;
    step('There is no repository yet: making it.');
    await repository.init();
  }
}

async function collect(
  { settings, step }: Pick<Given, 'settings' | 'step'>,
  folder: string,
): Promise<Manifest> {
  const { databaseUrl } = settings.env;
  const madeAt = new Date();
  const dump = join(folder, parts.dump);
  step('Dumping the database…');
  const { unfinishedFiles, ...facts } = await dumpDatabase(databaseUrl, dump);
  step('Collecting the files…');
  const files = await collectFiles(
    {
      storage: openUsedStorage(settings),
      folder: settings.env.storage === 'local' ? settings.uploads : null,
    },
    { folder: join(folder, parts.files), list: join(folder, parts.list) },
    { until: madeAt, unfinished: new Set(unfinishedFiles) },
  );
  const manifest = makeManifest({
    ...facts,
    madeAt,
    version: suchiRelease.version,
    database: databaseName(databaseUrl),
    dump: { bytes: (await stat(dump)).size, checksum: await hashFile(dump) },
    files,
  });
  await writeFile(join(folder, parts.manifest), JSON.stringify(manifest, null, 1), { mode: 0o600 });
  return manifest;
}
