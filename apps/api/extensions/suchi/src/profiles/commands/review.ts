import type { reviewContract } from '@suchi/contracts/profile';
import type * as z from 'zod/mini';
import { codedError } from '../../platform/coded-error.ts';
import type { Call, RoleCaller } from '../../platform/route.ts';
import { findForUpdate, findSubmittedAt, isOwnerReactivated, readRules } from '../repository.ts';
import { takeStep } from './take-step.ts';

/** The committee's decision. Whoever comes second learns what the first one did: the status has moved on. */
export async function review(call: Call<z.output<typeof reviewContract.input>, RoleCaller>) {
  const { input, caller, tx } = call;
  const row = await findForUpdate(tx, { id: input.profile_id });
  if (!row) throw codedError('PROFILE_ACTION_REFUSED', { reason: 'profile_missing' });
  // The family may have submitted again while the profile was on the desk: nobody approves what nobody read.
  const submittedAt = await findSubmittedAt(tx, row.id);
  if (input.submitted_at && submittedAt && input.submitted_at !== submittedAt.toISOString()) {
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
