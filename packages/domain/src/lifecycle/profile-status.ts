/** Every status a profile can have, spelled as in the database. */
export const profileStatuses = ['Draft', 'Pending', 'Active', 'Blocked', 'Rejected', 'married'] as const;
export type ProfileStatus = (typeof profileStatuses)[number];

/** The status of a member's profile; null while there is none. */
export type ProfileState = ProfileStatus | null;

/** Who acts on a profile. An admin acting as the member is separate, because the audit log names them. */
export const profileActors = ['member', 'admin', 'admin_as_member'] as const;
export type ProfileActor = (typeof profileActors)[number];

/** Every action that can change the status of a profile. */
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
] as const;
export type ProfileActionKind = (typeof profileActionKinds)[number];

/** Which mail a change of status sends, and to which recipient. */
export type ProfileMail =
  | { kind: 'profile_pending'; to: 'admin' }
  | { kind: 'approved' | 'rejected' | 'blocked' | 'unblocked'; to: 'member' };

/** The statuses a married profile can return to. */
export const restorableStatuses = ['Draft', 'Pending', 'Active', 'Rejected'] as const;

interface TransitionRule {
  by: readonly ProfileActor[];
  from: readonly ProfileState[];
  to: ProfileStatus | 'last_status' | 'unchanged';
  mail: ProfileMail | null;
}

const author: readonly ProfileActor[] = ['member', 'admin_as_member'];
const reviewer: readonly ProfileActor[] = ['admin'];

/** The whole lifecycle. Everything else about statuses is derived from this table. */
export const transitionRules: Record<ProfileActionKind, TransitionRule> = {
  save_draft: { by: author, from: [null, ...restorableStatuses], to: 'Draft', mail: null },
  submit: {
    by: author,
    from: [null, ...restorableStatuses],
    to: 'Pending',
    mail: { kind: 'profile_pending', to: 'admin' },
  },
  approve: {
    by: reviewer,
    from: ['Pending', 'Rejected'],
    to: 'Active',
    mail: { kind: 'approved', to: 'member' },
  },
  reject: { by: reviewer, from: ['Pending'], to: 'Rejected', mail: { kind: 'rejected', to: 'member' } },
  block: { by: reviewer, from: ['Active'], to: 'Blocked', mail: { kind: 'blocked', to: 'member' } },
  unblock: { by: reviewer, from: ['Blocked'], to: 'Active', mail: { kind: 'unblocked', to: 'member' } },
  mark_married: { by: author, from: restorableStatuses, to: 'married', mail: null },
  mark_unmarried: { by: author, from: ['married'], to: 'last_status', mail: null },
  // A married profile does not change: the answer only confirms that the owner is active.
  reactivate_looking: { by: author, from: [...restorableStatuses, 'married'], to: 'unchanged', mail: null },
  reactivate_married: { by: author, from: [...restorableStatuses, 'married'], to: 'married', mail: null },
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

/** Whether a submitted profile is new or changed, for the mail to admins. */
export function submissionNews(from: ProfileState): 'created' | 'changed' {
  return from === null || from === 'Draft' ? 'created' : 'changed';
}
