import { readBackupReport } from '@suchi/extension/backup-report';
import { releaseName } from '@suchi/extension/release';
import { type Association, listAssociations, machineOf, releaseOf } from '../associations/list.ts';
import { portsOf } from '../associations/ports.ts';
import type { Command } from '../command.ts';
import { isReady } from '../inspect/services.ts';
import { toColumns } from '../help.ts';
import { toMinute } from '../words.ts';

interface Row {
  name: string;
  address: string;
  release: string;
  state: string;
  nodes: readonly number[];
  studio: number;
  lastBackup: Date | null;
}

export const associations: Command = {
  name: 'associations',
  summary: 'list the associations of this machine',
  help: `
Lists the associations of this machine: name, address, release, state, last good backup, and the ports of the nodes and the
Studio. Run it as root, who may read the files of all of them.`,
  async run({ environment }) {
    const rows = await Promise.all(listAssociations(machineOf(environment)).map(describe));
    return {
      lines: rows.length === 0 ? ['There is none. The first one: suchi install'] : toLines(rows),
      facts: {
        associations: rows.map(({ lastBackup, ...row }) => ({
          ...row,
          last_backup: lastBackup?.toISOString() ?? null,
        })),
      },
    };
  },
};

async function describe(association: Association): Promise<Row> {
  const { name, address, port, variables } = association;
  const { nodes, studio } = portsOf(name, port);
  const { backups } = await readBackupReport(variables['SUCHI_BACKUP_REPORT']);
  return {
    name,
    address,
    release: releaseOf(association) ?? releaseName,
    state: await stateOf(association, nodes),
    nodes,
    studio,
    lastBackup: backups.find(({ isGood }) => isGood)?.finishedAt ?? null,
  };
}

async function stateOf({ isUnfinished }: Association, nodes: readonly number[]): Promise<string> {
  if (isUnfinished) return 'unfinished';
  const ready = (await Promise.all(nodes.map((node) => isReady(`127.0.0.1:${node}`)))).filter(Boolean);
  if (ready.length === nodes.length) return 'running';
  return ready.length === 0 ? 'stopped' : `${ready.length} of ${nodes.length} nodes`;
}

function toLines(rows: readonly Row[]): string[] {
  const head = ['NAME', 'ADDRESS', 'RELEASE', 'STATE', 'LAST BACKUP', 'NODES', 'STUDIO'];
  return toColumns([
    head,
    ...rows.map(({ name, address, release, state, lastBackup, nodes, studio }) => [
      name,
      address,
      release,
      state,
      lastBackup ? toMinute(lastBackup) : 'none',
      nodes.join(' '),
      String(studio),
    ]),
  ]);
}
