import { readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { makeBackup } from '../backup/make-backup.ts';
import { withInstallation } from '../backup/swap.ts';
import type { Given, Outcome } from '../command.ts';
import { withConnection } from '../database/connection.ts';
import { runEngine, runInstall } from '../engine.ts';
import { OperatorError } from '../exit.ts';
import { apiFolder } from '../settings/env.ts';

/** Prepares the database for nodes of this release, while those of the release before serve. */
export function beginRolling(given: Given): Promise<Outcome> {
  const { settings, step } = given;
  const { databaseUrl } = settings.env;
  settings.requireBackup();
  return withInstallation(given, async () => {
    await requireSameEngine(databaseUrl);
    step('Backing up the present state…');
    const { id } = await makeBackup(given, 'restore-point');
    step('Adding what nodes of this release need…');
    const said = await runInstall(settings, databaseUrl, ['--expand']);
    const [changed, finish] = [said.slice(0, -1), describeFinish(said.at(-1) ?? '')];
    return {
      lines: [
        ...changed.map((change) => `  ${change}`),
        'Replace the API nodes and workers by those of this release, one at a time. Then:',
        `  ${finish}`,
        `To go back, stop everything, and with the old release: suchi restore ${id}`,
      ],
      facts: { changed, finish, restore_point: id },
    };
  });
}

/** The engine's command says last what is needed to complete the upgrade. */
function describeFinish(line: string): string {
  const options = ['drop', 'narrow'].flatMap((kind) => {
    const names = [...line.matchAll(new RegExp(`--allow-${kind} (\\S+)`, 'g'))].map(([, name]) => name);
    return names.length > 0 ? [` --allow-${kind} ${names.join(',')}`] : [];
  });
  return `suchi upgrade --finish${options.join('')}`;
}

/** Takes away what only the release before needed. */
export function finishRolling(given: Given, allowed: string[]): Promise<Outcome> {
  const { settings, step } = given;
  const { databaseUrl } = settings.env;
  return withInstallation(given, async () => {
    step('Moving data, and removing what nothing needs any more…');
    const changed = await runInstall(settings, databaseUrl, allowed);
    step('Checking it…');
    await runEngine(settings, databaseUrl, ['suchi', 'check']);
    return {
      lines: [
        ...changed.map((change) => `  ${change}`),
        'The database is that of this release. Switch the web root of nginx now.',
      ],
      facts: { changed },
    };
  });
}

/** The engine's own migrations are not made for nodes of two releases. */
async function requireSameEngine(databaseUrl: string): Promise<void> {
  const engine = realpathSync(join(apiFolder, 'node_modules/directus'));
  const files = readdirSync(join(engine, '../@directus/api/dist/database/migrations'));
  const versions = files.flatMap((file) => /^(\d+[A-Z])-.+\.js$/.exec(file)?.[1] ?? []);
  const done = await withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ version: string }>('select version from directus_migrations');
    return new Set(rows.map(({ version }) => version));
  });
  if (versions.every((version) => done.has(version))) return;
  throw new OperatorError(
    'refused',
    'This release has another engine, which changes tables that the old nodes use.',
    'Upgrade with a standstill: stop the API nodes and workers, and run `suchi upgrade`.',
  );
}
