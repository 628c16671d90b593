import { join } from 'node:path';
import { type MadeBackup, makeBackup } from '../backup/make-backup.ts';
import { parts } from '../backup/manifest.ts';
import { Repository } from '../backup/restic.ts';
import { withScratch } from '../backup/scratch.ts';
import {
  namesBeside,
  requireReplaceable,
  requireStopped,
  rolledBack,
  settleSwap,
  swap,
  withInstallation,
} from '../backup/swap.ts';
import { type ChosenBackup, chooseBackup, unpackBackup } from '../backup/unpack.ts';
import type { Command, Given } from '../command.ts';
import { withConnection, withDatabase } from '../database/connection.ts';
import { databaseExists, recreateDatabase } from '../database/databases.ts';
import { runEngine } from '../engine.ts';
import { OperatorError } from '../exit.ts';
import { toMinute } from '../words.ts';

export const restore: Command = {
  name: 'restore',
  summary: 'put a backup in the place of the present database and files',
  words: { usage: '[ID]', max: 1 },
  help: `
Restores the newest backup, or the one you name. Stop the API nodes and workers first.

1. The present state is backed up, as a restore point: to undo the restore, restore that.
2. The backup is restored beside the present state, compared with what was backed up, brought to the schema of this
   release and checked.
3. Only then the two are swapped. If anything fails before, everything is as it was, and the exit code is 6; if the
   backup is damaged, it is 5.

On a new machine: install the release, set the same variables, and run it. There is no restore point then.`,
  options: { yes: { type: 'boolean', about: 'do not ask' } },
  async run(given) {
    return withInstallation(given, async () => {
      const { settings } = given;
      const repository = new Repository(settings.requireBackup(), settings.variables);
      await repository.removeStaleLocks();
      const chosen = await chooseBackup(repository, given.words[0]);
      await requireReplaceable(settings);
      await requireStopped(given);
      await confirm(given, chosen);
      const restorePoint = await makeRestorePoint(given);
      await replace(given, { repository, chosen, restorePoint });
      const undo = restorePoint === null ? [] : [`To undo it: suchi restore ${restorePoint.id}`];
      return {
        lines: [
          `Backup ${chosen.id} of ${toMinute(new Date(chosen.manifest.madeAt))} is restored.`,
          ...undo,
          'Start the API nodes and workers now, and log in once to see it.',
        ],
        facts: { id: chosen.id, made_at: chosen.manifest.madeAt, restore_point: restorePoint?.id ?? null },
      };
    });
  },
};

async function confirm({ options, settings, ask }: Given, chosen: ChosenBackup): Promise<void> {
  if (options['yes'] === true) return;
  const { current } = namesBeside(settings);
  const made = toMinute(new Date(chosen.manifest.madeAt));
  const answer = await ask(
    `The database ${current} and all files become what they were at ${made}.\nType the name of the database to go on: `,
  );
  if (answer !== current)
    throw new OperatorError(
      'refused',
      'Nothing was changed.',
      'Type the name of the database when asked, or give --yes.',
    );
}

/** Null on a new machine, where there is nothing to go back to. */
async function makeRestorePoint(given: Given): Promise<MadeBackup | null> {
  const { databaseUrl } = given.settings.env;
  const { current } = namesBeside(given.settings);
  if (!(await databaseExists(databaseUrl, current))) {
    await recreateDatabase(databaseUrl, current);
    return null;
  }
  const isInstalled = await withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ found: boolean }>(
      `select to_regclass('suchi_installation.migration') is not null as found`,
    );
    return rows[0]?.found === true;
  });
  if (!isInstalled) return null;
  given.step('Backing up the present state…');
  return makeBackup(given, 'restore-point');
}

interface Replacing {
  repository: Repository;
  chosen: ChosenBackup;
  restorePoint: MadeBackup | null;
}

async function replace(given: Given, { repository, chosen, restorePoint }: Replacing): Promise<void> {
  const { settings, step } = given;
  const { fresh } = namesBeside(settings);
  try {
    await withScratch(settings.requireBackup().scratch, async (folder) => {
      await unpackBackup(given, repository, chosen, { folder, database: fresh });
      step('Bringing it to this release…');
      const url = withDatabase(settings.env.databaseUrl, fresh);
      const isSameEngine = chosen.manifest.migrations.engine === restorePoint?.manifest.migrations.engine;
      if (!isSameEngine) await runEngine(settings, url, ['bootstrap', '--skipAdminInit']);
      // Refuses a database that this release cannot serve.
      await runEngine(settings, url, ['suchi', 'install']);
      step('Putting it in place…');
      await swap(settings, join(folder, parts.files));
    });
  } catch (error) {
    await settleSwap(settings);
    throw rolledBack('The backup could not be restored', error);
  }
  await settleSwap(settings);
}
