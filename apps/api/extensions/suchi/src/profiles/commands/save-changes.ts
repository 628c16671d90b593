import { isDeepStrictEqual } from 'node:util';
import { listFormChanges, type NameOf, type ProfileFormData } from '@suchi/contracts/profiles';
import { isOpenRevision, type RevisionAction } from '@suchi/domain/lifecycle';
import type { LifecycleRow } from '../codec.ts';
import type { LifecycleRules } from '../repository.ts';
import type { Revision } from '../revision-codec.ts';
import type { Author } from './author.ts';
import { takeRevisionStep } from './take-revision-step.ts';
import { type StepResult, type StepCall, takeStep } from './take-step.ts';

/** A form that was saved for an approved profile. */
export interface ChangedForm {
  rules: LifecycleRules;
  author: Author;
  row: LifecycleRow;
  revision: Revision | null;
  approved: ProfileFormData;
  form: ProfileFormData;
  action: RevisionAction;
  /** Needs no review; null when it was not asked. */
  isAttending: boolean | null;
  nameOf: NameOf;
}

/** Saves the form as a revision. A form equal to the approved one withdraws the open revision. */
export async function saveChanges(call: StepCall, changed: ChangedForm): Promise<StepResult> {
  const { rules, author, row, revision, approved, form, nameOf, isAttending } = changed;
  const step = { ...author, rules, row, revision };
  const isOpen = revision !== null && isOpenRevision(revision.status);
  if (isAttending !== null)
    await takeStep(call, { ...author, rules, row, action: { kind: 'set_attendance', isAttending } });
  if (!isDeepStrictEqual(approved, form)) {
    const saved = {
      form,
      changes: listFormChanges(approved, form, nameOf),
      sinceLastSave: listFormChanges(isOpen ? revision.form : approved, form, nameOf),
    };
    return takeRevisionStep(call, { ...step, action: changed.action, saved });
  }
  if (isOpen) return takeRevisionStep(call, { ...step, action: { kind: 'withdraw_changes' } });
  return { id: row.id, status: row.status };
}
