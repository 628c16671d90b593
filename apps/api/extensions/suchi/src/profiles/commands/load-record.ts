import type { Knex } from 'knex';
import { findRecord, type ProfileRecord } from '../form-repository.ts';
import { findSubmittedAt, readRules } from '../repository.ts';

export type { ProfileRecord } from '../form-repository.ts';

/** A profile as it was last saved, whatever its state, for other contexts. */
export function loadRecord(db: Knex, id: number): Promise<ProfileRecord | null> {
  return findRecord(db, { id });
}

/** What a reviewer needs beside the profile itself. */
export async function loadSubmission(
  db: Knex,
  record: ProfileRecord,
): Promise<{ submittedAt: Date | null; latestBirthDate: string }> {
  const { latestBirthDate } = await readRules(db);
  return { submittedAt: await findSubmittedAt(db, record), latestBirthDate };
}
