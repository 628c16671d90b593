import { checkApprover } from '@suchi/domain/lifecycle';
import type { Knex } from 'knex';
import { findActingSubmitter } from '../repository.ts';

/** Whether this reviewer may approve what waits: a volunteer's own edit needs a second person. */
export async function mayApprove(
  db: Knex,
  { profileId, isChanges, reviewerId }: { profileId: number; isChanges: boolean; reviewerId: string },
) {
  const submitter = await findActingSubmitter(db, profileId, isChanges ? 'submit_changes' : 'submit');
  return checkApprover(submitter, reviewerId);
}
