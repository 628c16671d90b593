import type { Decision } from '../basics/decision.ts';
import {
  type Candidate,
  checkEligibility,
  type EligibilityReason,
  type EligibilityRules,
} from '../profiles/eligibility.ts';
import { listActions, type ProfileActor, type ProfileMail, type ProfileStatus } from './profile-status.ts';
import { reasonOfState, rejectionReasonMinLength } from './profile-transition.ts';
import {
  type OpenRevisionStatus,
  openRevisionStatuses,
  type RevisionState,
  type RevisionStatus,
  revisionStatuses,
} from './revision-status.ts';

/** Every action on a revision. */
export const revisionActionKinds = [
  'save_changes',
  'submit_changes',
  'withdraw_changes',
  'approve_changes',
  'reject_changes',
] as const;
export type RevisionActionKind = (typeof revisionActionKinds)[number];

interface RevisionRule {
  by: readonly ProfileActor[];
  from: readonly RevisionState[];
  to: RevisionStatus;
  /** Blocked and married profiles keep their revision, but it waits. */
  needsActiveProfile: boolean;
  mails: readonly ProfileMail[];
}

const author: readonly ProfileActor[] = ['member', 'admin_as_member'];
const reviewer: readonly ProfileActor[] = ['admin'];

/** The whole life of a revision. After a closed one, saving begins a new one. */
export const revisionRules: Record<RevisionActionKind, RevisionRule> = {
  save_changes: {
    by: author,
    from: [null, ...revisionStatuses],
    to: 'draft',
    needsActiveProfile: true,
    mails: [],
  },
  submit_changes: {
    by: author,
    from: [null, ...revisionStatuses],
    to: 'submitted',
    needsActiveProfile: true,
    mails: [{ kind: 'profile_pending', to: 'admin' }],
  },
  withdraw_changes: {
    by: author,
    from: openRevisionStatuses,
    to: 'withdrawn',
    needsActiveProfile: false,
    mails: [],
  },
  approve_changes: {
    by: reviewer,
    from: ['submitted'],
    to: 'approved',
    needsActiveProfile: true,
    mails: [{ kind: 'changes_approved', to: 'member' }],
  },
  reject_changes: {
    by: reviewer,
    from: ['submitted'],
    to: 'rejected',
    needsActiveProfile: true,
    mails: [{ kind: 'changes_rejected', to: 'member' }],
  },
};

/** The latest revision of a profile, as far as the rules need it. */
export interface RevisionFacts {
  status: RevisionStatus;
  submittedAt: Date | null;
}

/** An action on a revision. A reviewer's action names the submission that was read. */
export type RevisionAction =
  | { kind: 'save_changes' | 'withdraw_changes' }
  | { kind: 'submit_changes'; candidate: Candidate }
  | { kind: 'approve_changes'; candidate: Candidate; submittedAt: Date }
  | { kind: 'reject_changes'; reason: string; submittedAt: Date };

/** The actor, the day, and the profile that the revision changes. */
export interface RevisionContext extends EligibilityRules {
  actor: ProfileActor;
  profileStatus: ProfileStatus;
}

/** Why a step is refused; `changes_…` names the status of the revision that forbids it. */
export type RevisionReason =
  | 'not_permitted'
  | `profile_is_${Lowercase<ProfileStatus>}`
  | 'changes_missing'
  | `changes_${RevisionStatus}`
  | 'profile_resubmitted'
  | 'rejection_reason_too_short'
  | EligibilityReason;

/** The result of a step: what to save, and the mails. A missing reason stays the same. */
export interface RevisionStep {
  status: RevisionStatus;
  rejectionReason?: string | null;
  mails: readonly ProfileMail[];
}

/** Whether the author still works on it or waits for the decision. */
export function isOpenRevision(status: RevisionState): status is OpenRevisionStatus {
  return openRevisionStatuses.some((open) => open === status);
}

/** Decides whether a step of a revision is allowed, and what it changes. */
export function decideRevision(
  revision: RevisionFacts | null,
  action: RevisionAction,
  context: RevisionContext,
): Decision<RevisionReason, RevisionStep> {
  const rule = revisionRules[action.kind];
  const reason = findRefusal(rule, revision, action, context);
  if (reason !== null) return { allowed: false, reason };
  return { allowed: true, status: rule.to, ...reasonAfter(action), mails: rule.mails };
}

/** The actions this actor has, for buttons. */
export function listRevisionActions(
  profileStatus: ProfileStatus,
  state: RevisionState,
  actor: ProfileActor,
): RevisionActionKind[] {
  return revisionActionKinds.filter((kind) => {
    const { by, from, needsActiveProfile } = revisionRules[kind];
    return by.includes(actor) && from.includes(state) && (!needsActiveProfile || profileStatus === 'Active');
  });
}

/** Whether the author may change the form: the profile itself before its approval, a revision after it. */
export function canEditProfile(status: ProfileStatus | null): boolean {
  return status === 'Active' || listActions(status, 'member').includes('save_draft');
}

function findRefusal(
  rule: RevisionRule,
  revision: RevisionFacts | null,
  action: RevisionAction,
  context: RevisionContext,
): RevisionReason | null {
  const { actor, profileStatus } = context;
  const status = revision?.status ?? null;
  if (!rule.by.includes(actor)) return 'not_permitted';
  if (rule.needsActiveProfile && profileStatus !== 'Active') return reasonOfState(profileStatus);
  if (!rule.from.includes(status)) return status === null ? 'changes_missing' : `changes_${status}`;
  // Only the version that the reviewer read can be decided.
  if ('submittedAt' in action && action.submittedAt.getTime() !== revision?.submittedAt?.getTime())
    return 'profile_resubmitted';
  if (action.kind === 'reject_changes' && action.reason.trim().length < rejectionReasonMinLength)
    return 'rejection_reason_too_short';
  if (!('candidate' in action)) return null;
  const eligibility = checkEligibility(action.candidate, context);
  return eligibility.allowed ? null : eligibility.reason;
}

/** A saved draft keeps the reason of the rejection, because it says what to correct. */
function reasonAfter(action: RevisionAction): Pick<RevisionStep, 'rejectionReason'> {
  if (action.kind === 'reject_changes') return { rejectionReason: action.reason.trim() };
  return action.kind === 'save_changes' ? {} : { rejectionReason: null };
}
