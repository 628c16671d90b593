import { todayInIndia } from '@suchi/domain/basics';
import {
  type Block,
  checkMaySee,
  type Target,
  type Viewer,
  type VisibilityRules,
} from '@suchi/domain/discovery';
import { type ProfileStatus, profileStatuses } from '@suchi/domain/lifecycle';
import { defaultEdition } from '@suchi/domain/print';
import { type Gender, genders } from '@suchi/domain/profiles';
import { type TestInstallation } from '@suchi/testing';
import fc from 'fast-check';
import { insertPeople, insertRows, openSearch, type Person } from './community.ts';
import { blocks } from './discovery.ts';

// Random people with dates close to the cut-offs, and the domain's view of them.
const seed = 20_261_115;

export const rules: VisibilityRules = {
  ...defaultEdition,
  today: todayInIndia(new Date()),
  isSearchOpen: true,
  isSubscriptionOn: true,
  isGenderSwitchOn: false,
};

/** Everything that decides visibility. */
export interface Facts {
  gender: Gender;
  status: ProfileStatus;
  isHidden: boolean;
  isSuspended: boolean;
  isReactivated: boolean;
  isTester: boolean;
  createdAt: string;
  subscription: readonly [string, string] | null;
}

export interface Inhabitant {
  person: Person;
  facts: Facts;
}

export interface DrawnCommunity {
  inhabitants: Inhabitant[];
  viewers: Inhabitant[];
  blocked: Block[];
}

/** Both sides of midnight in India, at the activation cut-off and at the end of what early subscribers see. */
const createdAt = fc.constantFrom(
  '2024-06-30T18:29:59.999Z',
  '2024-06-30T18:30:00.000Z',
  '2024-01-01T00:00:00.000Z',
  '2025-06-01T00:00:00.000Z',
  '2025-12-31T18:29:59.999Z',
  '2025-12-31T18:30:00.000Z',
  '2026-03-01T00:00:00.000Z',
);
const subscription = fc.constantFrom(
  null,
  ['2024-12-31', '2099-12-31'] as const,
  ['2025-01-01', '2099-12-31'] as const,
  ['2026-01-01', rules.today] as const,
  ['2025-01-01', '2025-12-31'] as const,
);
const seldom = fc.oneof(
  { weight: 5, arbitrary: fc.constant(false) },
  { weight: 1, arbitrary: fc.constant(true) },
);

const drawn: fc.Arbitrary<Facts> = fc.record({
  gender: fc.constantFrom(...genders),
  status: fc.oneof(
    { weight: 4, arbitrary: fc.constant('Active' as const) },
    { weight: 1, arbitrary: fc.constantFrom(...profileStatuses) },
  ),
  isHidden: seldom,
  isSuspended: seldom,
  createdAt,
  isReactivated: fc.boolean(),
  isTester: seldom,
  subscription,
});

/** Of viewers who may search: before and after the cut-off for early subscribers, and on the last day. */
const running = fc.constantFrom(
  ['2024-12-31', '2099-12-31'] as const,
  ['2026-01-01', '2099-12-31'] as const,
  ['2026-01-01', rules.today] as const,
);

// Most viewers may search, so that most refusals are about the profile.
const drawnViewer: fc.Arbitrary<Facts> = fc
  .tuple(drawn, running, fc.integer({ min: 0, max: 9 }))
  .map(([facts, own, chance]) =>
    chance === 0
      ? { ...facts, isSuspended: false }
      : {
          ...facts,
          isSuspended: false,
          status: 'Active',
          subscription: own,
        },
  );

export async function drawCommunity(
  server: TestInstallation,
  { profileCount, viewerCount }: { profileCount: number; viewerCount: number },
): Promise<DrawnCommunity> {
  await openSearch(server);
  const all = [
    ...fc.sample(drawnViewer, { seed, numRuns: viewerCount }),
    ...fc.sample(drawn, { seed: seed + 1, numRuns: profileCount - viewerCount }),
  ];
  const persons = await insertPeople(
    server,
    all.map((facts) => ({
      gender: facts.gender,
      account: {
        is_reactivated: facts.isReactivated,
        is_tester: facts.isTester,
        status: facts.isSuspended ? 'suspended' : 'active',
      },
      profile: { status: facts.status, is_hidden: facts.isHidden, date_created: facts.createdAt },
      subscription: facts.subscription,
    })),
  );
  const inhabitants = all.map((facts, place) => ({ facts, person: persons[place] as Person }));
  const viewers = inhabitants.slice(0, viewerCount);
  const blocked = drawBlocks(inhabitants, viewers);
  await insertRows(
    server,
    blocks,
    blocked.map(({ memberId, profileId }) => ({
      directus_users_id: memberId,
      qd_matrimonial_profile_id: profileId,
    })),
  );
  return { inhabitants, viewers, blocked };
}

const profile = (among: Inhabitant[]) => fc.constantFrom(...among.map(({ person }) => person.profileId));

/** Which family wrote to which, and waits. */
export interface Written {
  sender: number;
  receiver: number;
}

/** Profiles of all kinds write to members who search, each pair once. */
export async function drawInterests(
  server: TestInstallation,
  { inhabitants, viewers }: DrawnCommunity,
): Promise<Written[]> {
  const pairs = fc
    .sample(fc.tuple(profile(inhabitants), profile(viewers)), { seed: seed + 7, numRuns: 1500 })
    .filter(([sender, receiver]) => sender !== receiver);
  const byPair = new Map(pairs.map((pair) => [pair.toSorted((one, two) => one - two).join('/'), pair]));
  const written = [...byPair.values()].map(([sender, receiver]) => ({ sender, receiver }));
  await insertRows(
    server,
    'interest',
    written.map((row) => ({ ...row, sent_at: '2026-11-15T06:00:00Z', open_until: '2099-12-31' })),
  );
  return written;
}

function drawBlocks(inhabitants: Inhabitant[], viewers: Inhabitant[]): Block[] {
  const owner = (among: Inhabitant[]) => fc.constantFrom(...among.map(({ person }) => person.id));
  const pairs = [
    fc.tuple(owner(inhabitants), profile(inhabitants)),
    fc.tuple(owner(inhabitants), profile(viewers)),
    fc.tuple(owner(viewers), profile(inhabitants)),
  ].flatMap((pair, place) => fc.sample(pair, { seed: seed + place, numRuns: 200 }));
  const byKey = new Map(
    pairs.map(([memberId, profileId]) => [`${memberId}/${profileId}`, { memberId, profileId }]),
  );
  return [...byKey.values()];
}

function viewerOf(
  { person, facts }: Inhabitant,
  blocked: readonly Block[],
  written: readonly Written[],
): Viewer {
  return {
    memberId: person.id,
    role: 'user',
    isTester: facts.isTester,
    profile: { id: person.profileId, status: facts.status, gender: facts.gender },
    subscriptions: facts.subscription
      ? [{ startDate: facts.subscription[0], endDate: facts.subscription[1] }]
      : [],
    blocks: blocked.filter(
      ({ memberId, profileId }) => memberId === person.id || profileId === person.profileId,
    ),
    receivedFrom: written.filter(({ receiver }) => receiver === person.profileId).map(({ sender }) => sender),
  };
}

function targetOf({ person, facts }: Inhabitant): Target {
  return {
    id: person.profileId,
    ownerId: person.id,
    status: facts.status,
    gender: facts.gender,
    isHidden: facts.isHidden,
    createdAt: new Date(facts.createdAt),
    isOwnerReactivated: facts.isReactivated,
    isOwnerSuspended: facts.isSuspended,
  };
}

/** By the domain's rule. */
export const maySee = (
  viewer: Inhabitant,
  target: Inhabitant,
  blocked: readonly Block[],
  written: readonly Written[] = [],
): boolean => checkMaySee(viewerOf(viewer, blocked, written), targetOf(target), rules).allowed;
