import { join } from 'node:path';
import { exitCodes, OperatorError } from './exit.ts';
import { ProgramFailed, readText } from './run-program.ts';
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
      ...settings.variables,
      ...more,
      // Of this release, whatever the file says: `upgrade` runs beside the old one.
      CONFIG_PATH: join(apiFolder, 'engine.config.js'),
      SUCHI_DATABASE_URL: databaseUrl,
      SUCHI_LOG_LEVEL: 'error',
    },
  });
}

/** Brings a database to this release and lists the changes. */
export async function runInstall(
  settings: Settings,
  databaseUrl: string,
  allowed: string[] = [],
): Promise<string[]> {
  try {
    const text = await runEngine(settings, databaseUrl, ['suchi', 'install', ...allowed]);
    return text.trim().split('\n');
  } catch (error) {
    if (!(error instanceof ProgramFailed) || error.code !== exitCodes.refused) throw error;
    const next = 'Nothing was changed. See docs/ops/installing.md, "A new release".';
    throw new OperatorError('refused', error.words.trim(), next, { cause: error });
  }
}

/** Returns the last line that a command of ours wrote. What it refuses is said in its words; `next` says what to do. */
export async function askEngine(
  settings: Settings,
  args: string[],
  { next, variables = {} }: { next: string; variables?: Record<string, string> },
): Promise<string> {
  try {
    const text = await runEngine(settings, settings.env.databaseUrl, args, variables);
    return text.trim().split('\n').at(-1) ?? '';
  } catch (error) {
    if (!(error instanceof ProgramFailed) || error.code !== exitCodes.refused) throw error;
    const words = error.words.trim().split('\n').at(-1) ?? '';
    throw new OperatorError('refused', words, next, { cause: error });
  }
}
