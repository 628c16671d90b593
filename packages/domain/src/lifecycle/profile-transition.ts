import type { Decision } from '../basics/decision.ts';
import {
  type Candidate,
  checkEligibility,
  type EligibilityReason,
  type EligibilityRules,
} from '../profile/eligibility.ts';
import type { MaritalStatus } from '../profile/marital-status.ts';
import {
  type ProfileActionKind,
  type ProfileActor,
  type ProfileMail,
  type ProfileState,
  type ProfileStatus,
  restorableStatuses,
  transitionRules,
} from './profile-status.ts';

/** The shortest reason a rejected family can act upon. */
export const rejectionReasonMinLength = 5;

/** The reasons a reviewer is offered; with the last one they write their own. */
export const rejectionReasons = [
  'Photo is not clear',
  'Please fill gotra',
  'Partner expectation is not proper',
  'Other',
] as const;

/** What the lifecycle knows of a profile and may change in it. */
export interface LifecycleProfile extends Candidate {
  status: ProfileStatus;
  lastStatus: ProfileStatus | null;
  maritalStatus: MaritalStatus | null;
  maritalStatusBeforeMarriage: MaritalStatus | null;
  marriedByAssociation: boolean;
  rejectionReason: string | null;
  isAttending: boolean | null;
}

/** What somebody does to a profile; `candidate` is what was typed, for the saved one may be older. */
export type ProfileAction =
  | { kind: 'submit'; candidate: Candidate; isAttending: boolean | null }
  | { kind: 'reject'; reason: string }
  | { kind: 'mark_married' | 'reactivate_married'; marriedByAssociation?: boolean }
  | { kind: Exclude<ProfileActionKind, 'submit' | 'reject' | 'mark_married' | 'reactivate_married'> };

/** Who acts, when, and whether the profile waits for its owner's answer. */
export interface TransitionContext extends EligibilityRules {
  actor: ProfileActor;
  isDeactivated: boolean;
}

/** Why a step is refused; `profile_is_…` names the status that forbids it. */
export type TransitionReason =
  | 'not_permitted'
  | 'profile_missing'
  | `profile_is_${Lowercase<ProfileStatus>}`
  | 'rejection_reason_too_short'
  | 'not_deactivated'
  | EligibilityReason;

/** The fields a step changes; what it does not name stays. */
export type ProfileChanges = Partial<Omit<LifecycleProfile, keyof Candidate>>;

/** What follows from a step: fields to save, the owner's flag, a line for the audit log, a mail. */
export interface Transition {
  changes: ProfileChanges;
  memberChanges: { isReactivated?: true };
  record: { action: ProfileActionKind; actor: ProfileActor; from: ProfileState; to: ProfileState };
  mail: ProfileMail | null;
}

/** Decides whether a step of the lifecycle may be taken, and what it changes. */
export function decideTransition(
  profile: LifecycleProfile | null,
  action: ProfileAction,
  context: TransitionContext,
): Decision<TransitionReason, Transition> {
  const rule = transitionRules[action.kind];
  const from = profile === null ? null : profile.status;
  if (!rule.by.includes(context.actor)) return { allowed: false, reason: 'not_permitted' };
  if (!rule.from.includes(from)) return { allowed: false, reason: reasonOfState(from) };

  const before = profile ?? noProfile;
  const reason = findRefusal(before, action, context);
  if (reason !== null) return { allowed: false, reason };

  const changes = changesOf(before, action);
  return {
    allowed: true,
    changes,
    memberChanges: isReactivation(action) ? { isReactivated: true } : {},
    record: { action: action.kind, actor: context.actor, from, to: changes.status ?? from },
    mail: rule.mail,
  };
}

/** A profile that is not there yet has nothing to remember. */
const noProfile = {
  status: null,
  lastStatus: null,
  maritalStatus: null,
  maritalStatusBeforeMarriage: null,
  gender: null,
  birthday: null,
};

type Before = Pick<LifecycleProfile, Exclude<keyof typeof noProfile, 'status'>> & { status: ProfileState };

const isReactivation = ({ kind }: ProfileAction) =>
  kind === 'reactivate_looking' || kind === 'reactivate_married';

function reasonOfState(state: ProfileState): TransitionReason {
  return state === null ? 'profile_missing' : `profile_is_${state.toLowerCase() as Lowercase<ProfileStatus>}`;
}

function findRefusal(
  before: Before,
  action: ProfileAction,
  context: TransitionContext,
): TransitionReason | null {
  if (action.kind === 'submit') return findIneligibility(action.candidate, context);
  // Time may have passed, and an admin may have moved the latest birth date, since it was submitted.
  if (action.kind === 'approve') return findIneligibility(before, context);
  if (action.kind === 'reject' && action.reason.trim().length < rejectionReasonMinLength) {
    return 'rejection_reason_too_short';
  }
  return isReactivation(action) && !context.isDeactivated ? 'not_deactivated' : null;
}

function findIneligibility(candidate: Candidate, rules: EligibilityRules): EligibilityReason | null {
  const eligibility = checkEligibility(candidate, rules);
  return eligibility.allowed ? null : eligibility.reason;
}

function changesOf(before: Before, action: ProfileAction): ProfileChanges {
  switch (action.kind) {
    case 'save_draft':
      // The reason of a rejection stays until the profile is submitted again: it says what is left to mend.
      return { status: 'Draft' };
    case 'submit':
      return {
        status: 'Pending',
        rejectionReason: null,
        ...(action.isAttending === null ? {} : { isAttending: action.isAttending }),
      };
    case 'approve':
      return { status: 'Active', rejectionReason: null };
    case 'reject':
      return { status: 'Rejected', rejectionReason: action.reason.trim() };
    case 'block':
      return { status: 'Blocked' };
    case 'unblock':
      return { status: 'Active' };
    case 'mark_married':
      return changesOfMarriage(before, action.marriedByAssociation);
    case 'mark_unmarried':
      return changesOfReturn(before);
    case 'reactivate_married':
      // A second marking would forget what the profile was before the first.
      return before.status === 'married' ? {} : changesOfMarriage(before, action.marriedByAssociation);
    case 'reactivate_looking':
      break;
  }
  return {};
}

function changesOfMarriage(before: Before, marriedByAssociation = false): ProfileChanges {
  return {
    status: 'married',
    lastStatus: before.status,
    maritalStatus: 'married',
    maritalStatusBeforeMarriage: before.maritalStatus,
    marriedByAssociation,
  };
}

function changesOfReturn({ lastStatus, maritalStatusBeforeMarriage }: Before): ProfileChanges {
  // Rows of the old system may lack it; a draft is the one status that promises nothing to anybody.
  const status = restorableStatuses.find((candidate) => candidate === lastStatus) ?? 'Draft';
  // Only a draft can have been without a marital status; elsewhere the old system forgot it, and wrote this.
  const remembered = maritalStatusBeforeMarriage === 'married' ? null : maritalStatusBeforeMarriage;
  return {
    status,
    lastStatus: null,
    maritalStatus: remembered ?? (status === 'Draft' ? null : 'Unmarried'),
    maritalStatusBeforeMarriage: null,
    marriedByAssociation: false,
  };
}
