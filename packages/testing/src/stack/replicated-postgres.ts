import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** A PostgreSQL server of our own and a streaming replica of it, which a test can stop without disturbing others. */
export interface ReplicatedPostgres {
  url: string;
  replicaUrl: string;
  stopReplica(): void;
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
const idOfServer = (flag: '-u' | '-g') =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

function run(program: string, args: string[]): void {
  const [command = '', ...rest] = [
    ...(isRoot ? ['runuser', '-u', 'postgres', '--'] : []),
    findPrograms() + program,
    ...args,
  ];
  execFileSync(command, rest, { cwd: tmpdir(), stdio: ['ignore', 'ignore', 'inherit'] });
}

const urlAt = (port: number) => `postgres://suchi@127.0.0.1:${port}/postgres`;

/** Starts both with a copy of a database of the usual server. */
export async function startReplicatedPostgres(sourceUrl: string): Promise<ReplicatedPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'suchi-replicated-'));
  if (isRoot) chownSync(folder, idOfServer('-u'), idOfServer('-g'));
  const start = (name: string, port: number) =>
    run('pg_ctl', [
      '-D',
      join(folder, name),
      '-l',
      join(folder, `${name}.log`),
      '-o',
      `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c hot_standby=on`,
      '-w',
      'start',
    ]);
  const end = (name: string) => run('pg_ctl', ['-D', join(folder, name), '-m', 'immediate', '-w', 'stop']);

  const [port, replicaPort] = [await freePort(), await freePort()];
  run('initdb', ['-D', join(folder, 'primary'), '-U', 'suchi', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  start('primary', port);
  execFileSync('bash', [
    '-c',
    'pg_dump --no-owner "$0" | psql -q -v ON_ERROR_STOP=1 "$1" > /dev/null',
    sourceUrl,
    urlAt(port),
  ]);
  run('pg_basebackup', [
    `--dbname=${urlAt(port)}`,
    `--pgdata=${join(folder, 'replica')}`,
    '--write-recovery-conf',
    '--checkpoint=fast',
    '--wal-method=stream',
    '--no-sync',
  ]);
  start('replica', replicaPort);
  let isReplicaUp = true;
  const stopReplica = () => {
    if (isReplicaUp) end('replica');
    isReplicaUp = false;
  };
  return {
    url: urlAt(port),
    replicaUrl: urlAt(replicaPort),
    stopReplica,
    stop() {
      stopReplica();
      end('primary');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
