// A PostgreSQL server of our own on a free port, so that a benchmark can crash it without disturbing others.
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@suchi/testing';

export interface OwnPostgres {
  url: string;
  /** Ends it like a power cut and starts it again; it recovers from its log. */
  crashAndRestart(): void;
  /** Ends it as a service manager does; connections are closed. */
  pause(): void;
  /** Starts it again, with more variables if there are any. */
  resume(variables?: Record<string, string>): void;
  stop(): void;
}

const versions = '/usr/lib/postgresql';

function findPrograms(): string {
  if (!existsSync(versions)) return '';
  const newest = readdirSync(versions).toSorted((a, b) => Number(b) - Number(a))[0];
  return newest ? `${join(versions, newest, 'bin')}/` : '';
}

// PostgreSQL refuses to run as root.
const isRoot = process.getuid?.() === 0;

function run(program: string, args: string[], variables: Record<string, string> = {}): void {
  const settings = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  const command = [
    ...(isRoot ? ['runuser', '-u', 'postgres', '--'] : []),
    ...(settings.length > 0 ? ['env', ...settings] : []),
    findPrograms() + program,
    ...args,
  ];
  execFileSync(command[0] ?? '', command.slice(1), { cwd: tmpdir(), stdio: ['ignore', 'ignore', 'inherit'] });
}

const idOfServer = (flag: '-u' | '-g') =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** Gives a folder to the user of the server. */
export function giveToPostgres(folder: string): void {
  if (isRoot) chownSync(folder, idOfServer('-u'), idOfServer('-g'));
}

/** Starts a server with a copy of a database of the usual server. */
export async function startOwnPostgres(
  sourceUrl: string,
  { maxConnections = 200 } = {},
): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'suchi-postgres-'));
  giveToPostgres(folder);
  const data = join(folder, 'data');
  const port = await freePort();
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=${maxConnections}`;
  const start = (variables: Record<string, string> = {}) =>
    run('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-o', options, '-w', 'start'], variables);
  const end = (mode: 'fast' | 'immediate') => run('pg_ctl', ['-D', data, '-m', mode, '-w', 'stop']);

  run('initdb', ['-D', data, '-U', 'suchi', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  start();
  const url = `postgres://suchi@127.0.0.1:${port}/postgres`;
  execFileSync('bash', [
    '-c',
    'pg_dump --no-owner "$0" | psql -q -v ON_ERROR_STOP=1 "$1" > /dev/null',
    sourceUrl,
    url,
  ]);
  return {
    url,
    crashAndRestart() {
      end('immediate');
      start();
    },
    pause: () => end('fast'),
    resume: start,
    stop() {
      end('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
