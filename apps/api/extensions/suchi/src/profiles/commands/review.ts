import type { reviewContract } from '@suchi/contracts/profile';
import type * as z from 'zod/mini';
import { codedError } from '../../platform/coded-error.ts';
import type { RoleCaller } from '../../platform/access.ts';
import type { WriteCall } from '../../platform/route.ts';
import { findForUpdate, findSubmittedAt, isOwnerReactivated, readRules } from '../repository.ts';
import { takeStep } from './take-step.ts';

/** The second of two reviewers is refused and sees the first one's decision. */
export async function review(call: WriteCall<z.output<typeof reviewContract.input>, RoleCaller>) {
  const { input, caller, tx } = call;
  const row = await findForUpdate(tx, { id: input.profile_id });
  if (!row) throw codedError('PROFILE_ACTION_REFUSED', { reason: 'profile_missing' });
  // The family may have submitted again meanwhile: only the version that was read can be decided.
  const submittedAt = await findSubmittedAt(tx, {
    ...row,
    createdAt: row.date_created,
    updatedAt: row.date_updated,
  });
  if (input.submitted_at && submittedAt && new Date(input.submitted_at).getTime() !== submittedAt.getTime()) {
    throw codedError('PROFILE_ACTION_REFUSED', { reason: 'profile_resubmitted', status: row.status });
  }
  const action =
    input.action === 'reject' ? { kind: input.action, reason: input.reason } : { kind: input.action };
  return takeStep(call, {
    rules: await readRules(tx),
    row,
    action,
    actor: { id: caller.userId, kind: 'admin' },
    owner: { id: row.user, isReactivated: await isOwnerReactivated(tx, row.user) },
  });
}
