import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  viewerBindings,
  visibilityConditions,
  withViewer,
} from '../extensions/suchi/src/discovery/repository/viewer-sql.ts';
import { type Person } from './community.ts';
import { discoveryClient } from './discovery.ts';
import {
  drawCommunity,
  type DrawnCommunity,
  drawInterests,
  type Inhabitant,
  maySee,
  rules,
} from './drawn-community.ts';

// Compares search, and every other way to a profile, with the domain's `checkMaySee`: 25 members and 400 profiles
// are 10,000 pairs.
const sampleSize = 1000;

let server: TestInstallation;
let community: DrawnCommunity;
afterAll(() => server.stop());

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  community = await drawCommunity(server, { profileCount: 400, viewerCount: 25 });
  await server.query('update admin_setting set contact_reveal_daily_limit = 10000');
});

/** Reads all pages; empty for those who may not search. */
async function walkPages({ person: { token } }: Inhabitant): Promise<number[]> {
  const client = discoveryClient(server);
  const isRefused = (await client.search(token)).code === 'SEARCH_REFUSED';
  return isRefused ? [] : client.walk(token);
}

describe('10,000 pairs of a member and a profile', () => {
  it('are found by search exactly when the domain allows it', async () => {
    const { viewers, inhabitants, blocked } = community;
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
        if (isFound !== maySee(viewer, target, blocked)) {
          disagreements.push(`${viewer.person.profileId} ${target.person.profileId}`);
        }
      }
    }
    process.stdout.write(`pairs: ${pairs}, visible: ${visible}, disagreements: ${disagreements.length}\n`);
    expect(disagreements).toEqual([]);
    expect(pairs).toBe(10_000);
    expect(visible).toBeGreaterThan(500);
  });

  it('agree in the condition that reads cards, and each of its parts is missed when it is left out', async () => {
    const written = await drawInterests(server, community);
    const countDisagreements = async (forgotten: string | null) => {
      const { viewers, inhabitants, blocked } = community;
      let count = 0;
      for (const viewer of viewers) {
        const seen = new Set(await findVisible(viewer, forgotten));
        for (const target of inhabitants) {
          if (seen.has(target.person.profileId) !== maySee(viewer, target, blocked, written)) count += 1;
        }
      }
      return count;
    };
    expect(await countDisagreements(null)).toBe(0);
    for (const name of Object.keys(visibilityConditions)) {
      expect(await countDisagreements(name), name).toBeGreaterThan(0);
    }
    await server.query('delete from interest');
    expect(await countDisagreements(null)).toBeGreaterThan(0);
  });
});

async function findVisible({ person }: Inhabitant, forgotten: string | null): Promise<number[]> {
  const where = Object.entries(visibilityConditions)
    .filter(([name]) => name !== forgotten)
    .map(([, sql]) => sql)
    .join(' and ');
  let place = 0;
  const rows = await server.query<{ id: number }>(
    `${withViewer} select p.id from viewer v, qd_matrimonial_profile p
       join directus_users owner on owner.id = p."user" where ${where}`.replaceAll(
      '?',
      () => `$${(place += 1)}`,
    ),
    viewerBindings({ userId: person.id, isStaff: false, today: rules.today }),
  );
  return rows.map(({ id }) => id);
}

describe('1,000 of these pairs', () => {
  const pairs = () =>
    fc.sample(fc.tuple(fc.constantFrom(...community.viewers), fc.constantFrom(...community.inhabitants)), {
      seed: 7,
      numRuns: sampleSize,
    });
  const notFound = ['PROFILE_NOT_FOUND', 'SEARCH_REFUSED'];

  /** Checks each pair once and lists where the server and the domain differ. */
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
        if (answer !== maySee(viewer, target, community.blocked)) {
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
      // The owner may open their own page by another rule.
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
    // A member at the daily mail limit passed the visibility check.
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
