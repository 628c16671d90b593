import { access, constants } from 'node:fs/promises';
import type { Settings } from '../settings/env.ts';
import { openUsedStorage } from '../storage/storages.ts';
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

/** A file that is written into the bucket, and deleted again. */
const probe = 'suchi-check';

export async function inspectUploads(settings: Settings): Promise<Finding> {
  if (settings.env.storage === 'local') {
    await access(settings.uploads, constants.R_OK | constants.W_OK);
    return ok('uploads', 'can be read and written');
  }
  const storage = openUsedStorage(settings);
  await storage.write(probe, Buffer.from('suchi'));
  const found = await storage.find(probe);
  await storage.delete(probe);
  return found === null
    ? problem('uploads', 'are not kept', 'See docs/ops/storage.md.')
    : ok('uploads', 'can be read and written');
}

export function inspectBackupSettings(settings: Settings): Finding {
  try {
    settings.requireBackup();
    return ok('backup settings', 'are complete');
  } catch (error) {
    return warning('backup settings', (error as Error).message, 'See docs/ops/backups.md.');
  }
}
