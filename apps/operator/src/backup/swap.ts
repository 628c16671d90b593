import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createLocalStorage } from '@suchi/extension/local-storage';
import type { Given } from '../command.ts';
import { databaseName } from '../database/connection.ts';
import { countSessions, databaseExists, dropDatabase, swapDatabases } from '../database/databases.ts';
import { withLock } from '../database/lock.ts';
import { OperatorError } from '../exit.ts';
import type { Settings } from '../settings/env.ts';
import { copyFiles } from '../storage/copy-files.ts';
import { openUsedStorage } from '../storage/storages.ts';

/** PostgreSQL cuts a name after 63 bytes, and two cut names could be the same. */
const maxNameBytes = 63;

/** The names that a restore uses beside the present ones. */
export function namesBeside({ env, uploads }: Settings) {
  const current = databaseName(env.databaseUrl);
  const names = { current, fresh: `${current}_restoring`, before: `${current}_before_restore` };
  if (Buffer.byteLength(names.before) > maxNameBytes)
    throw new OperatorError(
      'refused',
      'The name of the database is too long: a restore adds to it.',
      'Rename the database to at most 45 letters.',
    );
  return { ...names, uploadsBefore: `${uploads}-before-restore` };
}

/**
 * Brings an interrupted or failed restore to an end. The databases are swapped in one step, after the files: if that
 * has happened, the rest of the old state is removed; if not, the old state is put back.
 */
export async function settleSwap(settings: Settings): Promise<void> {
  const { databaseUrl } = settings.env;
  const { fresh, before, uploadsBefore } = namesBeside(settings);
  const isSwapped = await databaseExists(databaseUrl, before);
  if (existsSync(uploadsBefore) && !isSwapped) {
    await rm(settings.uploads, { recursive: true, force: true });
    await rename(uploadsBefore, settings.uploads);
  }
  // The folder goes first: without it and with the old database, the next run still knows what to do.
  await rm(uploadsBefore, { recursive: true, force: true });
  await dropDatabase(databaseUrl, isSwapped ? before : fresh);
}

/** The lock, and the end of whatever a killed restore left. */
export async function withInstallation<T>({ settings }: Given, run: () => Promise<T>): Promise<T> {
  return withLock(settings.env.databaseUrl, async () => {
    await settleSwap(settings);
    return run();
  });
}

/** What members write between the copy and the swap would be lost. */
export async function requireStopped({ settings }: Given): Promise<void> {
  const { current } = namesBeside(settings);
  const sessions = await countSessions(settings.env.databaseUrl, current);
  if (sessions > 0)
    throw new OperatorError(
      'refused',
      `The database has ${sessions} open connections: Suchi is running, and what members write now would be lost.`,
      'Stop the API nodes and workers, and run the command again.',
    );
}

/** A mount point cannot be renamed. A bucket is not: files are added to it. */
export async function requireReplaceable({ env, uploads }: Settings): Promise<void> {
  if (env.storage === 's3') return;
  await mkdir(uploads, { recursive: true });
  const [own, parent] = [await stat(uploads), await stat(dirname(uploads))];
  if (own.dev !== parent.dev)
    throw new OperatorError(
      'refused',
      'SUCHI_UPLOADS is a mount point, and a restore has to rename it.',
      'Move the files into a folder inside it, and set SUCHI_UPLOADS to that folder.',
    );
}

/** Puts the restored files and database in the place of the present ones. */
export async function swap(settings: Settings, freshFiles: string): Promise<void> {
  const { env, uploads } = settings;
  const { uploadsBefore, ...databases } = namesBeside(settings);
  if (env.storage === 's3') {
    await addToBucket(settings, freshFiles);
    await swapDatabases(env.databaseUrl, databases);
    return;
  }
  const { uid, gid, mode } = await stat(uploads);
  await chmod(freshFiles, mode);
  if (process.getuid?.() === 0) await chown(freshFiles, uid, gid);
  await rename(uploads, uploadsBefore);
  await rename(freshFiles, uploads);
  await swapDatabases(env.databaseUrl, databases);
}

/**
 * A file never changes under its name, so those that the present database uses stay good, and nothing has to be put
 * back if the restore fails.
 */
async function addToBucket(settings: Settings, freshFiles: string): Promise<void> {
  const { different } = await copyFiles({
    from: createLocalStorage(freshFiles),
    to: openUsedStorage(settings),
  });
  if (different.length > 0) throw new Error('the bucket did not keep what was written');
}

/** What the operator is told after everything was put back. A reason that already says so stays. */
export function rolledBack(what: string, error: unknown): OperatorError {
  if (error instanceof OperatorError && (error.exit === 'damaged' || error.exit === 'refused')) return error;
  return new OperatorError(
    'rolledBack',
    `${what}, and everything is as it was before: ${(error as Error).message}`,
    'Start the API nodes and workers again.',
    { cause: error },
  );
}
