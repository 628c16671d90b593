import type { ProfileFormData } from '@suchi/contracts/profiles';
import type { RevisionAction } from '@suchi/domain/lifecycle';
import type { Knex } from 'knex';
import { ownsMedia } from '../../media/commands/load-media.ts';
import { codedError } from '../../platform/coded-error.ts';
import { encodeForm } from '../form-codec.ts';
import { findLookups, findRecord, replaceLists } from '../form-repository.ts';
import type { LifecycleRow } from '../codec.ts';
import { listLookupUses } from '../lookup-uses.ts';
import { readRules, updateProfile } from '../repository.ts';
import type { Revision } from '../revision-codec.ts';
import { findRevisionForUpdate } from '../revision-repository.ts';
import { mediaOf } from './require-usable.ts';
import { takeRevisionStep } from './take-revision-step.ts';
import type { StepResult, StepCall } from './take-step.ts';

export interface ChangesDecision {
  row: LifecycleRow;
  reviewerId: string;
  action: 'approve_changes' | 'reject_changes';
  reason: string;
  /** The submission that the reviewer read. */
  submittedAt: Date;
}

/** Approves or rejects the submitted revision. Only an approval changes the profile. */
export async function decideChanges(call: StepCall, decision: ChangesDecision): Promise<StepResult> {
  const { tx } = call;
  const { row, reviewerId } = decision;
  const revision = await findRevisionForUpdate(tx, row.id);
  const result = await takeRevisionStep(call, {
    rules: await readRules(tx),
    row,
    revision,
    action: actionOf(decision, revision),
    actor: { id: reviewerId, kind: 'admin' },
    owner: { id: row.user },
  });
  if (decision.action === 'approve_changes' && revision !== null) await apply(call, row, revision);
  return result;
}

function actionOf(
  { action, reason, submittedAt }: ChangesDecision,
  revision: Revision | null,
): RevisionAction {
  if (action === 'reject_changes') return { kind: action, reason, submittedAt };
  const candidate = { gender: revision?.form.gender ?? null, birthday: revision?.form.brithday ?? null };
  return { kind: action, candidate, submittedAt };
}

async function apply({ tx, now }: StepCall, row: LifecycleRow, revision: Revision): Promise<void> {
  const approved = await findRecord(tx, { id: row.id });
  // Fields that came with a later release stay as they are.
  const form = { ...revision.form, ...approved?.form, ...revision.stored };
  if (!(await isUsable(tx, row.user, form)))
    throw codedError('PROFILE_ACTION_REFUSED', { reason: 'changes_outdated', status: row.status });
  await updateProfile(tx, row.id, { ...encodeForm(form), validation_errors: null, date_updated: now });
  await replaceLists(tx, row.id, form);
}

/** A file or a value of a list may have been deleted since the submission. */
async function isUsable(tx: Knex.Transaction, ownerId: string, form: ProfileFormData): Promise<boolean> {
  const ids = listLookupUses(form).map(({ id }) => id);
  const lookups = await findLookups(tx, ids);
  return ids.every((id) => lookups.has(id)) && ownsMedia(tx, ownerId, mediaOf(form));
}
