import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suchiRelease } from '@suchi/extension/release';
import type { Given } from '../command.ts';
import { databaseName, withConnection } from '../database/connection.ts';
import { dumpDatabase } from '../database/dump.ts';
import { OperatorError } from '../exit.ts';
import { openUsedStorage } from '../storage/storages.ts';
import { collectFiles, hashFile } from './file-list.ts';
import { makeManifest, type Manifest, parts } from './manifest.ts';
import { type BackupKind, NoRepository, Repository } from './restic.ts';
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
export async function makeBackup(given: Given, kind: BackupKind): Promise<MadeBackup> {
  const { settings, step } = given;
  const backup = settings.requireBackup();
  const repository = new Repository(backup, settings.variables);
  await prepare(given, repository);
  return withScratch(backup.scratch, async (folder) => {
    const manifest = await collect({ settings, step }, folder);
    step('Encrypting and storing…');
    const { id, bytesAdded } = await repository.store(folder, Object.values(parts), {
      kind,
      madeAt: manifest.madeAt,
    });
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

/**
 * Opens the repository, or makes it for the first backup. Later an empty place means that something is missing, such as a
 * disk that is not mounted: a new repository would then fill the disk of the system, and the old backups would be
 * forgotten. The database remembers that there was one.
 */
async function prepare({ settings, options, step }: Given, repository: Repository): Promise<void> {
  await withConnection(settings.env.databaseUrl, async (client) => {
    await client.query(
      `create table if not exists ${memory} (made_at timestamptz primary key default now())`,
    );
    const { rowCount: known } = await client.query(`select from ${memory}`);
    if (!(await isThere(repository))) {
      if (known && options['new-repository'] !== true) throw missingRepository();
      step('There is no repository yet: making it.');
      await repository.init();
    }
    if (!known) await client.query(`insert into ${memory} default values`);
  });
}

/** In a schema that the engine does not look at. */
const memory = 'suchi_installation.backup_repository';

async function isThere(repository: Repository): Promise<boolean> {
  try {
    await repository.removeStaleLocks();
    return true;
  } catch (error) {
    if (error instanceof NoRepository) return false;
    throw error;
  }
}

function missingRepository(): OperatorError {
  return new OperatorError(
    'refused',
    'SUCHI_BACKUP_REPOSITORY has no backups, although this installation was backed up before.',
    'Check whether the disk of the backups is mounted (findmnt), and the setting. If the repository is meant to be a new one: suchi backup --new-repository',
  );
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
