import type { Decision } from '../basics/decision.ts';
import { type ConsentWords, weighAnswers } from '../consent/candidates-word.ts';
import type { ConsentAnswers, Purpose } from '../consent/purposes.ts';
import {
  type Candidate,
  checkEligibility,
  type EligibilityReason,
  type EligibilityRules,
} from '../profiles/eligibility.ts';
import type { MaritalStatus } from '../profiles/marital-status.ts';
import type { Permissions } from './permissions.ts';
import {
  type ProfileActionKind,
  type ProfileActor,
  type ProfileMail,
  type ProfileState,
  type ProfileStatus,
  restorableStatuses,
  transitionRules,
} from './profile-status.ts';

/** The shortest reason for a rejection, for hiding or blocking that is of use to its reader. */
export const rejectionReasonMinLength = 5;

/** The reasons offered to a reviewer; the last one lets them write their own. */
export const rejectionReasons = [
  'Photo is not clear',
  'Please fill gotra',
  'Partner expectation is not proper',
  'Other',
] as const;

/** The fields of a profile that the lifecycle reads and may change. */
export interface LifecycleProfile extends Candidate, Pick<Permissions, 'photoFor'> {
  status: ProfileStatus;
  lastStatus: ProfileStatus | null;
  maritalStatus: MaritalStatus | null;
  maritalStatusBeforeMarriage: MaritalStatus | null;
  marriedByAssociation: boolean;
  rejectionReason: string | null;
  isAttending: boolean | null;
  /** Not shown to other members: not agreed to or paused by the owner, or hidden by staff. */
  isHidden: boolean;
  /** Only staff show it again. */
  isHiddenByStaff: boolean;
  /** Whether the next edition prints it. */
  inBook: boolean;
  /** The newest answers. They stay while staff hide the profile and show it again. */
  consents: ConsentAnswers;
}

/** An action on a profile; `candidate` is what was typed, because the saved one may be older. */
export type ProfileAction =
  | { kind: 'submit'; candidate: Candidate; isAttending: boolean | null; consents?: ConsentAnswers }
  | { kind: 'reject' | 'hide' | 'block'; reason: string }
  | { kind: 'mark_married' | 'reactivate_married'; marriedByAssociation?: boolean }
  | { kind: 'set_attendance'; isAttending: boolean }
  | { kind: 'set_permissions'; permissions: Partial<Permissions> }
  | { kind: 'set_consents'; consents: ConsentAnswers }
  | { kind: SimpleAction };

type SimpleAction = Exclude<
  ProfileActionKind,
  | 'submit'
  | 'reject'
  | 'hide'
  | 'block'
  | 'mark_married'
  | 'reactivate_married'
  | 'set_attendance'
  | 'set_permissions'
  | 'set_consents'
>;

/** The actor, the time, and whether the owner still has to confirm the profile. */
export interface TransitionContext extends EligibilityRules {
  actor: ProfileActor;
  isDeactivated: boolean;
  /** A yes to these needs the candidate's own word first. */
  waiting?: readonly Purpose[];
}

/** Why a step is refused; `profile_is_…` names the status that forbids it. */
export type TransitionReason =
  | 'not_permitted'
  | 'profile_missing'
  | `profile_is_${Lowercase<ProfileStatus>}`
  | 'rejection_reason_too_short'
  | 'hidden_by_staff'
  | 'not_hidden_by_staff'
  | 'not_deactivated'
  | EligibilityReason;

/** The fields a step changes; fields not named stay the same. What answers change is up to the ledger. */
export type ProfileChanges = Partial<Omit<LifecycleProfile, keyof Candidate | 'consents'>> & {
  consents?: ConsentWords;
};

/** The result of a step: fields to save, the owner's flag, an audit log entry, mails. */
export interface Transition {
  changes: ProfileChanges;
  memberChanges: { isReactivated?: true };
  /** Other members find the profile from now on, as far as the profile decides. */
  isShownAgain: boolean;
  /** Others found it before, and do not from now on. */
  isHiddenNow: boolean;
  /** The family says by it that it still looks; an approval counts too. */
  isConfirmed: boolean;
  record: { action: ProfileActionKind; actor: ProfileActor; from: ProfileState; to: ProfileState };
  mails: readonly ProfileMail[];
}

/** Decides whether a step of the lifecycle is allowed, and what it changes. */
export function decideTransition(
  profile: LifecycleProfile | null,
  action: ProfileAction,
  context: TransitionContext,
): Decision<TransitionReason, Transition> {
  const rule = transitionRules[action.kind];
  const from = profile === null ? null : profile.status;
  if (!rule.by.includes(context.actor)) return { allowed: false, reason: 'not_permitted' };
  if (!rule.from.includes(from))
    return { allowed: false, reason: from === null ? 'profile_missing' : reasonOfState(from) };

  const before = profile ?? noProfile;
  const reason = findRefusal(before, action, context);
  if (reason !== null) return { allowed: false, reason };

  const { consents, ...columns } = changesOf(before, action);
  const changes: ProfileChanges = consents
    ? {
        ...columns,
        consents: weighAnswers(consents, { before: before.consents, waiting: context.waiting ?? [] }),
      }
    : columns;
  const isShownAfter = isShown({ ...before, ...columns, isHidden: isHiddenAfter(before, changes) });
  const isShownAgain = isShownAfter && (!isShown(before) || isReactivation(action));
  return {
    allowed: true,
    changes,
    memberChanges: isReactivation(action) ? { isReactivated: true } : {},
    isShownAgain,
    isHiddenNow: isShown(before) && !isShownAfter,
    isConfirmed: action.kind === 'approve' || (isShownAgain && context.actor !== 'admin'),
    record: { action: action.kind, actor: context.actor, from, to: changes.status ?? from },
    // Submitting again while it waits is not confirmed each time.
    mails: rule.mails.filter(({ kind }) => kind !== 'received' || from !== 'Pending'),
  };
}

const noProfile = {
  status: null,
  lastStatus: null,
  maritalStatus: null,
  maritalStatusBeforeMarriage: null,
  gender: null,
  birthday: null,
  isHidden: false,
  isHiddenByStaff: false,
  consents: {},
};

type Before = Pick<LifecycleProfile, Exclude<keyof typeof noProfile, 'status'>> & { status: ProfileState };

/** The answers as they were given. */
type AnsweredChanges = Omit<ProfileChanges, 'consents'> & { consents?: ConsentAnswers };

const isShown = ({ status, isHidden }: Pick<Before, 'status' | 'isHidden'>) =>
  status === 'Active' && !isHidden;

/** As the ledger brings it about: a yes opens nothing that staff closed. */
function isHiddenAfter(before: Before, { isHidden, consents }: ProfileChanges): boolean {
  if (isHidden !== undefined) return isHidden;
  return consents?.search === undefined
    ? before.isHidden
    : consents.search !== true || before.isHiddenByStaff;
}

const isReactivation = ({ kind }: ProfileAction) =>
  kind === 'reactivate_looking' || kind === 'reactivate_married';

/** The reason that names the status which forbids a step. */
export function reasonOfState(status: ProfileStatus): `profile_is_${Lowercase<ProfileStatus>}` {
  return `profile_is_${status.toLowerCase() as Lowercase<ProfileStatus>}`;
}

function findRefusal(
  before: Before,
  action: ProfileAction,
  context: TransitionContext,
): TransitionReason | null {
  if (action.kind === 'submit') return findIneligibility(action.candidate, context);
  // Since the submission, time has passed and an admin may have changed the latest birth date.
  if (action.kind === 'approve') return findIneligibility(before, context);
  if (
    (action.kind === 'reject' || action.kind === 'hide' || action.kind === 'block') &&
    action.reason.trim().length < rejectionReasonMinLength
  ) {
    return 'rejection_reason_too_short';
  }
  if (action.kind === 'resume' && before.isHiddenByStaff) return 'hidden_by_staff';
  if (action.kind === 'unhide' && !before.isHiddenByStaff) return 'not_hidden_by_staff';
  return isReactivation(action) && !context.isDeactivated ? 'not_deactivated' : null;
}

function findIneligibility(candidate: Candidate, rules: EligibilityRules): EligibilityReason | null {
  const eligibility = checkEligibility(candidate, rules);
  return eligibility.allowed ? null : eligibility.reason;
}

function changesOf(before: Before, action: ProfileAction): AnsweredChanges {
  switch (action.kind) {
    case 'save_draft':
      // The rejection reason stays until the next submission, because it says what to correct.
      return { status: 'Draft' };
    case 'submit':
      return {
        status: 'Pending',
        rejectionReason: null,
        ...(action.isAttending === null ? {} : { isAttending: action.isAttending }),
        ...(action.consents ? { consents: action.consents } : {}),
      };
    case 'approve':
      return changesOfApproval(before);
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
      // Marking it again would overwrite the earlier status.
      return before.status === 'married' ? {} : changesOfMarriage(before, action.marriedByAssociation);
    case 'pause':
      return { consents: { search: false } };
    case 'resume':
      return { consents: { search: true } };
    case 'hide':
      return { isHidden: true, isHiddenByStaff: true };
    case 'unhide':
      return { isHidden: before.consents.search !== true, isHiddenByStaff: false };
    case 'set_attendance':
      return { isAttending: action.isAttending };
    case 'allow_hall':
      return { consents: { hall: true } };
    case 'refuse_hall':
      return { consents: { hall: false } };
    case 'set_permissions':
      return changesOfPermissions(action.permissions);
    case 'set_consents':
      return { consents: action.consents };
    case 'reactivate_looking':
      break;
  }
  return {};
}

/** Shows and prints nothing that nobody agreed to. */
const changesOfApproval = ({ isHiddenByStaff, consents }: Before): AnsweredChanges => ({
  status: 'Active',
  rejectionReason: null,
  isHidden: isHiddenByStaff || consents.search !== true,
  inBook: consents.book === true,
});

/** Who opens the number, and the horoscope, are purposes; the photo narrows one. */
function changesOfPermissions({
  photoFor,
  numberFor,
  showsHoroscope,
}: Partial<Permissions>): AnsweredChanges {
  return {
    ...(photoFor === undefined ? {} : { photoFor }),
    consents: {
      ...(numberFor === undefined ? {} : { number: numberFor === 'all' }),
      ...(showsHoroscope === undefined ? {} : { horoscope: showsHoroscope }),
    },
  };
}

function changesOfMarriage(before: Before, marriedByAssociation = false): AnsweredChanges {
  return {
    status: 'married',
    lastStatus: before.status,
    maritalStatus: 'married',
    maritalStatusBeforeMarriage: before.maritalStatus,
    marriedByAssociation,
  };
}

function changesOfReturn({ lastStatus, maritalStatusBeforeMarriage }: Before): AnsweredChanges {
  // Rows of the old system may lack it. Draft is the safe default: no one sees a draft.
  const status = restorableStatuses.find((candidate) => candidate === lastStatus) ?? 'Draft';
  // Only drafts can lack a marital status. Elsewhere the old system lost it and wrote this value.
  const remembered = maritalStatusBeforeMarriage === 'married' ? null : maritalStatusBeforeMarriage;
  return {
    status,
    lastStatus: null,
    maritalStatus: remembered ?? (status === 'Draft' ? null : 'Unmarried'),
    maritalStatusBeforeMarriage: null,
    marriedByAssociation: false,
  };
}
