import { type FieldChange, mergeChanges } from '../profiles/field-change.ts';
import { profileActionKinds, type ProfileState } from './profile-status.ts';
import { revisionActionKinds } from './revision.ts';

/** Every step of a profile and of its revisions. */
export const trailActionKinds = [...profileActionKinds, ...revisionActionKinds] as const;
export type TrailActionKind = (typeof trailActionKinds)[number];

/** The lines of the audit log that are steps of a profile's life; who opened a profile is in the log too. */
export const stepActions: readonly string[] = trailActionKinds.map((kind) => `profile.${kind}`);

/** How long one line about a staff member who opened a profile is enough. */
export const staffReadWindowMs = 15 * 60_000;

/** One entry of a profile's audit trail. */
export interface TrailStep {
  action: TrailActionKind;
  from: ProfileState;
  changes: readonly FieldChange[];
}

const isSubmission = ({ action }: TrailStep) => action === 'submit';

/** Whether the profile was submitted before. Steps are oldest first. */
export function isResubmitted(steps: readonly TrailStep[]): boolean {
  const submissions = steps.filter(isSubmission);
  // Rows of the old system have no trail, so the first steps may be missing.
  const from = submissions.at(-1)?.from;
  return submissions.length > 1 || from === 'Rejected' || from === 'Active';
}

/** What changed between the last two submissions; empty after a first submission. */
export function changesSinceSubmission(steps: readonly TrailStep[]): FieldChange[] {
  const last = steps.findLastIndex(isSubmission);
  const before = steps.slice(0, Math.max(last, 0)).findLastIndex(isSubmission);
  return before === -1 ? [] : mergeChanges(steps.slice(before + 1, last + 1).map(({ changes }) => changes));
}
