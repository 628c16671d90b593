import { describe, expect, it } from 'vitest';
import { decideTransition, type LifecycleProfile, type ProfileAction } from './profile-transition.ts';

const adult = { gender: 'Male', birthday: '2000-01-01' } as const;
const profile: LifecycleProfile = {
  ...adult,
  status: 'Pending',
  lastStatus: null,
  maritalStatus: 'Unmarried',
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
const context = {
  actor: 'member',
  today: '2026-03-01',
  latestBirthDate: null,
  isDeactivated: false,
} as const;
const asAdmin = { ...context, actor: 'admin' } as const;

describe('submit', () => {
  it('keeps what was answered with it', () => {
    const consents = { search: true, book: false };
    const action: ProfileAction = { kind: 'submit', candidate: adult, isAttending: null, consents };
    expect(decideTransition(profile, action, context)).toMatchObject({ changes: { consents } });
  });
});

describe('approve', () => {
  it.each([
    ['nobody answered', {}, { isHidden: true, inBook: false }],
    ['only the book', { book: true }, { isHidden: true, inBook: true }],
    ['only search', { search: true, book: false }, { isHidden: false, inBook: false }],
  ] as const)('shows nothing that nobody agreed to: %s', (_, consents, changes) => {
    const decision = decideTransition({ ...profile, consents }, { kind: 'approve' }, asAdmin);
    expect(decision).toMatchObject({ changes, isShownAgain: !changes.isHidden });
  });
});

describe('what nobody finds any more', () => {
  const active = { ...profile, status: 'Active' } as const;

  it.each([{ kind: 'pause' }, { kind: 'set_consents', consents: { search: false } }] as const)(
    'is hidden at once by %j',
    (action) => {
      expect(decideTransition(active, action, context)).toMatchObject({
        changes: { consents: { search: false } },
        isHiddenNow: true,
        isShownAgain: false,
      });
    },
  );

  it('is not opened by its family where staff hide it', () => {
    const hidden = { ...active, isHidden: true, isHiddenByStaff: true };
    const action: ProfileAction = { kind: 'set_consents', consents: { search: true } };
    expect(decideTransition(hidden, action, context)).toMatchObject({
      isHiddenNow: false,
      isShownAgain: false,
    });
  });
});

describe('a yes that waits for the candidate', () => {
  const waiting = { ...context, waiting: ['search'] } as const;
  const hidden = { ...profile, status: 'Active', isHidden: true, consents: { search: false } } as const;

  it('shows nothing', () => {
    expect(decideTransition(hidden, { kind: 'resume' }, waiting)).toMatchObject({
      changes: { consents: { search: 'asked' } },
      isShownAgain: false,
      isHiddenNow: false,
      isConfirmed: false,
    });
  });

  it('hides nothing that is shown', () => {
    const shown = { ...profile, status: 'Active' } as const;
    const action: ProfileAction = { kind: 'set_consents', consents: { search: true } };
    expect(decideTransition(shown, action, waiting)).toMatchObject({
      changes: { consents: { search: true } },
      isHiddenNow: false,
    });
  });
});

describe('hiding by staff', () => {
  const active = { ...profile, status: 'Active' } as const;
  const hidden = { ...active, isHidden: true, isHiddenByStaff: true };

  it.each(['hide', 'block'] as const)('needs a reason, to %s', (kind) => {
    expect(decideTransition(active, { kind, reason: ' no ' }, asAdmin)).toEqual({
      allowed: false,
      reason: 'rejection_reason_too_short',
    });
  });

  it('is not undone by the owner', () => {
    const decision = decideTransition(hidden, { kind: 'resume' }, context);
    expect(decision).toEqual({ allowed: false, reason: 'hidden_by_staff' });
  });

  it('is undone by staff, who do not undo a pause', () => {
    expect(decideTransition(active, { kind: 'hide', reason: 'Wrong photo' }, asAdmin)).toMatchObject({
      changes: { isHidden: true, isHiddenByStaff: true },
    });
    expect(decideTransition(hidden, { kind: 'unhide' }, asAdmin)).toMatchObject({
      changes: { isHidden: false, isHiddenByStaff: false },
    });
    expect(decideTransition({ ...active, isHidden: true }, { kind: 'unhide' }, asAdmin)).toEqual({
      allowed: false,
      reason: 'not_hidden_by_staff',
    });
  });
});
