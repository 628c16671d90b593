import { todayInIndia } from '@suchi/domain/basics';
import type { JobPlatform } from '../../platform/platform.ts';
import { readImportRules } from '../../profiles/commands/import-profile.ts';
import { loadLists } from '../lists.ts';
import { readEditions } from '../repository.ts';
import type { ImportRun } from './import-run.ts';

/** What every run knows, whatever it reads. */
export async function prepareRun(
  platform: JobPlatform,
  options: Pick<ImportRun, 'source' | 'isDryRun' | 'photos'>,
): Promise<ImportRun> {
  const { database: db, clock } = platform;
  return {
    platform,
    ...options,
    rules: await readImportRules(db, todayInIndia(clock.now())),
    editions: await readEditions(db),
    lists: await loadLists(db),
    seen: { keys: new Set(), emails: new Set(), serials: new Set() },
  };
}
