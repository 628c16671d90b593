import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Given } from '../command.ts';
import { withDatabase } from '../database/connection.ts';
import { recreateDatabase } from '../database/databases.ts';
import { fingerprintOf, restoreDump } from '../database/dump.ts';
import { compareFingerprints } from '../database/fingerprint.ts';
import { OperatorError } from '../exit.ts';
import { compareFiles, hashFile } from './file-list.ts';
import { type Manifest, parseManifest, parts } from './manifest.ts';
import type { Repository, Snapshot } from './restic.ts';

export interface ChosenBackup extends Snapshot {
  manifest: Manifest;
}

/** The backup with this id; the newest one without. */
export async function chooseBackup(repository: Repository, id: string | undefined): Promise<ChosenBackup> {
  const all = await repository.list();
  const chosen = all.find((each) => (id === undefined ? each.kind === 'backup' : each.id === id));
  if (!chosen)
    throw new OperatorError(
      'refused',
      id === undefined ? 'There is no backup yet.' : `There is no backup ${id}.`,
      id === undefined ? 'Make one: suchi backup' : 'suchi backups lists them.',
    );
  return { ...chosen, manifest: parseManifest(await repository.readPart(chosen.id, parts.manifest)) };
}

export function damagedBackup(id: string, reasons: string[]): OperatorError {
  return new OperatorError(
    'damaged',
    `Backup ${id} is not what was backed up: ${reasons.slice(0, 5).join('; ')}.`,
    'Run `suchi verify`, and choose another backup: suchi backups lists them.',
  );
}

/** Room for the parts, and some to spare. */
async function requireSpace(folder: string, { dump, files }: Manifest): Promise<void> {
  const needed = (dump.bytes + files.bytes) * 1.1;
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < needed)
    throw new OperatorError(
      'refused',
      `The disk has ${toMegabytes(bavail * bsize)} free, and the backup needs ${toMegabytes(needed)}.`,
      'Free some space, and run the command again.',
    );
}

const toMegabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`;

/** Writes a backup into a folder and a database beside the present ones, and compares both with the manifest. */
export async function unpackBackup(
  { settings, step }: Given,
  repository: Repository,
  { id, manifest }: ChosenBackup,
  target: { folder: string; database: string },
): Promise<void> {
  const { databaseUrl } = settings.env;
  const { folder, database } = target;
  await requireSpace(folder, manifest);
  step('Reading and decrypting…');
  await repository.fetch(id, folder);
  const dump = join(folder, parts.dump);
  const differences = await compareFiles(
    { folder: join(folder, parts.files), list: join(folder, parts.list) },
    manifest.files,
  );
  if ((await hashFile(dump)) !== manifest.dump.checksum) differences.push('the dump has other contents');
  if (differences.length > 0) throw damagedBackup(id, differences);
  step('Filling a new database…');
  await recreateDatabase(databaseUrl, database);
  const url = withDatabase(databaseUrl, database);
  await restoreDump(url, dump);
  step('Comparing every table…');
  const found = compareFingerprints(manifest.tables, await fingerprintOf(url));
  if (found.length > 0) throw damagedBackup(id, found);
}
