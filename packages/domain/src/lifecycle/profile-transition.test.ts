import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { genders } from '../profiles/gender.ts';
import { maritalStatuses, singleStatuses } from '../profiles/marital-status.ts';
import {
  legalTransitions,
  profileActionKinds,
  profileActors,
  type ProfileActionKind,
  profileStatuses,
  restorableStatuses,
  transitionRules,
} from './profile-status.ts';
import {
  decideTransition,
  type LifecycleProfile,
  type ProfileAction,
  rejectionReasons,
  type TransitionContext,
} from './profile-transition.ts';

const adult = { gender: 'Male', birthday: '2000-01-01' } as const;
const profile: LifecycleProfile = {
  ...adult,
  status: 'Pending',
  lastStatus: null,
  maritalStatus: 'Divorced',
  maritalStatusBeforeMarriage: null,
  marriedByAssociation: false,
  rejectionReason: null,
  isAttending: null,
  photoFor: 'all',
  isHidden: false,
  isHiddenByStaff: false,
  inBook: true,
  consents: { search: true, book: true },
};
const context: TransitionContext = {
  actor: 'member',
  today: '2026-03-01',
  latestBirthDate: '2005-10-01',
  isDeactivated: true,
};
const asAdmin: TransitionContext = { ...context, actor: 'admin' };

/** A step that others do not notice. */
const unseen = {
  allowed: true,
  memberChanges: {},
  isShownAgain: false,
  isHiddenNow: false,
  isConfirmed: false,
} as const;

function actionOf(kind: ProfileActionKind): ProfileAction {
  if (kind === 'submit') return { kind, candidate: adult, isAttending: true };
  if (kind === 'set_attendance') return { kind, isAttending: false };
  if (kind === 'set_permissions') return { kind, permissions: { numberFor: 'accepted' } };
  if (kind === 'set_consents') return { kind, consents: { book: false } };
  return kind === 'reject' || kind === 'hide' || kind === 'block'
    ? { kind, reason: 'Please fill gotra' }
    : { kind };
}

const anyProfile = fc.record<LifecycleProfile>({
  gender: fc.constantFrom(...genders),
  birthday: fc.constantFrom('1990-05-05', '2000-02-29'),
  status: fc.constantFrom(...profileStatuses),
  lastStatus: fc.option(fc.constantFrom(...profileStatuses)),
  maritalStatus: fc.constantFrom(...singleStatuses),
  maritalStatusBeforeMarriage: fc.option(fc.constantFrom(...maritalStatuses)),
  marriedByAssociation: fc.boolean(),
  rejectionReason: fc.option(fc.string()),
  isAttending: fc.option(fc.boolean()),
  photoFor: fc.constantFrom('all', 'accepted'),
  isHidden: fc.boolean(),
  isHiddenByStaff: fc.boolean(),
  inBook: fc.boolean(),
  consents: fc.record({ search: fc.boolean(), book: fc.boolean() }, { requiredKeys: [] }),
});
const anyContext = fc.record({
  actor: fc.constantFrom(...profileActors),
  today: fc.constant(context.today),
  latestBirthDate: fc.constant(context.latestBirthDate),
  isDeactivated: fc.boolean(),
});
const anyAction = fc.constantFrom(...profileActionKinds).map(actionOf);

describe('who may act', () => {
  it.each(profileActionKinds.flatMap((kind) => profileActors.map((actor) => [kind, actor] as const)))(
    '%s by %s',
    (kind, actor) => {
      const { by, from } = transitionRules[kind];
      const before = from.includes('Pending') ? 'Pending' : from[0];
      const isHiddenByStaff = kind === 'unhide';
      const state = { ...profile, status: before ?? 'Draft', isHiddenByStaff };
      const decision = decideTransition(state, actionOf(kind), {
        ...context,
        actor,
      });
      expect(decision.allowed ? 'allowed' : decision.reason).toBe(
        by.includes(actor) ? 'allowed' : 'not_permitted',
      );
    },
  );
});

describe('from which status', () => {
  it.each(profileActionKinds)('%s is refused with the name of each other status', (kind) => {
    const { by, from } = transitionRules[kind];
    const actor = by[0] ?? 'member';
    for (const status of profileStatuses.filter((other) => !from.includes(other))) {
      expect(decideTransition({ ...profile, status }, actionOf(kind), { ...context, actor })).toEqual({
        allowed: false,
        reason: `profile_is_${status.toLowerCase()}`,
      });
    }
    const withoutProfile = decideTransition(null, actionOf(kind), { ...context, actor });
    expect(withoutProfile.allowed || withoutProfile.reason).toBe(from.includes(null) || 'profile_missing');
  });
});

describe('save_draft', () => {
  it('creates a draft from nothing', () => {
    expect(decideTransition(null, { kind: 'save_draft' }, context)).toEqual({
      ...unseen,
      changes: { status: 'Draft' },
      record: { action: 'save_draft', actor: 'member', from: null, to: 'Draft' },
      mails: [],
    });
  });

  it('keeps the rejection reason and does not check the age', () => {
    const rejected: LifecycleProfile = { ...profile, status: 'Rejected', birthday: null };
    expect(decideTransition(rejected, { kind: 'save_draft' }, context)).toMatchObject({
      changes: { status: 'Draft' },
    });
  });
});

describe('submit', () => {
  it.each([
    ['yes', true, { status: 'Pending', rejectionReason: null, isAttending: true }],
    ['no', false, { status: 'Pending', rejectionReason: null, isAttending: false }],
    ['no answer', null, { status: 'Pending', rejectionReason: null }],
  ])('with %s to the event', (_, isAttending, changes) => {
    const action: ProfileAction = { kind: 'submit', candidate: adult, isAttending };
    const decision = decideTransition({ ...profile, status: 'Rejected' }, action, {
      ...context,
      actor: 'admin_as_member',
    });
    expect(decision).toEqual({
      ...unseen,
      changes,
      record: { action: 'submit', actor: 'admin_as_member', from: 'Rejected', to: 'Pending' },
      mails: [
        { kind: 'profile_pending', to: 'admin' },
        { kind: 'received', to: 'member' },
      ],
    });
  });

  it('checks the typed age, not the saved one', () => {
    const candidate = { gender: 'Male', birthday: '2005-03-02' } as const;
    expect(decideTransition(profile, { kind: 'submit', candidate, isAttending: null }, context)).toEqual({
      allowed: false,
      reason: 'under_legal_age',
    });
  });
});

describe('a submission while it waits', () => {
  it('is mailed to the committee, and not confirmed again', () => {
    expect(decideTransition(profile, actionOf('submit'), context)).toMatchObject({
      mails: [{ kind: 'profile_pending', to: 'admin' }],
    });
  });
});

describe('what needs no review', () => {
  it.each([
    [{ kind: 'resume' }, { consents: { search: true } }],
    [{ kind: 'set_attendance', isAttending: true }, { isAttending: true }],
    [{ kind: 'set_attendance', isAttending: false }, { isAttending: false }],
    [{ kind: 'allow_hall' }, { consents: { hall: true } }],
    [{ kind: 'refuse_hall' }, { consents: { hall: false } }],
    [
      { kind: 'set_permissions', permissions: { photoFor: 'accepted' } },
      { photoFor: 'accepted', consents: {} },
    ],
    [
      { kind: 'set_permissions', permissions: { numberFor: 'accepted', showsHoroscope: true } },
      { consents: { number: false, horoscope: true } },
    ],
    [{ kind: 'set_consents', consents: { book: false } }, { consents: { book: false } }],
  ] as const)('%j changes only %j', (action, changes) => {
    expect(decideTransition({ ...profile, status: 'Active' }, action, context)).toEqual({
      ...unseen,
      changes,
      record: { action: action.kind, actor: 'member', from: 'Active', to: 'Active' },
      mails: [],
    });
  });
});

describe('approve', () => {
  it.each(['Pending', 'Rejected'] as const)('makes a profile that is %s Active', (status) => {
    expect(decideTransition({ ...profile, status }, { kind: 'approve' }, asAdmin)).toEqual({
      allowed: true,
      changes: { status: 'Active', rejectionReason: null, isHidden: false, inBook: true },
      memberChanges: {},
      isShownAgain: true,
      isHiddenNow: false,
      isConfirmed: true,
      record: { action: 'approve', actor: 'admin', from: status, to: 'Active' },
      mails: [{ kind: 'approved', to: 'member' }],
    });
  });

  it.each([
    ['under_legal_age', { birthday: '2005-03-02' }],
    ['born_too_late', { gender: 'Female', birthday: '2005-10-02' }],
    ['birthday_missing', { birthday: null }],
    ['gender_missing', { gender: null }],
  ] as const)('is refused: %s', (reason, candidate) => {
    expect(decideTransition({ ...profile, ...candidate }, { kind: 'approve' }, asAdmin)).toEqual({
      allowed: false,
      reason,
    });
  });
});

describe('reject', () => {
  it.each(['', 'gotr', '  gotr  ', '\n\n\n\n\n'])('needs more than %j', (reason) => {
    expect(decideTransition(profile, { kind: 'reject', reason }, asAdmin)).toEqual({
      allowed: false,
      reason: 'rejection_reason_too_short',
    });
  });

  it('keeps the reason, trimmed', () => {
    expect(decideTransition(profile, { kind: 'reject', reason: ' gotra ' }, asAdmin)).toMatchObject({
      allowed: true,
      changes: { status: 'Rejected', rejectionReason: 'gotra' },
      mails: [{ kind: 'rejected', to: 'member' }],
    });
  });

  it('offers the reasons of the specification', () => {
    const text = 'Photo is not clear, Please fill gotra, Partner expectation is not proper, Other';
    expect(rejectionReasons.join(', ')).toBe(text);
  });
});

describe('block and unblock', () => {
  it('change nothing but the status', () => {
    const block = { kind: 'block', reason: 'Wrote threats' } as const;
    const blocked = decideTransition({ ...profile, status: 'Active' }, block, asAdmin);
    expect(blocked).toMatchObject({
      changes: { status: 'Blocked' },
      mails: [{ kind: 'blocked', to: 'member' }],
    });
    const unblocked = decideTransition({ ...profile, status: 'Blocked' }, { kind: 'unblock' }, asAdmin);
    expect(unblocked).toMatchObject({
      changes: { status: 'Active' },
      mails: [{ kind: 'unblocked', to: 'member' }],
    });
  });
});

describe('marriage', () => {
  it.each([
    [undefined, false],
    [false, false],
    [true, true],
  ])('facilitated by the association: %s', (answer, marriedByAssociation) => {
    const action: ProfileAction = {
      kind: 'mark_married',
      ...(answer === undefined ? {} : { marriedByAssociation: answer }),
    };
    expect(decideTransition(profile, action, context)).toMatchObject({
      changes: {
        status: 'married',
        lastStatus: 'Pending',
        maritalStatus: 'married',
        maritalStatusBeforeMarriage: 'Divorced',
        marriedByAssociation,
      },
    });
  });

  it.each([
    ['Active', 'Widow', 'Active', 'Widow'],
    ['Draft', null, 'Draft', null],
    ['Active', null, 'Active', 'Unmarried'],
    [null, 'Widower', 'Draft', 'Widower'],
    [null, null, 'Draft', null],
    ['Blocked', 'Divorced', 'Draft', 'Divorced'],
    ['married', 'married', 'Draft', null],
    ['Rejected', 'married', 'Rejected', 'Unmarried'],
  ] as const)(
    'unmarked with %s and %s remembered gives %s and %s',
    (lastStatus, before, status, maritalStatus) => {
      const married: LifecycleProfile = {
        ...profile,
        status: 'married',
        lastStatus,
        maritalStatus: 'married',
        maritalStatusBeforeMarriage: before,
      };
      expect(decideTransition(married, { kind: 'mark_unmarried' }, context)).toMatchObject({
        changes: {
          status,
          lastStatus: null,
          maritalStatus,
          maritalStatusBeforeMarriage: null,
          marriedByAssociation: false,
        },
        record: { from: 'married', to: status },
      });
    },
  );

  it('restores status and marital status when undone', () => {
    const anyStatus = fc.constantFrom(...restorableStatuses);
    fc.assert(
      fc.property(anyProfile, anyStatus, fc.boolean(), (before, status, marriedByAssociation) => {
        const first = { ...before, status };
        const marked = decideTransition(first, { kind: 'mark_married', marriedByAssociation }, context);
        expect(marked.allowed).toBe(true);
        const married = { ...first, ...(marked.allowed ? marked.changes : {}), consents: first.consents };
        const unmarked = decideTransition(married, { kind: 'mark_unmarried' }, context);
        expect(unmarked).toMatchObject({ changes: { status, maritalStatus: before.maritalStatus } });
      }),
    );
  });
});

describe('reactivation', () => {
  it('of an owner who is still looking changes nothing in the profile', () => {
    expect(decideTransition(profile, { kind: 'reactivate_looking' }, context)).toEqual({
      allowed: true,
      changes: {},
      memberChanges: { isReactivated: true },
      isShownAgain: false,
      isHiddenNow: false,
      isConfirmed: false,
      record: { action: 'reactivate_looking', actor: 'member', from: 'Pending', to: 'Pending' },
      mails: [],
    });
  });

  it('of an owner who is married marks the profile', () => {
    const action: ProfileAction = { kind: 'reactivate_married', marriedByAssociation: true };
    expect(decideTransition({ ...profile, status: 'Active' }, action, context)).toMatchObject({
      changes: { status: 'married', lastStatus: 'Active', marriedByAssociation: true },
      memberChanges: { isReactivated: true },
      isShownAgain: false,
      isConfirmed: false,
      record: { from: 'Active', to: 'married' },
    });
  });

  it('of a profile already marked keeps the earlier status', () => {
    const married: LifecycleProfile = { ...profile, status: 'married', lastStatus: 'Active' };
    expect(decideTransition(married, { kind: 'reactivate_married' }, context)).toMatchObject({
      changes: {},
      record: { from: 'married', to: 'married' },
    });
  });

  it.each(['reactivate_looking', 'reactivate_married'] as const)(
    '%s is refused without a deactivation',
    (kind) => {
      expect(decideTransition(profile, { kind }, { ...context, isDeactivated: false })).toEqual({
        allowed: false,
        reason: 'not_deactivated',
      });
    },
  );
});

describe('any walk through the lifecycle', () => {
  it('takes only legal steps and reaches only known statuses', () => {
    const steps = fc.array(fc.tuple(anyAction, anyContext), { maxLength: 30 });
    fc.assert(
      fc.property(fc.option(anyProfile), steps, (start, walk) => {
        let current: LifecycleProfile | null = start;
        for (const [action, stepContext] of walk) {
          const decision = decideTransition(current, action, stepContext);
          if (!decision.allowed) continue;
          const { from, to } = decision.record;
          expect(legalTransitions).toContainEqual({ from, action: action.kind, to });
          const before = current ?? profile;
          current = { ...before, ...decision.changes, consents: before.consents };
          expect(current.status).toBe(to);
          expect(profileStatuses).toContain(current.status);
        }
      }),
    );
  });

  it('can take every legal step', () => {
    for (const { from, action, to } of legalTransitions) {
      const actor = transitionRules[action].by[0] ?? 'member';
      const isHiddenByStaff = action === 'unhide';
      const before = from === null ? null : { ...profile, status: from, lastStatus: to, isHiddenByStaff };
      expect(decideTransition(before, actionOf(action), { ...context, actor })).toMatchObject({
        record: { from, to },
      });
    }
  });
});
