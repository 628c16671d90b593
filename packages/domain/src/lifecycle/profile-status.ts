/** Every status a profile can have, spelled as in the database. */
export const profileStatuses = ['Draft', 'Pending', 'Active', 'Blocked', 'Rejected', 'married'] as const;
export type ProfileStatus = (typeof profileStatuses)[number];

/** The status of a member's profile; null while there is none. */
export type ProfileState = ProfileStatus | null;

/**
 * Who acts on a profile. An admin acting as the member is separate, because the audit log names them. The system keeps
 * rules of the association by the day.
 */
export const profileActors = ['member', 'admin', 'admin_as_member', 'system'] as const;
export type ProfileActor = (typeof profileActors)[number];

/** Every action on a profile. From `pause` on they keep the status. */
export const profileActionKinds = [
  'save_draft',
  'submit',
  'approve',
  'reject',
  'block',
  'unblock',
  'mark_married',
  'mark_unmarried',
  'reactivate_looking',
  'reactivate_married',
  'pause',
  'resume',
  'hide',
  'unhide',
  'set_attendance',
  'allow_hall',
  'refuse_hall',
  'set_permissions',
  'set_consents',
] as const;
export type ProfileActionKind = (typeof profileActionKinds)[number];

/** A mail that a step sends, and to which recipient. */
export type ProfileMail =
  | { kind: 'profile_pending'; to: 'admin' }
  | { kind: 'received' | 'approved' | 'rejected' | 'blocked' | 'unblocked'; to: 'member' }
  | { kind: 'changes_approved' | 'changes_rejected'; to: 'member' };

/** The statuses a married profile can return to. */
export const restorableStatuses = ['Draft', 'Pending', 'Active', 'Rejected'] as const;

/** The states in which the author changes the profile itself. Later changes are revisions. */
const unapproved: readonly ProfileState[] = [null, 'Draft', 'Pending', 'Rejected'];

interface TransitionRule {
  by: readonly ProfileActor[];
  from: readonly ProfileState[];
  to: ProfileStatus | 'last_status' | 'unchanged';
  mails: readonly ProfileMail[];
}

const author: readonly ProfileActor[] = ['member', 'admin_as_member'];
const reviewer: readonly ProfileActor[] = ['admin'];

/** The whole lifecycle. Everything else about statuses is derived from this table. */
export const transitionRules: Record<ProfileActionKind, TransitionRule> = {
  save_draft: { by: author, from: unapproved, to: 'Draft', mails: [] },
  submit: {
    by: author,
    from: unapproved,
    to: 'Pending',
    mails: [
      { kind: 'profile_pending', to: 'admin' },
      { kind: 'received', to: 'member' },
    ],
  },
  approve: {
    by: reviewer,
    from: ['Pending', 'Rejected'],
    to: 'Active',
    mails: [{ kind: 'approved', to: 'member' }],
  },
  reject: { by: reviewer, from: ['Pending'], to: 'Rejected', mails: [{ kind: 'rejected', to: 'member' }] },
  block: { by: reviewer, from: ['Active'], to: 'Blocked', mails: [{ kind: 'blocked', to: 'member' }] },
  unblock: { by: reviewer, from: ['Blocked'], to: 'Active', mails: [{ kind: 'unblocked', to: 'member' }] },
  mark_married: { by: author, from: restorableStatuses, to: 'married', mails: [] },
  mark_unmarried: { by: author, from: ['married'], to: 'last_status', mails: [] },
  // A married profile does not change: the answer only confirms that the owner is active.
  reactivate_looking: { by: author, from: [...restorableStatuses, 'married'], to: 'unchanged', mails: [] },
  reactivate_married: { by: author, from: [...restorableStatuses, 'married'], to: 'married', mails: [] },
  pause: { by: [...author, 'system'], from: ['Active'], to: 'unchanged', mails: [] },
  resume: { by: author, from: ['Active'], to: 'unchanged', mails: [] },
  hide: { by: reviewer, from: ['Active'], to: 'unchanged', mails: [] },
  unhide: { by: reviewer, from: ['Active'], to: 'unchanged', mails: [] },
  set_attendance: { by: author, from: restorableStatuses, to: 'unchanged', mails: [] },
  allow_hall: { by: author, from: restorableStatuses, to: 'unchanged', mails: [] },
  // A consent can be taken back at any time.
  refuse_hall: { by: author, from: profileStatuses, to: 'unchanged', mails: [] },
  set_permissions: { by: author, from: profileStatuses, to: 'unchanged', mails: [] },
  set_consents: { by: author, from: profileStatuses, to: 'unchanged', mails: [] },
};

/** One legal change of status. */
export interface LegalTransition {
  from: ProfileState;
  action: ProfileActionKind;
  to: ProfileState;
}

function possibleTargets(from: ProfileState, { to }: TransitionRule): readonly ProfileState[] {
  if (to === 'last_status') return restorableStatuses;
  return [to === 'unchanged' ? from : to];
}

/** Every legal change of status, for tests here and in other packages. */
export const legalTransitions: readonly LegalTransition[] = profileActionKinds.flatMap((action) => {
  const rule = transitionRules[action];
  return rule.from.flatMap((from) => possibleTargets(from, rule).map((to) => ({ from, action, to })));
});

/** The actions this actor has in this state, for buttons. Reactivation also depends on other facts. */
export function listActions(state: ProfileState, actor: ProfileActor): ProfileActionKind[] {
  return profileActionKinds.filter((action) => {
    const { by, from } = transitionRules[action];
    return by.includes(actor) && from.includes(state);
  });
}

/** Whether a submitted profile is new or changed, for the mail to admins. Old rows may lack earlier submissions. */
export function submissionNews(from: ProfileState, isSubmittedBefore: boolean): 'created' | 'changed' {
  return isSubmittedBefore || (from !== null && from !== 'Draft') ? 'changed' : 'created';
}
