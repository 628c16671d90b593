import { join } from 'node:path';
import { readText } from './run-program.ts';
import { apiFolder, type Settings } from './settings/env.ts';

/** Runs one of the engine's commands, for example `['suchi', 'install']`, on a database, and returns what it wrote. */
export function runEngine(
  settings: Settings,
  databaseUrl: string,
  args: string[],
  more: Record<string, string> = {},
): Promise<string> {
  return readText({
    command: 'node',
    args: [join(apiFolder, 'node_modules/directus/cli.js'), ...args],
    cwd: apiFolder,
    env: {
      CONFIG_PATH: join(apiFolder, 'engine.config.js'),
      ...settings.variables,
      ...more,
      SUCHI_DATABASE_URL: databaseUrl,
      SUCHI_LOG_LEVEL: 'error',
    },
  });
}
