import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultEdition } from '../print/edition.ts';
import { profileStatuses } from '../lifecycle/profile-status.ts';
import {
  checkMaySearch,
  checkMaySee,
  findScopeAfterPaying,
  type Target,
  type Viewer,
  type VisibilityRules,
} from './visibility.ts';

const rules: VisibilityRules = {
  ...defaultEdition,
  today: '2026-03-01',
  isSearchOpen: true,
  isSubscriptionOn: true,
  isGenderSwitchOn: false,
};
const viewer: Viewer = {
  memberId: 'ravi',
  role: 'user',
  isTester: false,
  profile: { id: 1, status: 'Active', gender: 'Male' },
  subscriptions: [{ startDate: '2025-03-02', endDate: '2026-03-01' }],
  blocks: [],
  receivedFrom: [],
};
const target: Target = {
  id: 2,
  ownerId: 'asha',
  status: 'Active',
  gender: 'Female',
  isHidden: false,
  createdAt: new Date('2025-06-01T06:00:00.000Z'),
  isOwnerReactivated: false,
  isOwnerSuspended: false,
};
const early: Viewer = { ...viewer, subscriptions: [{ startDate: '2024-12-31', endDate: '2026-12-31' }] };
const own: Target = { ...target, id: 1, ownerId: 'ravi', gender: 'Male' };
const admin: Viewer = { ...viewer, memberId: 'office', role: 'admin', profile: null, subscriptions: [] };

describe('checkMaySearch', () => {
  it('shows a subscriber the opposite gender', () => {
    expect(checkMaySearch(viewer, rules)).toEqual({ allowed: true, genders: ['Female'], createdUntil: null });
    const asha: Viewer = { ...viewer, profile: { id: 2, status: 'Active', gender: 'Female' } };
    expect(checkMaySearch(asha, rules)).toMatchObject({ genders: ['Male'] });
  });

  it.each([
    ['a tester', { ...viewer, isTester: true }, rules],
    ['anybody while the gender switch is on', viewer, { ...rules, isGenderSwitchOn: true }],
    ['an admin, without profile and subscription', admin, { ...rules, isSearchOpen: false }],
  ])('shows both genders to %s', (_, who, today) => {
    expect(checkMaySearch(who, today)).toEqual({
      allowed: true,
      genders: ['Male', 'Female'],
      createdUntil: null,
    });
  });

  it.each([
    ['search_off', {}, { isSubscriptionOn: false }],
    ['search_off', { profile: null, subscriptions: [] }, { isSubscriptionOn: false }],
    ['search_off', {}, { isSearchOpen: false }],
    ['search_off', { isTester: true }, { isSearchOpen: false }],
    ['profile_missing', { profile: null }, {}],
    ['profile_missing', { profile: null, subscriptions: [] }, {}],
    ['profile_missing', { profile: null, isTester: true }, { isSubscriptionOn: false }],
    ['profile_not_approved', { profile: { id: 1, status: 'Active', gender: null } }, {}],
    ['subscription_missing', { subscriptions: [] }, {}],
    ['subscription_missing', { subscriptions: [], isTester: true }, {}],
    ['subscription_expired', {}, { today: '2026-03-02' }],
  ] as const)('is refused: %s (%j, %j)', (reason, who, when) => {
    expect(checkMaySearch({ ...viewer, ...who }, { ...rules, ...when })).toEqual({ allowed: false, reason });
  });

  it.each(profileStatuses.filter((status) => status !== 'Active'))(
    'requires an approved profile, not %s, before a subscription',
    (status) => {
      const who: Viewer = { ...viewer, subscriptions: [], profile: { id: 1, status, gender: 'Male' } };
      expect(checkMaySearch(who, rules)).toEqual({ allowed: false, reason: 'profile_not_approved' });
    },
  );

  it('is open to a tester while the subscription is off', () => {
    expect(checkMaySearch({ ...viewer, isTester: true }, { ...rules, isSubscriptionOn: false }).allowed).toBe(
      true,
    );
  });

  it.each([
    ['the day before the line', '2024-12-31', '2025-12-31'],
    ['the day of the line', '2025-01-01', null],
  ])('a subscription of %s', (_, startDate, createdUntil) => {
    const who: Viewer = { ...viewer, subscriptions: [{ startDate, endDate: '2026-12-31' }] };
    expect(checkMaySearch(who, rules)).toMatchObject({ allowed: true, createdUntil });
  });

  it('has no early subscriptions when the edition sets no date', () => {
    const later = { ...rules, earlySubscriptionBefore: null };
    expect(checkMaySearch(early, later)).toMatchObject({ allowed: true, createdUntil: null });
  });
});

describe('findScopeAfterPaying', () => {
  const newcomer: Viewer = { ...viewer, subscriptions: [] };
  it.each([
    ['of a man without a subscription', newcomer, ['Female'], null],
    [
      'of a draft',
      { ...newcomer, profile: { id: 1, status: 'Draft' as const, gender: 'Male' as const } },
      ['Female'],
      null,
    ],
    ['of a tester', { ...newcomer, isTester: true }, ['Male', 'Female'], null],
    // An early subscription counts until its end; the one that is bought now begins after it.
    ['of an early subscriber', early, ['Female'], '2025-12-31'],
  ])('is the search %s', (_, who, genders, createdUntil) => {
    expect(findScopeAfterPaying(who, { ...rules, isSubscriptionOn: false })).toMatchObject({
      genders,
      createdUntil,
    });
  });

  it.each([null, { id: 1, status: 'Draft' as const, gender: null }])(
    'is not known of the profile %s',
    (profile) => {
      expect(findScopeAfterPaying({ ...newcomer, profile }, rules)).toBeNull();
    },
  );
});

describe('checkMaySee', () => {
  it('shows a subscriber an approved profile of the other gender', () => {
    expect(checkMaySee(viewer, target, rules)).toEqual({ allowed: true });
  });

  it.each([
    ['target_is_own', viewer, own],
    ['target_is_own', { ...viewer, isTester: true }, own],
    ['target_blocked', { ...viewer, blocks: [{ memberId: 'ravi', profileId: 2 }] }, target],
    ['target_blocked', { ...viewer, blocks: [{ memberId: 'asha', profileId: 1 }] }, target],
    ['target_married', viewer, { ...target, status: 'married' }],
    ['target_not_active', viewer, { ...target, status: 'Draft' }],
    ['target_not_active', viewer, { ...target, status: 'Pending' }],
    ['target_not_active', viewer, { ...target, status: 'Rejected' }],
    ['target_not_active', viewer, { ...target, status: 'Blocked' }],
    ['target_hidden', viewer, { ...target, isHidden: true }],
    ['target_suspended', viewer, { ...target, isOwnerSuspended: true }],
    ['target_deactivated', viewer, { ...target, createdAt: new Date('2024-06-30T18:29:59.999Z') }],
    ['target_of_same_gender', viewer, { ...target, gender: 'Male' }],
    ['target_of_same_gender', viewer, { ...target, gender: null }],
    ['target_too_recent', early, { ...target, createdAt: new Date('2025-12-31T18:30:00.000Z') }],
  ] as const)('hides: %s', (reason, who, other) => {
    expect(checkMaySee(who, other, rules)).toEqual({ allowed: false, reason });
  });

  const written: Viewer = { ...viewer, receivedFrom: [2], subscriptions: [] };

  it('shows who wrote, without a subscription and beyond what a search finds', () => {
    for (const who of [written, { ...early, receivedFrom: [2] }])
      for (const other of [
        target,
        { ...target, createdAt: new Date('2026-02-01') },
        { ...target, gender: 'Male' as const },
      ])
        expect(checkMaySee(who, other, rules)).toEqual({ allowed: true });
    expect(checkMaySee(written, { ...target, id: 3 }, rules).allowed).toBe(false);
  });

  it.each([
    ['target_blocked', { blocks: [{ memberId: 'asha', profileId: 1 }] }, target],
    ['target_married', {}, { ...target, status: 'married' }],
    ['target_hidden', {}, { ...target, isHidden: true }],
    ['target_suspended', {}, { ...target, isOwnerSuspended: true }],
  ] as const)('hides also who wrote: %s', (reason, who, other) => {
    expect(checkMaySee({ ...written, ...who }, other, rules)).toEqual({ allowed: false, reason });
  });

  it.each([
    ['a profile made on the cut-off date', viewer, { createdAt: new Date('2024-06-30T18:30:00.000Z') }, {}],
    [
      'an old profile whose owner still looks',
      viewer,
      { createdAt: new Date('2020-01-01'), isOwnerReactivated: true },
      {},
    ],
    ['the same gender to a tester', { ...viewer, isTester: true }, { gender: 'Male' }, {}],
    ['the same gender while the switch is on', viewer, { gender: 'Male' }, { isGenderSwitchOn: true }],
    [
      'what was made on the last day an early subscription sees',
      early,
      { createdAt: new Date('2025-12-31T18:29:59.999Z') },
      {},
    ],
    ['a viewer that others blocked', { ...viewer, blocks: [{ memberId: 'meena', profileId: 2 }] }, {}, {}],
    [
      'somebody while another is blocked',
      { ...viewer, blocks: [{ memberId: 'ravi', profileId: 9 }] },
      {},
      {},
    ],
  ] as const)('shows %s', (_, who, other, when) => {
    expect(checkMaySee(who, { ...target, ...other }, { ...rules, ...when })).toEqual({ allowed: true });
  });

  it('reports the viewer’s own reason before anything about the target', () => {
    const hidden: Target = { ...target, status: 'married' };
    expect(checkMaySee({ ...viewer, subscriptions: [] }, hidden, rules)).toEqual({
      allowed: false,
      reason: 'subscription_missing',
    });
  });

  it('shows an admin everything', () => {
    const worst: Target = {
      ...target,
      status: 'Draft',
      isHidden: true,
      isOwnerSuspended: true,
      createdAt: new Date('2020-01-01'),
    };
    expect(checkMaySee(admin, worst, { ...rules, isSubscriptionOn: false })).toEqual({ allowed: true });
  });
});

describe('laws', () => {
  const person = (id: number) =>
    fc.record({
      id: fc.constant(id),
      memberId: fc.constant(`member ${id}`),
      gender: fc.constantFrom<'Male' | 'Female'>('Male', 'Female'),
      status: fc.constantFrom(...profileStatuses),
      isTester: fc.boolean(),
    });
  type Person = typeof person extends (id: number) => fc.Arbitrary<infer Drawn> ? Drawn : never;
  const blocks = fc.array(
    fc.record({
      memberId: fc.constantFrom('member 1', 'member 2', 'member 3'),
      profileId: fc.constantFrom(1, 2, 3),
    }),
    { maxLength: 3 },
  );
  const asViewer = ({ id, memberId, gender, status, isTester }: Person, known: Viewer['blocks']): Viewer => ({
    ...viewer,
    memberId,
    isTester,
    profile: { id, status, gender },
    blocks: known,
  });
  const asTarget = ({ id, memberId, gender, status }: Person): Target => ({
    ...target,
    id,
    ownerId: memberId,
    gender,
    status,
  });

  it('a block hides both people from each other, in either direction', () => {
    fc.assert(
      fc.property(person(1), person(2), blocks, fc.boolean(), (one, other, known, fromOne) => {
        const block = fromOne
          ? { memberId: one.memberId, profileId: other.id }
          : { memberId: other.memberId, profileId: one.id };
        const all = [...known, block];
        expect(checkMaySee(asViewer(one, all), asTarget(other), rules).allowed).toBe(false);
        expect(checkMaySee(asViewer(other, all), asTarget(one), rules).allowed).toBe(false);
      }),
    );
  });

  it('two ordinary subscribers see each other or neither sees the other', () => {
    fc.assert(
      fc.property(person(1), person(2), blocks, (one, other, known) => {
        const [a, b] = [one, other].map((member) => ({
          ...member,
          isTester: false,
          status: 'Active' as const,
        }));
        expect(a && b && checkMaySee(asViewer(a, known), asTarget(b), rules).allowed).toBe(
          a && b && checkMaySee(asViewer(b, known), asTarget(a), rules).allowed,
        );
      }),
    );
  });

  it('a gender outside the scope of the search is never seen, one inside it is', () => {
    fc.assert(
      fc.property(person(1), person(2), fc.boolean(), (one, other, isGenderSwitchOn) => {
        const who = asViewer({ ...one, status: 'Active' }, []);
        const when = { ...rules, isGenderSwitchOn };
        const scope = checkMaySearch(who, when);
        const isInScope = scope.allowed && scope.genders.includes(other.gender);
        expect(checkMaySee(who, asTarget({ ...other, status: 'Active' }), when).allowed).toBe(isInScope);
      }),
    );
  });

  it('no one finds their own profile', () => {
    fc.assert(
      fc.property(person(1), blocks, (one, known) => {
        expect(checkMaySee(asViewer(one, known), asTarget(one), rules).allowed).toBe(false);
      }),
    );
  });
});
