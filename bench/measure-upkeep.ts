// What an operator does with an installation: a backup, a restore on another machine, an upgrade.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  databaseUrl,
  dropDatabase,
  projectRoot,
  queryDatabase,
  runEngineCommand,
  testSecret,
} from '@suchi/testing';
import { makeNextRelease, oldColumn } from './next-release.ts';

interface UpkeepFigures {
  'backup s': number;
  'backup MB': number;
  'restore s': number;
  'upgrade, before the nodes s': number;
  'upgrade, after the nodes s': number;
}

const run = promisify(execFile);

/** The files are left out: their time is that of the disk or the network. The restored copy is upgraded and dropped. */
export async function measureUpkeep(database: string): Promise<UpkeepFigures> {
  const folder = mkdtempSync(join(tmpdir(), `${database}-`));
  const restored = `${database}_restored`;
  const uploads = join(folder, 'uploads');
  mkdirSync(uploads);
  const suchi = async (name: string, words: string[]) => {
    const { stdout } = await run(
      process.execPath,
      [join(projectRoot, 'apps/operator/src/main.ts'), ...words, '--json'],
      {
        env: {
          PATH: process.env['PATH'],
          HOME: process.env['HOME'],
          SUCHI_PUBLIC_URL: 'https://suchi.test',
          SUCHI_SECRET: testSecret,
          SUCHI_DATABASE_URL: databaseUrl(name),
          SUCHI_REDIS_URL: process.env['SUCHI_REDIS_URL'] ?? 'redis://127.0.0.1:6379',
          SUCHI_NAMESPACE: name,
          SUCHI_SMTP_URL: 'smtp://127.0.0.1:1',
          SUCHI_UPLOADS: uploads,
          SUCHI_BACKUP_REPOSITORY: join(folder, 'repository'),
          SUCHI_BACKUP_PASSPHRASE: 'a-passphrase-only-for-tests',
        },
        maxBuffer: 10_000_000,
      },
    );
    return JSON.parse(stdout) as { bytes_added?: number };
  };
  try {
    await dropDatabase(restored);
    const [backupSeconds, made] = await timed(() => suchi(database, ['backup']));
    const [restoreSeconds] = await timed(() => suchi(restored, ['restore', '--yes']));
    const [early, late] = await measureUpgrade(restored);
    return {
      'backup s': backupSeconds,
      'backup MB': Math.round((made.bytes_added ?? 0) / 1e6),
      'restore s': restoreSeconds,
      'upgrade, before the nodes s': early,
      'upgrade, after the nodes s': late,
    };
  } finally {
    await dropDatabase(restored);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The two parts of `suchi install` that an upgrade runs, with everything that a release can do to a table in use. */
async function measureUpgrade(database: string): Promise<[early: number, late: number]> {
  const apiFolder = await makeNextRelease();
  try {
    await queryDatabase(
      database,
      `alter table ${oldColumn.table} add column ${oldColumn.name} text default 'old';
       insert into directus_fields (collection, field, interface) values ('${oldColumn.table}', '${oldColumn.name}', 'input')`,
    );
    const install = (...options: string[]) =>
      runEngineCommand(databaseUrl(database), ['suchi', 'install', ...options], {
        namespace: database,
        apiFolder,
      });
    const [early] = await timed(() => install('--expand'));
    const [late] = await timed(() => install('--allow-drop', `${oldColumn.table}.${oldColumn.name}`));
    return [early, late];
  } finally {
    rmSync(join(apiFolder, '../..'), { recursive: true });
  }
}

async function timed<Result>(work: () => Promise<Result>): Promise<[seconds: number, result: Result]> {
  const startedAt = performance.now();
  const result = await work();
  return [Number(((performance.now() - startedAt) / 1000).toFixed(1)), result];
}
