import { todayInIndia } from '@suchi/domain/basics';
import {
  type Block,
  checkMaySearch,
  checkMaySee,
  type Target,
  type Viewer,
  type VisibilityRules,
} from '@suchi/domain/discovery';
import { profileStatuses } from '@suchi/domain/lifecycle';
import { defaultEdition } from '@suchi/domain/print';
import { type Gender, genders } from '@suchi/domain/profile';
import { askApi, startTestInstallation, type TestInstallation } from '@suchi/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visibilityConditions } from '../extensions/suchi/src/discovery/search-plan.ts';
import { insertPeople, insertRows, openSearch, type Person, type PersonPlan } from './community.ts';
import { blocks, discoveryClient } from './discovery.ts';

// What search returns, and what every other way to a profile allows, against the domain's `checkMaySee`: 25 members
// and 400 profiles are 10,000 pairs. Everything about these people is drawn, with dates close to the cut-offs.
const profileCount = 400;
const viewerCount = 25;
const sampleSize = 1000;

const rules: VisibilityRules = {
  ...defaultEdition,
  today: todayInIndia(new Date()),
  isSearchOn: true,
  isGenderSwitchOn: false,
};

interface Inhabitant {
  person: Person;
  plan: Drawn;
}
type Drawn = PersonPlan & { gender: Gender };

let server: TestInstallation;
let inhabitants: Inhabitant[] = [];
let viewers: Inhabitant[] = [];
let blocked: Block[] = [];
afterAll(() => server.stop());

/** Dates on both sides of midnight in India, at the cut-off of activation and at the end of what early subscribers see. */
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

const drawn: fc.Arbitrary<Drawn> = fc
  .record({
    gender: fc.constantFrom(...genders),
    status: fc.oneof(
      { weight: 4, arbitrary: fc.constant('Active' as const) },
      { weight: 1, arbitrary: fc.constantFrom(...profileStatuses) },
    ),
    isHidden: fc.oneof(
      { weight: 5, arbitrary: fc.constant(false) },
      { weight: 1, arbitrary: fc.constant(true) },
    ),
    createdAt,
    isReactivated: fc.boolean(),
    isTester: fc.oneof(
      { weight: 5, arbitrary: fc.constant(false) },
      { weight: 1, arbitrary: fc.constant(true) },
    ),
    subscription,
  })
  .map((facts) => ({
    gender: facts.gender,
    account: { is_reactivated: facts.isReactivated, is_tester: facts.isTester },
    profile: { status: facts.status, is_hidden: facts.isHidden, date_created: facts.createdAt },
    subscription: facts.subscription,
  }));

// Most of those who look may search, so that the interesting refusals are those about the profile.
const lookingDrawn: fc.Arbitrary<Drawn> = fc
  .tuple(drawn, fc.integer({ min: 0, max: 9 }))
  .map(([plan, chance]) =>
    chance === 0
      ? plan
      : {
          ...plan,
          profile: { ...plan.profile, status: 'Active' },
          subscription: chance % 2 ? ['2024-12-31', '2099-12-31'] : ['2026-01-01', '2099-12-31'],
        },
  );

beforeAll(async () => {
  server = await startTestInstallation({ name: 'pairs', workers: 0 });
  await openSearch(server);
  await server.query('update admin_setting set contact_reveal_daily_limit = 10000');
  const seed = 20_261_115;
  const plans = [
    ...fc.sample(lookingDrawn, { seed, numRuns: viewerCount }),
    ...fc.sample(drawn, { seed: seed + 1, numRuns: profileCount - viewerCount }),
  ];
  const persons = await insertPeople(server, plans);
  inhabitants = plans.map((plan, place) => ({ plan, person: persons[place] as Person }));
  viewers = inhabitants.slice(0, viewerCount);

  const [ids, owners] = [persons.map(({ profileId }) => profileId), persons.map(({ id }) => id)];
  const drawPair = fc.tuple(fc.constantFrom(...owners), fc.constantFrom(...ids));
  const towardsViewers = fc.tuple(
    fc.constantFrom(...owners),
    fc.constantFrom(...viewers.map(({ person }) => person.profileId)),
  );
  const byViewers = fc.tuple(
    fc.constantFrom(...viewers.map(({ person }) => person.id)),
    fc.constantFrom(...ids),
  );
  const pairs = [drawPair, towardsViewers, byViewers].flatMap((pair, place) =>
    fc.sample(pair, { seed: seed + place, numRuns: 200 }),
  );
  const byKey = new Map(
    pairs.map(([memberId, profileId]) => [`${memberId}/${profileId}`, { memberId, profileId }]),
  );
  blocked = [...byKey.values()];
  await insertRows(
    server,
    blocks,
    blocked.map(({ memberId, profileId }) => ({
      directus_users_id: memberId,
      qd_matrimonial_profile_id: profileId,
    })),
  );
}, 240_000);

function viewerOf({ person, plan }: Inhabitant): Viewer {
  const profile = plan.profile as { status: Target['status'] };
  return {
    memberId: person.id,
    role: 'user',
    isTester: plan.account?.['is_tester'] === true,
    profile: { id: person.profileId, status: profile.status, gender: plan.gender },
    subscriptions: plan.subscription
      ? [{ startDate: plan.subscription[0], endDate: plan.subscription[1] }]
      : [],
    blocks: blocked.filter(
      ({ memberId, profileId }) => memberId === person.id || profileId === person.profileId,
    ),
  };
}

function targetOf({ person, plan }: Inhabitant): Target {
  const profile = plan.profile as { status: Target['status']; is_hidden: boolean; date_created: string };
  return {
    id: person.profileId,
    ownerId: person.id,
    status: profile.status,
    gender: plan.gender,
    isHidden: profile.is_hidden,
    createdAt: new Date(profile.date_created),
    isOwnerReactivated: plan.account?.['is_reactivated'] === true,
  };
}

const maySee = (viewer: Inhabitant, target: Inhabitant) =>
  checkMaySee(viewerOf(viewer), targetOf(target), rules).allowed;

/** Everybody a member finds, by walking all pages; nobody for those who may not search. */
async function walkPages({ person: { token } }: Inhabitant): Promise<number[]> {
  const client = discoveryClient(server);
  const isRefused = (await client.search(token)).code === 'SEARCH_REFUSED';
  return isRefused ? [] : client.walk(token);
}

describe('10,000 pairs of a member and a profile', () => {
  it('are found by search exactly when the domain says so', async () => {
    let pairs = 0;
    let visible = 0;
    const disagreements: string[] = [];
    for (const viewer of viewers) {
      const found = await walkPages(viewer);
      expect(new Set(found).size).toBe(found.length);
      for (const target of inhabitants) {
        pairs += 1;
        const isFound = found.includes(target.person.profileId);
        if (isFound) visible += 1;
        if (isFound !== maySee(viewer, target)) {
          disagreements.push(`${viewer.person.profileId} ${target.person.profileId}`);
        }
      }
    }
    process.stdout.write(`pairs: ${pairs}, visible: ${visible}, disagreements: ${disagreements.length}\n`);
    expect(disagreements).toEqual([]);
    expect(pairs).toBe(10_000);
    expect(visible).toBeGreaterThan(500);
  });

  it('and a condition that is forgotten in the SQL is noticed, each of them', async () => {
    // Those who may search by the domain, so that the conditions decide and not the refusal before them.
    const searching = viewers.filter((viewer) => checkMaySearch(viewerOf(viewer), rules).allowed);
    const countDisagreements = async (forgotten: string | null) => {
      let count = 0;
      for (const viewer of searching) {
        const scope = checkMaySearch(viewerOf(viewer), rules);
        if (!scope.allowed) continue;
        const conditions = visibilityConditions({
          ...scope,
          activationCutOff: rules.activationCutOff,
          isStaff: false,
        }).filter(({ name }) => name !== forgotten);
        const found = new Set(await runConditions(conditions));
        const { blocks: own, memberId, profile } = viewerOf(viewer);
        for (const target of inhabitants) {
          // What is the reader's own is not in the conditions: the pages leave it out.
          const isOwn = target.person.id === memberId;
          const isBlocked = own.some(
            (block) =>
              (block.memberId === memberId && block.profileId === target.person.profileId) ||
              (block.memberId === target.person.id && block.profileId === profile?.id),
          );
          const isFound = found.has(target.person.profileId) && !isOwn && !isBlocked;
          if (isFound !== maySee(viewer, target)) count += 1;
        }
      }
      return count;
    };
    expect(await countDisagreements(null)).toBe(0);
    for (const name of ['active', 'gender', 'shown', 'activated', 'created']) {
      expect(await countDisagreements(name), name).toBeGreaterThan(0);
    }
  });
});

async function runConditions(conditions: ReturnType<typeof visibilityConditions>): Promise<number[]> {
  let place = 0;
  const where = conditions.map(({ sql }) => sql.replaceAll('?', () => `$${(place += 1)}`)).join(' and ');
  const rows = await server.query<{ id: number }>(
    `select id from qd_matrimonial_profile where ${where}`,
    conditions.flatMap(({ bindings }) => [...bindings]),
  );
  return rows.map(({ id }) => id);
}

describe('1,000 of these pairs', () => {
  const pairs = () =>
    fc.sample(fc.tuple(fc.constantFrom(...viewers), fc.constantFrom(...inhabitants)), {
      seed: 7,
      numRuns: sampleSize,
    });
  const notFound = ['PROFILE_NOT_FOUND', 'SEARCH_REFUSED'];

  /** Asks about each pair once, a few at a time, and lists where the server and the domain differ. */
  async function findDisagreements(
    isAllowed: (viewer: Person, profileId: number) => Promise<boolean | null>,
  ) {
    const waiting = [
      ...new Map(pairs().map((pair) => [pair.map(({ person }) => person.id).join(), pair])).values(),
    ];
    const disagreements: string[] = [];
    let allowed = 0;
    const askOn = async () => {
      for (let pair = waiting.shift(); pair; pair = waiting.shift()) {
        const [viewer, target] = pair;
        const answer = await isAllowed(viewer.person, target.person.profileId);
        if (answer === null) continue;
        if (answer) allowed += 1;
        if (answer !== maySee(viewer, target)) {
          disagreements.push(`${viewer.person.profileId} ${target.person.profileId}`);
        }
      }
    };
    await Promise.all(Array.from({ length: 6 }, askOn));
    expect(allowed).toBeGreaterThan(50);
    return disagreements;
  }

  const asks =
    (path: string, bodyOf: (profileId: number) => object | null, others: string[] = []) =>
    async ({ token, profileId: own }: Person, profileId: number) => {
      // One's own page is open to its owner, and not by this rule.
      if (own === profileId) return null;
      const body = bodyOf(profileId);
      const { status, code } = await askApi(server.api.url, body ? path : `${path}${profileId}`, {
        token,
        ...(body ? { body } : {}),
      });
      if (code !== null && ![...notFound, ...others].includes(code))
        throw new Error(`${path} ${status} ${code}`);
      return code === null || others.includes(code);
    };

  it.each([
    ['the profile page', asks('/qe_search/profile?id=', () => null)],
    ['opening the number', asks('/qe_search/reveal', (profile_id) => ({ profile_id }))],
    // Whoever is told that they mailed enough today was let through to be counted.
    [
      'mail',
      asks('/qe_search/send_mail', (profile_id) => ({ profile_id, message: 'Namaste, we liked it' }), [
        'MAIL_LIMIT_REACHED',
        'FAMILY_MAILED_TODAY',
      ]),
    ],
    [
      'a note',
      asks('/items/matrimonial_profile_notes', (id) => ({ note: 'Nice family', matrinonial_profile: id })),
    ],
  ])('%s', async (_, isAllowed) => {
    expect(await findDisagreements(isAllowed)).toEqual([]);
  });

  it('a favourite', async () => {
    const isAllowed = async (person: Person, profileId: number) =>
      asks('/items/junction_directus_users_qd_matrimonial_profile', (id) => ({
        directus_users_id: person.id,
        qd_matrimonial_profile_id: id,
      }))(person, profileId);
    expect(await findDisagreements(isAllowed)).toEqual([]);
  });
});
