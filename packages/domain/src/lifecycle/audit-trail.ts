import { type FieldChange, mergeChanges } from '../profile/field-change.ts';
import type { ProfileActionKind, ProfileState } from './profile-status.ts';

/** What the audit trail of a profile remembers of one step. */
export interface TrailStep {
  action: ProfileActionKind;
  from: ProfileState;
  changes: readonly FieldChange[];
}

const isSubmission = ({ action }: TrailStep) => action === 'submit';

/** Whether the committee has seen the profile before. Steps are oldest first. */
export function isResubmitted(steps: readonly TrailStep[]): boolean {
  const submissions = steps.filter(isSubmission);
  // A trail may begin late: rows of the old system came without one.
  const from = submissions.at(-1)?.from;
  return submissions.length > 1 || from === 'Rejected' || from === 'Active';
}

/** What changed from the submission before the last one up to the last; nothing after a first submission. */
export function changesSinceSubmission(steps: readonly TrailStep[]): FieldChange[] {
  const last = steps.findLastIndex(isSubmission);
  const before = steps.slice(0, Math.max(last, 0)).findLastIndex(isSubmission);
  return before === -1 ? [] : mergeChanges(steps.slice(before + 1, last + 1).map(({ changes }) => changes));
}
