// Which process uses the cores: a measured answer to what breaks first. Linux only.
import { readFileSync } from 'node:fs';
import { databaseUrl, treeCpuSeconds } from '@suchi/testing';
import { Client } from 'pg';
import { cpuMsOf } from './process-use.ts';

/** Seconds of processor time by part, since the start of each. */
type Use = Record<string, number>;

export interface CpuWatch {
  /** Percent of one core that each part has used since the last call; `machine` is of all cores. */
  take(): Record<string, number>;
}

/** Where the fields of a process are: the name before them can have spaces in it. */
function parentOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

/** The parent of a connection's process. */
async function findPostmaster(database: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl(database) });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(rows[0]?.pid ?? 0);
  await client.end();
  return postmaster;
}

/** Seconds that all cores were busy. */
function machineSeconds(): number {
  const [, user = 0, nice = 0, system = 0, , , irq = 0, soft = 0] = (
    readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? ''
  )
    .split(/\s+/)
    .map(Number);
  return (user + nice + system + irq + soft) / 100;
}

/** `parts` are processes of this program, with what they started themselves. */
export async function watchCpu(database: string, parts: Readonly<Record<string, number>>): Promise<CpuWatch> {
  const postmaster = await findPostmaster(database);
  const read = (): Use => ({
    ...Object.fromEntries(Object.entries(parts).map(([name, pid]) => [name, treeCpuSeconds(pid)])),
    PostgreSQL: treeCpuSeconds(postmaster),
    // Its children are the parts above.
    'load generator': cpuMsOf(process.pid) / 1000,
    machine: machineSeconds(),
  });
  let [before, at] = [read(), performance.now()];
  return {
    take() {
      const [after, now] = [read(), performance.now()];
      const seconds = (now - at) / 1000;
      const shares = Object.entries(after).map(([name, used]) => [
        name,
        Math.round((100 * (used - (before[name] ?? 0))) / seconds),
      ]);
      [before, at] = [after, now];
      return Object.fromEntries(shares) as Record<string, number>;
    },
  };
}
