import { releaseName } from '@suchi/extension/release';
import { runEngine } from '../engine.ts';
import { exitCodes } from '../exit.ts';
import { ProgramFailed, readText } from '../run-program.ts';
import type { Settings } from '../settings/env.ts';
import { type Finding, ok, problem } from './finding.ts';
import { isService } from './services.ts';

/** Whether the programs that backups need are there. */
export async function inspectProgram(command: 'pg_dump' | 'restic'): Promise<Finding> {
  const args = command === 'restic' ? ['version'] : ['--version'];
  const version = await readText({ command, args, env: {} });
  return ok(command, version.trim().split('\n')[0] ?? '');
}

/** The engine compares the database with what this release declares. Without its services it could only fail. */
export async function inspectSchema(settings: Settings, services: Finding[]): Promise<Finding> {
  const down = services.filter(({ name, state }) => state === 'problem' && isService(name));
  if (down.length > 0)
    return problem(
      'schema',
      `was not compared, because ${down.map(({ name }) => name).join(' and ')} cannot be used`,
      'Correct that first, as said above, and run `suchi check` again.',
    );
  try {
    await runEngine(settings, settings.env.databaseUrl, ['suchi', 'check']);
    return ok('schema', `is that of release ${releaseName}`);
  } catch (error) {
    if (!(error instanceof ProgramFailed)) throw error;
    return judgeSchema(error);
  }
}

/** The engine lists differences on standard output. What it writes as an error is a refusal, or another trouble. */
export function judgeSchema({ code, words, message }: ProgramFailed): Finding {
  if (words.trim() !== '' && code !== exitCodes.refused)
    return problem(
      'schema',
      `could not be compared: ${message}`,
      'Correct that first, and run `suchi check` again.',
    );
  return problem(
    'schema',
    words.trim() || 'differs from this release',
    'A new installation: run `suchi prepare`. A new release: read docs/ops/installing.md, "A new release", and run `suchi upgrade`.',
  );
}
