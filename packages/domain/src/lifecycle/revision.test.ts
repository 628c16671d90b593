import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profileActors, profileStatuses } from './profile-status.ts';
import {
  canEditProfile,
  decideRevision,
  isOpenRevision,
  listRevisionActions,
  type RevisionAction,
  type RevisionActionKind,
  revisionActionKinds,
  type RevisionContext,
  type RevisionFacts,
  revisionRules,
} from './revision.ts';
import { openRevisionStatuses, type RevisionState, revisionStatuses } from './revision-status.ts';

const candidate = { gender: 'Male', birthday: '2000-01-01' } as const;
const submittedAt = new Date('2026-11-15T10:00:00.000Z');
const submitted: RevisionFacts = { status: 'submitted', submittedAt };
const asMember: RevisionContext = {
  actor: 'member',
  profileStatus: 'Active',
  today: '2026-03-01',
  latestBirthDate: '2005-10-01',
};
const asReviewer: RevisionContext = { ...asMember, actor: 'admin' };
const states: readonly RevisionState[] = [null, ...revisionStatuses];

function actionOf(kind: RevisionActionKind): RevisionAction {
  if (kind === 'submit_changes') return { kind, candidate };
  if (kind === 'approve_changes') return { kind, candidate, submittedAt };
  return kind === 'reject_changes' ? { kind, submittedAt, reason: 'Photo is not clear' } : { kind };
}

const factsOf = (status: RevisionState): RevisionFacts | null => status && { status, submittedAt };
const contextOf = (kind: RevisionActionKind) =>
  revisionRules[kind].by.includes('admin') ? asReviewer : asMember;

describe('revisionRules', () => {
  it.each([
    ['save_changes', states, 'draft', []],
    ['submit_changes', states, 'submitted', ['profile_pending']],
    ['withdraw_changes', ['draft', 'submitted', 'rejected'], 'withdrawn', []],
    ['approve_changes', ['submitted'], 'approved', ['changes_approved']],
    ['reject_changes', ['submitted'], 'rejected', ['changes_rejected']],
  ] as const)('%s', (kind, from, to, mails) => {
    expect(revisionRules[kind]).toMatchObject({ from, to });
    expect(revisionRules[kind].mails.map((mail) => mail.kind)).toEqual(mails);
  });

  it('never give a member and a reviewer the same action', () => {
    for (const kind of revisionActionKinds) {
      const { by } = revisionRules[kind];
      expect(by.includes('member')).toBe(!by.includes('admin'));
      expect(by.includes('member')).toBe(by.includes('admin_as_member'));
    }
  });
});

describe('a step', () => {
  it.each(revisionActionKinds.flatMap((kind) => profileActors.map((actor) => [kind, actor] as const)))(
    '%s by %s',
    (kind, actor) => {
      const decision = decideRevision(submitted, actionOf(kind), { ...asMember, actor });
      expect(decision.allowed ? 'allowed' : decision.reason).toBe(
        revisionRules[kind].by.includes(actor) ? 'allowed' : 'not_permitted',
      );
    },
  );

  it.each(revisionActionKinds)('%s from every other status is refused with its name', (kind) => {
    for (const state of states.filter((other) => !revisionRules[kind].from.includes(other))) {
      expect(decideRevision(factsOf(state), actionOf(kind), contextOf(kind))).toEqual({
        allowed: false,
        reason: state === null ? 'changes_missing' : `changes_${state}`,
      });
    }
  });

  it.each(revisionActionKinds)('%s of a profile that is not Active', (kind) => {
    for (const profileStatus of profileStatuses.filter((status) => status !== 'Active')) {
      const decision = decideRevision(submitted, actionOf(kind), { ...contextOf(kind), profileStatus });
      expect(decision.allowed ? 'allowed' : decision.reason).toBe(
        kind === 'withdraw_changes' ? 'allowed' : `profile_is_${profileStatus.toLowerCase()}`,
      );
    }
  });

  it.each([
    ['save_changes', { status: 'draft', mails: [] }],
    [
      'submit_changes',
      { status: 'submitted', rejectionReason: null, mails: [{ kind: 'profile_pending', to: 'admin' }] },
    ],
    ['withdraw_changes', { status: 'withdrawn', rejectionReason: null, mails: [] }],
    [
      'approve_changes',
      { status: 'approved', rejectionReason: null, mails: [{ kind: 'changes_approved', to: 'member' }] },
    ],
    [
      'reject_changes',
      {
        status: 'rejected',
        rejectionReason: 'Photo is not clear',
        mails: [{ kind: 'changes_rejected', to: 'member' }],
      },
    ],
  ] as const)('%s changes %j', (kind, step) => {
    expect(decideRevision(submitted, actionOf(kind), contextOf(kind))).toEqual({ allowed: true, ...step });
  });
});

describe('a decision', () => {
  it.each(['approve_changes', 'reject_changes'] as const)('%s needs the submission that was read', (kind) => {
    const newer = new Date(submittedAt.getTime() + 1);
    for (const at of [newer, null])
      expect(decideRevision({ ...submitted, submittedAt: at }, actionOf(kind), asReviewer)).toEqual({
        allowed: false,
        reason: 'profile_resubmitted',
      });
  });

  it.each(['', ' gotr ', '\n\n\n\n\n'])('to reject needs more than %j', (reason) => {
    expect(decideRevision(submitted, { kind: 'reject_changes', submittedAt, reason }, asReviewer)).toEqual({
      allowed: false,
      reason: 'rejection_reason_too_short',
    });
  });

  it('keeps the reason, trimmed', () => {
    const action: RevisionAction = { kind: 'reject_changes', submittedAt, reason: ' gotra ' };
    expect(decideRevision(submitted, action, asReviewer)).toMatchObject({ rejectionReason: 'gotra' });
  });
});

describe('eligibility', () => {
  it.each([
    ['under_legal_age', { gender: 'Male', birthday: '2005-03-02' }],
    ['birthday_missing', { gender: 'Male', birthday: null }],
  ] as const)('is checked on the revised candidate: %s', (reason, revised) => {
    const submit: RevisionAction = { kind: 'submit_changes', candidate: revised };
    const approve: RevisionAction = { kind: 'approve_changes', candidate: revised, submittedAt };
    expect(decideRevision(null, submit, asMember)).toEqual({ allowed: false, reason });
    expect(decideRevision(submitted, approve, asReviewer)).toEqual({ allowed: false, reason });
  });
});

describe('listRevisionActions', () => {
  it.each([
    ['member', 'Active', null, ['save_changes', 'submit_changes']],
    ['member', 'Active', 'rejected', ['save_changes', 'submit_changes', 'withdraw_changes']],
    ['admin_as_member', 'Active', 'approved', ['save_changes', 'submit_changes']],
    ['member', 'Blocked', 'submitted', ['withdraw_changes']],
    ['admin', 'Active', 'submitted', ['approve_changes', 'reject_changes']],
    ['admin', 'Active', 'draft', []],
    ['admin', 'married', 'submitted', []],
  ] as const)('%s, %s, %s', (actor, profileStatus, state, actions) => {
    expect(listRevisionActions(profileStatus, state, actor)).toEqual(actions);
  });

  it('lists exactly what is allowed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...profileStatuses),
        fc.constantFrom(...states),
        fc.constantFrom(...profileActors),
        (profileStatus, state, actor) => {
          const allowed = revisionActionKinds.filter(
            (kind) =>
              decideRevision(factsOf(state), actionOf(kind), { ...asMember, actor, profileStatus }).allowed,
          );
          expect(listRevisionActions(profileStatus, state, actor)).toEqual(allowed);
        },
      ),
    );
  });
});

describe('canEditProfile', () => {
  it.each([
    [null, true],
    ['Draft', true],
    ['Pending', true],
    ['Active', true],
    ['Rejected', true],
    ['Blocked', false],
    ['married', false],
  ] as const)('%s: %s', (status, expected) => {
    expect(canEditProfile(status)).toBe(expected);
  });
});

describe('isOpenRevision', () => {
  it('is true for the statuses that the author can withdraw', () => {
    expect(states.filter(isOpenRevision)).toEqual(openRevisionStatuses);
    expect(revisionRules.withdraw_changes.from).toEqual(openRevisionStatuses);
  });
});
