import type { EligibilityRules } from '@suchi/domain/profile';
import type { PhotoImport } from '../../media/commands/import-photos.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LoadedLists } from '../lists.ts';
import type { PhotoFolder } from '../photo-folder.ts';
import type { Editions } from '../repository.ts';

/** What one run of the import knows. */
export interface ImportRun {
  platform: Platform;
  source: string;
  isDryRun: boolean;
  rules: EligibilityRules;
  editions: Editions;
  lists: LoadedLists;
  folder: PhotoFolder | null;
  photos: PhotoImport;
  /** Of the rows before this one. */
  seen: { keys: Set<string>; emails: Set<string>; serials: Set<string> };
}
