import { type MadeBackup, makeBackup } from '../backup/make-backup.ts';
import { namesBeside, requireStopped, rolledBack, settleSwap, withInstallation } from '../backup/swap.ts';
import { allOption, type Command, type Given, type Outcome } from '../command.ts';
import { withDatabase } from '../database/connection.ts';
import { copyDatabase, swapDatabases } from '../database/databases.ts';
import { runEngine, runInstall } from '../engine.ts';
import { OperatorError } from '../exit.ts';
import { ProgramFailed } from '../run-program.ts';
import { beginRolling, finishRolling } from './rolling-upgrade.ts';

export const upgrade: Command = {
  name: 'upgrade',
  summary: 'bring the database to this release, or leave it as it was',
  help: `
Run it in the folder of the new release, after the build. Stop the API nodes and workers first.

1. The present state is backed up, as a restore point.
2. A copy of the database is brought to this release and checked. The database itself is not touched.
3. Only then the copy takes its place. If anything fails before, everything is as it was, and the exit code is 6.

Then start the nodes and workers of the new release. To go back to the old one, restore the restore point with it.
If the release deletes something, it is refused (exit code 4) until you name it; the release notes say why. It needs room
for a second database.

With two API nodes nobody has to wait: \`suchi upgrade --rolling\` in the folder of the new release, while the old one
serves; then replace nodes and workers one at a time; then \`suchi upgrade --finish\`. Only from one release to the next.
If it fails, the old release goes on serving.`,
  options: {
    ...allOption,
    rolling: { type: 'boolean', about: 'prepare the database while the old release serves' },
    finish: { type: 'boolean', about: 'after --rolling, when no old node or worker runs' },
    'allow-drop': {
      type: 'string',
      value: 'NAMES',
      about: 'what may be deleted, with commas: collection.field',
    },
    'allow-narrow': {
      type: 'string',
      value: 'NAMES',
      about: 'fields that may take fewer values, with commas',
    },
  },
  async run(given) {
    const { settings, options, step } = given;
    if (options['rolling'] && options['finish'])
      throw new OperatorError('usage', 'Either --rolling or --finish.', 'First --rolling, later --finish.');
    if (options['rolling']) return beginRolling(given);
    if (options['finish']) return finishRolling(given, namesAllowed(options));
    settings.requireBackup();
    return withInstallation(given, async () => {
      await requireStopped(given);
      step('Comparing the database with this release…');
      if (await isUpToDate(given, settings.env.databaseUrl))
        return {
          lines: ['Nothing to change: the database is that of this release.'],
          facts: { changed: [] },
        };
      step('Backing up the present state…');
      const restorePoint = await makeBackup(given, 'restore-point');
      return present(await migrate(given), restorePoint);
    });
  },
};

function present(changed: string[], { id }: MadeBackup): Outcome {
  return {
    lines: [
      ...changed.map((change) => `  ${change}`),
      'The database is that of this release. Start its API nodes and workers now.',
      `To go back, with the old release: suchi restore ${id}`,
    ],
    facts: { changed, restore_point: id },
  };
}

async function isUpToDate({ settings }: Given, url: string): Promise<boolean> {
  try {
    await runEngine(settings, url, ['suchi', 'check']);
    return true;
  } catch (error) {
    if (error instanceof ProgramFailed) return false;
    throw error;
  }
}

const namesOf = (option: string | boolean | undefined, flag: string) =>
  typeof option === 'string' ? option.split(',').flatMap((name) => [flag, name.trim()]) : [];

const namesAllowed = (options: Given['options']) => [
  ...namesOf(options['allow-drop'], '--allow-drop'),
  ...namesOf(options['allow-narrow'], '--allow-narrow'),
];

async function migrate(given: Given): Promise<string[]> {
  const { settings, options, step } = given;
  const { databaseUrl } = settings.env;
  const { current, fresh, before } = namesBeside(settings);
  const url = withDatabase(databaseUrl, fresh);
  try {
    step('Bringing a copy to this release…');
    await copyDatabase(databaseUrl, current, fresh);
    await runEngine(settings, url, ['bootstrap', '--skipAdminInit']);
    const changed = await runInstall(settings, url, namesAllowed(options));
    step('Checking it…');
    await runEngine(settings, url, ['suchi', 'check']);
    step('Putting it in place…');
    await swapDatabases(databaseUrl, { current, fresh, before });
    return changed;
  } catch (error) {
    throw rolledBack('The database could not be upgraded', error);
  } finally {
    await settleSwap(settings);
  }
}
