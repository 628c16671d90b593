import { readFile, stat } from 'node:fs/promises';
import { type ImportFinding, noteAt } from '@suchi/domain/import';
import { photoLimits } from '@suchi/domain/profiles';
import type { PhotoImport } from '../../media/commands/import-photos.ts';
import { setImportedPhotos } from '../../profiles/commands/import-profile.ts';
import { type ImportedRecord, markPhotosAdded } from '../repository.ts';
import type { ImportRun } from './prepare-run.ts';

interface PhotoOutcome {
  findings: ImportFinding[];
  photosAdded: number;
}

const nothing: PhotoOutcome = { findings: [], photosAdded: 0 };

/** The photos of a serial number in the folder. */
export function findPhotos(
  { photos }: Pick<ImportRun, 'photos'>,
  serial: number | null,
): { paths: readonly string[]; findings: ImportFinding[] } {
  if (photos === null || serial === null) return { paths: [], findings: [] };
  const paths = photos.folder.get(serial) ?? [];
  return { paths, findings: paths.length === 0 ? [noteAt('serial_number', 'photo_missing')] : [] };
}

/**
 * Adds the photos of a row that has none yet. A run that was stopped between two photos stores them again; those that
 * nothing uses are deleted at night.
 */
export async function addPhotos(
  run: ImportRun,
  record: ImportedRecord,
  serial: number | null,
): Promise<PhotoOutcome> {
  const { platform, isDryRun, photos } = run;
  const { user, profile } = record;
  if (isDryRun || photos === null || user === null || profile === null || record.photos_at !== null)
    return nothing;
  const { paths, findings } = findPhotos(run, serial);
  if (paths.length === 0) return { findings, photosAdded: 0 };
  const ids: string[] = [];
  for (const path of paths) {
    const stored = await storeFile(photos, path, user);
    if (typeof stored === 'string') findings.push(noteAt('serial_number', stored));
    else ids.push(stored.id);
  }
  await platform.database.transaction(async (tx) => {
    await setImportedPhotos(tx, profile, ids);
    await markPhotosAdded(tx, record.id, platform.clock.now());
  });
  return { findings, photosAdded: ids.length };
}

async function storeFile(photos: PhotoImport, path: string, ownerId: string) {
  const { size } = await stat(path);
  if (size > photoLimits.maxBytes) return 'photo_too_large' as const;
  return photos.store(await readFile(path), ownerId);
}
