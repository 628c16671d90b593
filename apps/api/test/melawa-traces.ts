import { execFile, execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { allContracts } from '@suchi/contracts/all';
import { contractPath } from '@suchi/contracts/basics';
import { projectRoot, quickStart, searchRedis, type TestInstallation, testSecret } from '@suchi/testing';

// Where a number could be found: as people write it, and as the bytes that a sealed list has inside.

export interface Looked {
  /** Texts that must not be found: numbers, sealed lists, private keys. */
  texts: readonly string[];
  numbers: readonly number[];
}

const formsOf = ({ texts, numbers }: Looked): Buffer[] => [
  ...[...texts, ...numbers.map(String)].flatMap((text) => [
    Buffer.from(text),
    Buffer.from(Buffer.from(text).toString('base64').replaceAll('=', '').slice(0, -1)),
  ]),
  ...numbers.map((number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(number);
    return bytes;
  }),
];

const holds = (bytes: Buffer, forms: readonly Buffer[]): boolean =>
  forms.some((form) => bytes.includes(form));

/** Rows of the whole database, job queues included, as a dump has them. */
export function searchDump(databaseUrl: string, looked: Looked): string[] {
  const dump = execFileSync('pg_dump', ['--data-only', '--inserts', databaseUrl], { maxBuffer: 1 << 30 });
  return linesWith(dump, looked);
}

function linesWith(dump: Buffer, looked: Looked): string[] {
  const forms = formsOf(looked);
  return dump
    .toString('latin1')
    .split('\n')
    .filter((line) => holds(Buffer.from(line, 'latin1'), forms));
}

export const searchFiles = (folder: string, looked: Looked): string[] => {
  const forms = formsOf(looked);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .filter((path) => holds(readFileSync(path), forms));
};

/** Keys of the installation in Redis. */
export async function searchInRedis(namespace: string, { texts, numbers }: Looked): Promise<string[]> {
  const keys = await searchRedis([...texts, ...numbers.map(String)]);
  return keys.filter((key) => key.startsWith(namespace));
}

/** What every endpoint that can be read answers to somebody. */
export async function searchAnswers(
  server: TestInstallation,
  token: string | null,
  looked: Looked,
): Promise<string[]> {
  const forms = formsOf(looked);
  const found: string[] = [];
  for (const contract of allContracts) {
    if (contract.method !== 'GET') continue;
    for (const query of ['', '?page=1', `?number=${looked.numbers[0] ?? 1}`, '?id=1']) {
      const path = contractPath(contract) + query;
      const response = await fetch(server.api.url + path, {
        redirect: 'manual',
        headers: token === null ? {} : { authorization: `Bearer ${token}` },
      });
      if (holds(Buffer.from(await response.arrayBuffer()), forms)) found.push(path);
    }
  }
  return found;
}

interface BackupOf {
  server: TestInstallation;
  folder: string;
  uploads: string;
}

const run = promisify(execFile);

/** Makes a backup with the operator's command, and gives what its dump says. */
export async function backUp({ server, folder, uploads }: BackupOf): Promise<Buffer> {
  const { databaseUrl, namespace, smtpUrl } = server.installation;
  const repository = join(folder, 'repository');
  const passphrase = 'a-passphrase-only-for-tests';
  const env = {
    PATH: process.env['PATH'] ?? '',
    NODE_OPTIONS: `--import ${quickStart()}`,
    SUCHI_PUBLIC_URL: 'https://suchi.test',
    SUCHI_SECRET: testSecret,
    SUCHI_DATABASE_URL: databaseUrl,
    SUCHI_REDIS_URL: process.env['SUCHI_REDIS_URL'] ?? 'redis://127.0.0.1:6379',
    SUCHI_NAMESPACE: namespace,
    SUCHI_SMTP_URL: smtpUrl,
    SUCHI_UPLOADS: uploads,
    SUCHI_BACKUP_REPOSITORY: repository,
    SUCHI_BACKUP_PASSPHRASE: passphrase,
    SUCHI_BACKUP_REPORT: join(folder, 'backups.json'),
  };
  await run(process.execPath, [join(projectRoot, 'apps/operator/src/main.ts'), 'backup', '--json'], { env });
  const restic = { PATH: env.PATH, RESTIC_REPOSITORY: repository, RESTIC_PASSWORD: passphrase };
  const { stdout: listed } = await run('restic', ['ls', 'latest', '--json', '--no-cache'], { env: restic });
  const paths = [...listed.matchAll(/"path":"([^"]*database\.dump)"/g)].map(([, path = '']) => path);
  const options = { maxBuffer: 1 << 30 };
  const args = ['dump', 'latest', paths[0] ?? '', '--no-cache'];
  const dump = execFileSync('restic', args, { ...options, env: restic });
  return execFileSync('pg_restore', ['--data-only', '--file=-'], { ...options, input: dump });
}

export const searchBackup = (dump: Buffer, looked: Looked): string[] => linesWith(dump, looked);
