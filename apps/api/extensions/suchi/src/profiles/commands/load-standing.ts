import type { OwnStanding } from '@suchi/contracts/accounts';
import type { Knex } from 'knex';
import { findWaitingProof } from '../../proof/commands/find-waiting.ts';
import type { ProfileRecord } from '../form-repository.ts';
import { findSubmittedAt, type LifecycleRules } from '../repository.ts';
import type { Revision } from '../revision-codec.ts';
import { findOpenRevision } from '../revision-repository.ts';
import { describeStanding } from '../standing.ts';

export interface LoadedStanding {
  standing: OwnStanding;
  revision: Revision | null;
}

/** Where the profile stands, with its open revision. */
export async function loadStanding(
  db: Knex,
  record: ProfileRecord,
  { rules, now }: { rules: LifecycleRules; now: Date },
): Promise<LoadedStanding> {
  const revision = await findOpenRevision(db, record.id);
  const submittedAt = await findSubmittedAt(db, record);
  const proofUntil = record.serialNumber === null ? null : await findWaitingProof(db, record.id, now);
  const standing = describeStanding({ record, rules, submittedAt, revision, proofUntil }, now);
  return { standing, revision };
}
