import { access, constants } from 'node:fs/promises';
import type { Settings } from '../settings/env.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

/** As in .env.example. */
const placeholder = /replace-me|example\.org/;

/** Variables that were copied from the example and never filled in. */
export function inspectPlaceholders(variables: Record<string, string>): Finding {
  const names = Object.entries(variables)
    .filter(([name, value]) => name.startsWith('SUCHI_') && placeholder.test(value))
    .map(([name]) => name);
  return names.length === 0
    ? ok('settings', 'are complete')
    : problem('settings', `still have the values of the example: ${names.join(', ')}`, 'Set them.');
}

export async function inspectUploads({ uploads }: Settings): Promise<Finding> {
  await access(uploads, constants.R_OK | constants.W_OK);
  return ok('uploads', 'can be read and written');
}

export function inspectBackupSettings(settings: Settings): Finding {
  try {
    settings.requireBackup();
    return ok('backup settings', 'are complete');
  } catch (error) {
    return warning('backup settings', (error as Error).message, 'See docs/ops/backups.md.');
  }
}
