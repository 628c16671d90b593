import type { withdrawChangesContract } from '@suchi/contracts/review';
import type * as z from 'zod/mini';
import { codedError } from '../../platform/coded-error.ts';
import type { RoleCaller } from '../../platform/access.ts';
import type { WriteCall } from '../../platform/route.ts';
import { findForUpdate, readRules } from '../repository.ts';
import { findRevisionForUpdate } from '../revision-repository.ts';
import { requireAuthor } from './author.ts';
import { takeRevisionStep } from './take-revision-step.ts';

/** Also while the profile is blocked or married. */
export async function withdrawChanges(
  call: WriteCall<z.output<typeof withdrawChangesContract.input>, RoleCaller>,
) {
  const { input, caller, tx } = call;
  const author = await requireAuthor(tx, caller, input.user);
  const row = await findForUpdate(tx, { user: author.owner.id });
  if (!row) throw codedError('PROFILE_ACTION_REFUSED', { reason: 'profile_missing' });
  const revision = await findRevisionForUpdate(tx, row.id);
  const rules = await readRules(tx);
  return takeRevisionStep(call, { ...author, rules, row, revision, action: { kind: 'withdraw_changes' } });
}
