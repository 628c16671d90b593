import { mkdir } from 'node:fs/promises';
import { roleIds } from '@suchi/domain/accounts';
import type { Command } from '../command.ts';
import { withConnection } from '../database/connection.ts';
import { runEngine, runInstall } from '../engine.ts';
import { OperatorError } from '../exit.ts';
import { inspectServices } from '../inspect/services.ts';

/** Not the link itself: containers keep what this command prints in their log. */
const firstAdmin =
  'There is no admin yet. When it runs: suchi setup-link prints the link of the first-run wizard.';

const hasAdmin = (databaseUrl: string) =>
  withConnection(databaseUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from directus_users where role = $1 limit 1', [
      roleIds.admin,
    ]);
    return rowCount !== 0;
  });

export const prepare: Command = {
  name: 'prepare',
  summary: 'make the tables of a new installation',
  help: `
Fills an empty database with the engine's tables and ours, the reference lists and the first edition, and makes the folder
of the uploads. Run it once, after \`suchi install\`. Running it again does no harm: it changes only what is missing.

For a new release use \`suchi upgrade\`, which backs up first. In containers \`docker compose up\` runs this command for a new
release too: back up before it.`,
  async run({ settings, step }) {
    const { databaseUrl } = settings.env;
    // Half a schema is harder to explain than none.
    const wrong = (await inspectServices(settings)).find(({ state }) => state === 'problem');
    if (wrong) throw new OperatorError('refused', `${wrong.name}: ${wrong.says}`, wrong.next ?? '');
    await mkdir(settings.uploads, { recursive: true });
    step('Making the engine’s tables…');
    await runEngine(settings, databaseUrl, ['bootstrap', '--skipAdminInit']);
    step('Making ours, and filling in the lists…');
    const changed = await runInstall(settings, databaseUrl);
    step('Checking it…');
    await runEngine(settings, databaseUrl, ['suchi', 'check']);
    return {
      lines: [
        `The database is ready: ${changed.length} changes.`,
        ...((await hasAdmin(databaseUrl)) ? [] : [firstAdmin]),
      ],
      facts: { changes: changed.length },
    };
  },
};
