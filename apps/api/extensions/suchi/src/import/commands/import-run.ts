import type { EligibilityRules } from '@suchi/domain/profile';
import type { PhotoImport } from '../../media/commands/import-photos.ts';
import type { JobPlatform } from '../../platform/platform.ts';
import type { LoadedLists } from '../lists.ts';
import type { PhotoFolder } from '../photo-folder.ts';
import type { Editions } from '../repository.ts';

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
