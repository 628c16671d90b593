import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMailCard } from '../extensions/suchi/src/discovery/commands/read-mail-card.ts';
import { tendInterests } from '../extensions/suchi/src/families/commands/tend-interests.ts';
import { openSearch, type Person } from './community.ts';
import { blocks } from './discovery.ts';
import { familiesClient, makeFamilies, moveBack, numberOf } from './families.ts';
import { jobPlatformOf } from './job-platform.ts';

// Two families, each on two devices, take any steps, also two at the same moment and each twice. However they walk: at
// most one interest between them is live, each of the two has a way out, no answer has a number before both said yes,
// and no mail is queued twice.

let server: TestInstallation;
let families: ReturnType<typeof familiesClient>;
let platform: ReturnType<typeof jobPlatformOf>;

beforeAll(async () => {
  server = await shareInstallation({ nodes: 2, workers: 0 });
  families = familiesClient(server);
  platform = jobPlatformOf(server);
});
afterAll(async () => {
  await platform.database.destroy();
  await server.stop();
});

const acts = [
  'send',
  'yes',
  'later',
  'no',
  'undo',
  'seen',
  'remind',
  'withdraw',
  'close',
  'pause',
  'resume',
  'block',
  'unblock',
] as const;
const step = fc.record({
  who: fc.constantFrom('rohan', 'meera'),
  act: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('send', 'yes', 'no') },
    { weight: 4, arbitrary: fc.constantFrom(...acts) },
  ),
  isTwice: fc.boolean(),
});
const passing = fc.constantFrom(null, null, '5 seconds', '16 seconds', '8 days', '24 days', '32 days');
const walk = fc.array(fc.record({ steps: fc.array(step, { minLength: 1, maxLength: 2 }), passing }), {
  minLength: 3,
  maxLength: 10,
});

interface Family {
  me: Person;
  other: Person;
}
type Pair = Record<'rohan' | 'meera', Family>;
interface Row {
  id: number;
  state: string;
  is_open: boolean;
}

const rowsOf = ({ rohan: { me, other } }: Pair) =>
  server.query<Row>(
    `select id, state, state = 'accepted' and settles_at <= now() as is_open from interest
      where sender in ($1, $2) and receiver in ($1, $2) order by id desc`,
    [me.profileId, other.profileId],
  );

async function take({ me, other }: Family, act: (typeof acts)[number], id: number) {
  const ask = (path: string, body: object, method?: 'DELETE') =>
    askApi(server.api.url, path, { token: me.token, body, ...(method ? { method } : {}) });
  switch (act) {
    case 'send':
      return families.send(me, other);
    case 'yes':
    case 'later':
    case 'no':
      return families.answer(me, id, act);
    case 'pause':
    case 'resume':
      return ask('/qe_profile/change_status', { action: act });
    case 'block':
      return ask(`/items/${blocks}`, {
        directus_users_id: me.id,
        qd_matrimonial_profile_id: other.profileId,
      });
    case 'unblock':
      await server.query(
        `delete from ${blocks} where directus_users_id = $1 and qd_matrimonial_profile_id = $2`,
        [me.id, other.profileId],
      );
      return { code: null, status: 200 };
    case 'undo':
    case 'seen':
    case 'remind':
    case 'withdraw':
    case 'close':
    default:
      return families[act](me, id);
  }
}

/** Everything that a family can read of the other one. */
async function readAll({ me, other }: Family, id: number): Promise<string> {
  const answers = await Promise.all([
    families.list(me, 'received'),
    families.list(me, 'sent'),
    families.list(me, 'accepted'),
    families.one(me, id),
    families.sheet(me, other),
    families.counts(me),
    askApi(server.api.url, `/qe_search/profile?id=${other.profileId}`, { token: me.token }),
    askApi(server.api.url, '/qe_search/opened_mine', { token: me.token }),
  ]);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  return JSON.stringify(answers.map(({ data }) => data ?? null));
}

async function findFaults(pair: Pair): Promise<string[]> {
  const rows = await rowsOf(pair);
  const faults: string[] = [];
  if (rows.filter(({ state }) => ['open', 'later', 'accepted'].includes(state)).length > 1)
    faults.push('two are live');
  const read = await Promise.all(Object.values(pair).map((family) => readAll(family, rows[0]?.id ?? 0)));
  Object.values(pair).forEach(({ other }, place) => {
    const isTold = read[place]?.includes(numberOf(other)) ?? false;
    if (isTold && !rows[0]?.is_open) faults.push('a number without both consents');
    if (!isTold && rows[0]?.is_open) faults.push('no number after both said yes');
  });
  const twice = await server.query<{ kind: string }>(
    `select m.kind from qdb_mail m join pgboss.job j on j.data ->> 'mailId' = m.id::text
      where m.kind like 'interest%' group by m.kind, j.data -> 'interest' having count(*) > 1`,
  );
  faults.push(...twice.map(({ kind }) => `${kind} twice`));
  return faults;
}

/** Each live one ends by what one of its families can do. */
async function leave(pair: Pair): Promise<void> {
  const [row] = await rowsOf(pair);
  if (!row) return;
  await moveBack(server, row.id, '16 seconds');
  for (const act of ['withdraw', 'close'] as const)
    for (const family of Object.values(pair)) await take(family, act, row.id);
}

it('never leads to a number without both consents, to two that are live, to a mail twice, or into a dead end', async () => {
  await openSearch(server);
  await server.query('update admin_setting set interest_daily_limit = 1000, interest_again_days = 1');
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(walk, async (turns) => {
      const { rohan, meera } = await makeFamilies(server);
      const pair: Pair = { rohan: { me: rohan, other: meera }, meera: { me: meera, other: rohan } };
      for (const { steps, passing: time } of turns) {
        const id = (await rowsOf(pair))[0]?.id ?? 0;
        const taps = steps.flatMap(({ who, act, isTwice }) =>
          Array.from({ length: isTwice ? 2 : 1 }, () => take(pair[who], act, id)),
        );
        const failed = (await Promise.all(taps)).filter(({ status }) => status >= 500);
        expect(failed.map(({ code }) => code)).toEqual([]);
        for (const row of await rowsOf(pair)) {
          seen.add(row.state);
          if (time !== null) await moveBack(server, row.id, time);
        }
        if (time !== null) await tendInterests({ ...platform, readMailCard });
        expect(await findFaults(pair)).toEqual([]);
      }
      await leave(pair);
      const live = (await rowsOf(pair)).filter(({ state }) => ['open', 'later', 'accepted'].includes(state));
      expect(live).toEqual([]);
    }),
    { numRuns: 25 },
  );
  for (const state of ['open', 'accepted', 'declined', 'ended']) expect(seen).toContain(state);
});
