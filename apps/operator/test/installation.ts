import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  cloneDatabase,
  dropDatabase,
  projectRoot,
  queryDatabase,
  quickStart,
  testSecret,
} from '@suchi/testing';

export interface Answer {
  code: number;
  /** The JSON object on standard output. */
  facts: Record<string, unknown>;
  error: { message: string; next: string } | undefined;
}

/** A database with the engine's schema, some uploads, and the settings of an operator. */
export interface OperatedInstallation {
  folder: string;
  uploads: string;
  database: string;
  variables: Record<string, string>;
  /** Runs `suchi … --json` as a process of its own. */
  suchi(args: string[], variables?: Record<string, string>): Promise<Answer>;
  query(sql: string): Promise<unknown[]>;
  remove(): Promise<void>;
}

export async function makeOperatedInstallation(name: string): Promise<OperatedInstallation> {
  const database = `suchi_test_${name}_${process.pid}`;
  const folder = mkdtempSync(join(tmpdir(), `${database}-`));
  const uploads = join(folder, 'uploads');
  mkdirSync(uploads);
  for (const file of ['first.jpg', 'second.jpg']) writeFileSync(join(uploads, file), `picture ${file}`);
  const databaseUrl = await cloneDatabase(database);
  // Most of the rows, and nothing that these tests are about.
  await queryDatabase(database, 'truncate gazetteer.place, gazetteer.region');
  const variables = {
    PATH: process.env['PATH'] ?? '',
    NODE_OPTIONS: `--import ${quickStart()}`,
    HTTPS_PROXY: 'http://127.0.0.1:1',
    SUCHI_PUBLIC_URL: 'https://suchi.test',
    SUCHI_SECRET: testSecret,
    SUCHI_DATABASE_URL: databaseUrl,
    SUCHI_REDIS_URL: process.env['SUCHI_REDIS_URL'] ?? 'redis://127.0.0.1:6379',
    SUCHI_NAMESPACE: database,
    SUCHI_SMTP_URL: 'smtp://127.0.0.1:1',
    SUCHI_UPLOADS: uploads,
    SUCHI_BACKUP_REPOSITORY: join(folder, 'repository'),
    SUCHI_BACKUP_PASSPHRASE: 'a-passphrase-only-for-tests',
    SUCHI_BACKUP_REPORT: join(folder, 'backups.json'),
  };
  return {
    folder,
    uploads,
    database,
    variables,
    suchi: (args, more = {}) => runSuchi([...args, '--json'], { ...variables, ...more }),
    query: (sql) => queryDatabase(database, sql),
    async remove() {
      await dropDatabase(database);
      rmSync(folder, { recursive: true });
    },
  };
}

async function runSuchi(args: string[], env: Record<string, string>): Promise<Answer> {
  const main = join(projectRoot, 'apps/operator/src/main.ts');
  const ended = await new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(process.execPath, [main, ...args], { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
  if (!ended.stdout.startsWith('{'))
    throw new Error(`no JSON from suchi ${args.join(' ')}: ${ended.stdout}${ended.stderr}`);
  const facts = JSON.parse(ended.stdout) as Record<string, unknown>;
  return { code: ended.code, facts, error: facts['error'] as Answer['error'] };
}
