import { todayInIndia } from '@suchi/domain/basics';
import type { EligibilityRules } from '@suchi/domain/profiles';
import type { PhotoImport } from '../../media/commands/import-photos.ts';
import type { JobPlatform } from '../../platform/platform.ts';
import { readImportRules } from '../../profiles/commands/import-profile.ts';
import { type LoadedLists, loadLists } from '../lists.ts';
import type { PhotoFolder } from '../photo-folder.ts';
import { type Editions, readEditions } from '../repository.ts';

/** What one run of the import knows. */
export interface ImportRun {
  platform: JobPlatform;
  source: string;
  isDryRun: boolean;
  rules: EligibilityRules;
  editions: Editions;
  lists: LoadedLists;
  photos: { folder: PhotoFolder; store: PhotoImport['store'] } | null;
  /** Of the rows before this one. */
  seen: { keys: Set<string>; emails: Set<string>; serials: Set<string> };
}

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
