import { Repository } from '../backup/restic.ts';
import type { Command } from '../command.ts';
import { toMinute } from '../words.ts';

const kinds = { backup: '', 'restore-point': '  made before a restore' };

export const backups: Command = {
  name: 'backups',
  summary: 'list the backups',
  help: 'Lists the backups of SUCHI_BACKUP_REPOSITORY, the newest first. The id is what `restore` and `verify` take.',
  async run({ settings }) {
    const list = await new Repository(settings.requireBackup(), settings.variables).list();
    return {
      lines:
        list.length === 0
          ? ['There is no backup yet.']
          : list.map(({ id, madeAt, kind }) => `${id}  ${toMinute(new Date(madeAt))}${kinds[kind]}`),
      facts: { backups: list.map(({ id, madeAt, kind }) => ({ id, made_at: madeAt, kind })) },
    };
  },
};
