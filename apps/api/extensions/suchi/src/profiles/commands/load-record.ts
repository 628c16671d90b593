import type { Language } from '@suchi/words';
import type { Knex } from 'knex';
import { findRecord, type ProfileRecord } from '../form-repository.ts';
import { findSubmittedAt, type LifecycleRules, readRules } from '../repository.ts';
import type { Revision } from '../revision-codec.ts';
import { findOpenRevision } from '../revision-repository.ts';
import { type LoadedSheet, loadSheet } from './load-sheet.ts';

export type { ProfileRecord } from '../form-repository.ts';

/** The last saved profile in any status, for other rooms. */
export function loadRecord(db: Knex, id: number): Promise<ProfileRecord | null> {
  return findRecord(db, { id });
}

export async function loadSubmission(
  db: Knex,
  record: ProfileRecord,
): Promise<{ submittedAt: Date | null; rules: LifecycleRules }> {
  return { submittedAt: await findSubmittedAt(db, record), rules: await readRules(db) };
}

export interface LoadedRevision {
  revision: Revision;
  sheet: LoadedSheet;
}

/** The open revision of a profile, with the profile as it would be. */
export async function loadRevision(
  db: Knex,
  profileId: number,
  language?: Language,
): Promise<LoadedRevision | null> {
  const revision = await findOpenRevision(db, profileId);
  return revision && { revision, sheet: await loadSheet(db, revision.form, language) };
}
