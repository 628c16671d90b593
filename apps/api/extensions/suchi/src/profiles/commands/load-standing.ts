import type { OwnStanding } from '@suchi/contracts/accounts';
import { todayInIndia } from '@suchi/domain/basics';
import { findEditionStage, isBookPrinted } from '@suchi/domain/print';
import type { Knex } from 'knex';
import type { RoleCaller } from '../../platform/access.ts';
import type { ReadCall } from '../../platform/route.ts';
import { findRecord, type ProfileRecord } from '../form-repository.ts';
import { findSubmittedAt, type LifecycleRules, readRules } from '../repository.ts';
import type { Revision } from '../revision-codec.ts';
import { findOpenRevision } from '../revision-repository.ts';
import { describeStanding } from '../standing.ts';
import { findOwnProof } from './find-own-proof.ts';

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
  const isPrinted = isBookPrinted(findEditionStage(rules.book, todayInIndia(now)));
  const proof = record.serialNumber === null ? null : await findOwnProof(db, record.id, { isPrinted, now });
  const standing = describeStanding({ record, rules, submittedAt, revision, proof }, now);
  return { standing, revision };
}

/** Staff have no profile. */
export async function readStanding({
  caller,
  db,
  now,
}: ReadCall<object, RoleCaller>): Promise<OwnStanding | null> {
  const record = caller.role === 'user' ? await findRecord(db, { user: caller.userId }) : null;
  if (record === null) return null;
  return (await loadStanding(db, record, { rules: await readRules(db), now })).standing;
}
