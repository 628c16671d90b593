import type { Knex } from 'knex';
import { findRecord, type ProfileRecord } from '../form-repository.ts';
import { findSubmittedAt, type LifecycleRules, readRules } from '../repository.ts';

export type { ProfileRecord } from '../form-repository.ts';

/** The last saved profile in any status, for other contexts. */
export function loadRecord(db: Knex, id: number): Promise<ProfileRecord | null> {
  return findRecord(db, { id });
}

export async function loadSubmission(
  db: Knex,
  record: ProfileRecord,
): Promise<{ submittedAt: Date | null; rules: LifecycleRules }> {
  return { submittedAt: await findSubmittedAt(db, record), rules: await readRules(db) };
}
