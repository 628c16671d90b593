import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the machine. */
const ticksInSecond = 100;

interface ProcessRow {
  pid: number;
  parent: number;
  /** Its own, and that of its children which have ended. */
  seconds: number;
}

/**
 * The processor time of a process, this one unless given, and of all that it started, in seconds: engines, workers and
 * browsers count for the test that uses them. PostgreSQL and Redis are not below this process, and do not count. Where
 * there is no /proc, it is the time of this process alone.
 */
export function treeCpuSeconds(root: number = process.pid): number {
  const rows = readProcesses();
  if (rows.length === 0) {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000_000;
  }
  const childrenOf = Map.groupBy(rows, ({ parent }) => parent);
  const below = (pid: number): number =>
    (childrenOf.get(pid) ?? []).reduce((sum, child) => sum + child.seconds + below(child.pid), 0);
  const own = rows.find(({ pid }) => pid === root);
  return (own?.seconds ?? 0) + below(root);
}

function readProcesses(): ProcessRow[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readProcess);
  } catch {
    return [];
  }
}

function readProcess(pid: string): ProcessRow[] {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  } catch {
    // It has ended since the folder was read.
    return [];
  }
  // The name, in brackets, may have spaces in it. After it: state, parent, …, and from the twelfth the four times.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return [{ pid: Number(pid), parent: Number(fields[1]), seconds: ticks / ticksInSecond }];
}
