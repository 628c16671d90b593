import { describe, expect, it } from 'vitest';
import { type ProfileActionKind, transitionRules } from './profile-status.ts';
import { decideTransition, type LifecycleProfile, type ProfileAction } from './profile-transition.ts';

const profile: LifecycleProfile = {
  gender: 'Male',
  birthday: '2000-01-01',
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
  consents: { search: true },
};
const context = { today: '2026-03-01', latestBirthDate: null, isDeactivated: true };

describe('whether others find the profile from now on', () => {
  const shown = { status: 'Active', isHidden: false } as const;
  it.each<[ProfileActionKind, Partial<LifecycleProfile>, boolean]>([
    ['approve', { status: 'Pending' }, true],
    ['approve', { status: 'Pending', consents: {} }, false],
    ['approve', { status: 'Pending', isHiddenByStaff: true }, false],
    ['reject', { status: 'Pending' }, false],
    ['resume', { ...shown, isHidden: true }, true],
    ['pause', shown, false],
    ['unhide', { ...shown, isHidden: true, isHiddenByStaff: true }, true],
    ['unhide', { ...shown, isHidden: true, isHiddenByStaff: true, consents: { search: false } }, false],
    ['unblock', { ...shown, status: 'Blocked' }, true],
    ['unblock', { status: 'Blocked', isHidden: true }, false],
    ['mark_unmarried', { status: 'married', lastStatus: 'Active' }, true],
    ['mark_unmarried', { status: 'married', lastStatus: 'Pending' }, false],
    ['mark_married', shown, false],
    ['reactivate_looking', shown, true],
    ['reactivate_looking', { ...shown, isHidden: true }, false],
    ['reactivate_married', shown, false],
    ['set_attendance', shown, false],
  ])('%s on %j: %s', (kind, before, isShownAgain) => {
    const action = { kind, reason: 'Please fill gotra', isAttending: true } as ProfileAction;
    const actor = transitionRules[kind].by[0] ?? 'member';
    const decision = decideTransition({ ...profile, ...before }, action, { ...context, actor });
    expect(decision).toMatchObject({ allowed: true, isShownAgain });
  });
});

describe('whether the family says that it still looks', () => {
  const shown = { status: 'Active', isHidden: false } as const;
  it.each<[ProfileActionKind, Partial<LifecycleProfile>, boolean]>([
    ['approve', { status: 'Pending' }, true],
    ['approve', { status: 'Pending', isHidden: true }, true],
    ['resume', { ...shown, isHidden: true }, true],
    ['resume', shown, false],
    ['mark_unmarried', { status: 'married', lastStatus: 'Active' }, true],
    ['reactivate_looking', shown, true],
    ['unhide', { ...shown, isHidden: true, isHiddenByStaff: true }, false],
    ['unblock', { status: 'Blocked' }, false],
    ['pause', shown, false],
  ])('%s on %j: %s', (kind, before, isConfirmed) => {
    const actor = transitionRules[kind].by[0] ?? 'member';
    const action = { kind } as ProfileAction;
    expect(decideTransition({ ...profile, ...before }, action, { ...context, actor })).toMatchObject({
      allowed: true,
      isConfirmed,
    });
  });
});
