import type { reviewContract } from '@suchi/contracts/review';
import { checkApprover } from '@suchi/domain/lifecycle';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { WriteCall } from '../../platform/route.ts';
import type { LifecycleRow } from '../codec.ts';
import {
  findActingSubmitter,
  findForUpdate,
  findSubmittedAt,
  isOwnerReactivated,
  readRules,
} from '../repository.ts';
import { decideChanges } from './decide-changes.ts';
import { type StepResult, takeStep } from './take-step.ts';

type ReviewCall = WriteCall<z.output<typeof reviewContract.input>, RoleCaller>;

/** The second of two reviewers is refused and sees the first one's decision. */
export async function review(call: ReviewCall): Promise<StepResult> {
  const { input, caller, tx } = call;
  const row = await findForUpdate(tx, { id: input.profile_id });
  if (!row) throw codedError('PROFILE_ACTION_REFUSED', { reason: 'profile_missing' });
  await requireSecondPerson(call);
  if (input.action === 'approve_changes' || input.action === 'reject_changes') {
    const { action, reason } = input;
    const submittedAt = new Date(input.submitted_at ?? 0);
    return decideChanges(call, { row, reviewerId: caller.userId, action, reason, submittedAt });
  }
  await requireReadSubmission(call, row);
  const action =
    input.action === 'reject' || input.action === 'hide' || input.action === 'block'
      ? { kind: input.action, reason: input.reason }
      : { kind: input.action };
  return takeStep(call, {
    rules: await readRules(tx),
    row,
    action,
    actor: { id: caller.userId, kind: 'admin' },
    owner: { id: row.user, isReactivated: await isOwnerReactivated(tx, row.user) },
  });
}

async function requireSecondPerson({ input, caller, tx }: ReviewCall): Promise<void> {
  const { action, profile_id: profileId } = input;
  if (action !== 'approve' && action !== 'approve_changes') return;
  const isChanges = action === 'approve_changes';
  const decision = await mayApprove(tx, { profileId, isChanges, reviewerId: caller.userId });
  if (!decision.allowed) throw codedError('PROFILE_ACTION_REFUSED', { reason: decision.reason });
}

/** The family may have submitted again meanwhile: only the version that was read can be decided. */
async function requireReadSubmission({ input, tx }: ReviewCall, row: LifecycleRow): Promise<void> {
  const submittedAt = await findSubmittedAt(tx, {
    ...row,
    createdAt: row.date_created,
    updatedAt: row.date_updated,
  });
  if (input.submitted_at && submittedAt && new Date(input.submitted_at).getTime() !== submittedAt.getTime()) {
    throw codedError('PROFILE_ACTION_REFUSED', { reason: 'profile_resubmitted', status: row.status });
  }
}

/** Whether this reviewer may approve what waits: a volunteer's own edit needs a second person. */
export async function mayApprove(
  db: Knex,
  { profileId, isChanges, reviewerId }: { profileId: number; isChanges: boolean; reviewerId: string },
) {
  const submitter = await findActingSubmitter(db, profileId, isChanges ? 'submit_changes' : 'submit');
  return checkApprover(submitter, reviewerId);
}
