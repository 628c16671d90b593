import type { Knex } from 'knex';
import type { Revision } from '../revision-codec.ts';
import { findOpenRevision } from '../revision-repository.ts';
import { type LoadedSheet, loadSheet } from './load-sheet.ts';

export interface LoadedRevision {
  revision: Revision;
  sheet: LoadedSheet;
}

/** The open revision of a profile, with the profile as it would be. */
export async function loadRevision(db: Knex, profileId: number): Promise<LoadedRevision | null> {
  const revision = await findOpenRevision(db, profileId);
  return revision && { revision, sheet: await loadSheet(db, revision.form) };
}
