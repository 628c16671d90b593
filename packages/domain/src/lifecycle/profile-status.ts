/** Every status a profile can have, spelled as the data spells it. */
export const profileStatuses = ['Draft', 'Pending', 'Active', 'Blocked', 'Rejected', 'married'] as const;
export type ProfileStatus = (typeof profileStatuses)[number];

/** Where a member's profile stands; null while there is none. */
export type ProfileState = ProfileStatus | null;

/** Who acts on a profile; an admin acting as the member is told apart, because that is recorded by name. */
export const profileActors = ['member', 'admin', 'admin_as_member'] as const;
export type ProfileActor = (typeof profileActors)[number];

/** Everything that can happen to the status of a profile. */
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

/** Which mail a change of status causes, and to whom. */
export type ProfileMail =
  | { kind: 'profile_pending'; to: 'admin' }
  | { kind: 'approved' | 'rejected' | 'blocked' | 'unblocked'; to: 'member' };

/** The statuses a married profile can have had before, and so can return to. */
export const restorableStatuses = ['Draft', 'Pending', 'Active', 'Rejected'] as const;

interface TransitionRule {
  by: readonly ProfileActor[];
  from: readonly ProfileState[];
  to: ProfileStatus | 'last_status' | 'unchanged';
  mail: ProfileMail | null;
}

const author: readonly ProfileActor[] = ['member', 'admin_as_member'];
const reviewer: readonly ProfileActor[] = ['admin'];

/** The whole lifecycle: this table decides, and everything else about statuses is derived from it. */
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
  // A married profile stays as it is: the answer only says that somebody is still there.
  reactivate_looking: { by: author, from: [...restorableStatuses, 'married'], to: 'unchanged', mail: null },
  reactivate_married: { by: author, from: [...restorableStatuses, 'married'], to: 'married', mail: null },
};

/** One step a profile can take. */
export interface LegalTransition {
  from: ProfileState;
  action: ProfileActionKind;
  to: ProfileState;
}

function possibleTargets(from: ProfileState, { to }: TransitionRule): readonly ProfileState[] {
  if (to === 'last_status') return restorableStatuses;
  return [to === 'unchanged' ? from : to];
}

/** Every step there is, for tests and for those who walk the lifecycle in another tier. */
export const legalTransitions: readonly LegalTransition[] = profileActionKinds.flatMap((action) => {
  const rule = transitionRules[action];
  return rule.from.flatMap((from) => possibleTargets(from, rule).map((to) => ({ from, action, to })));
});

/** What this actor can do in this state, for the buttons of a screen; reactivation asks for more than the state. */
export function listActions(state: ProfileState, actor: ProfileActor): ProfileActionKind[] {
  return profileActionKinds.filter((action) => {
    const { by, from } = transitionRules[action];
    return by.includes(actor) && from.includes(state);
  });
}

/** What the admin's mail says of a submitted profile: it is new, or the member changed it. */
export function submissionNews(from: ProfileState): 'created' | 'changed' {
  return from === null || from === 'Draft' ? 'created' : 'changed';
}
