import { releaseName } from '@suchi/extension/release';
import { runEngine } from '../engine.ts';
import { ProgramFailed, readText } from '../run-program.ts';
import type { Settings } from '../settings/env.ts';
import { type Finding, ok, problem } from './finding.ts';

/** Whether the programs that backups need are there. */
export async function inspectProgram(command: 'pg_dump' | 'restic'): Promise<Finding> {
  const args = command === 'restic' ? ['version'] : ['--version'];
  const version = await readText({ command, args, env: {} });
  return ok(command, version.trim().split('\n')[0] ?? '');
}

/** The engine compares the database with what this release declares. */
export async function inspectSchema(settings: Settings): Promise<Finding> {
  const next = 'Read docs/ops/installing.md, "A new release", and run `directus suchi install`.';
  try {
    await runEngine(settings, settings.env.databaseUrl, ['suchi', 'check']);
    return ok('schema', `is that of release ${releaseName}`);
  } catch (error) {
    if (!(error instanceof ProgramFailed)) throw error;
    const says = error.words.trim() === '' ? 'differs from this release' : error.message;
    return problem('schema', says, next);
  }
}
