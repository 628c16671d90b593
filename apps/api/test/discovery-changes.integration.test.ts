import type { Block } from '@suchi/domain/discovery';
import { shareInstallation, type TestInstallation } from '@suchi/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertRows } from './community.ts';
import { blocks, discoveryClient } from './discovery.ts';
import {
  drawCommunity,
  type DrawnCommunity,
  type Facts,
  type Inhabitant,
  maySee,
} from './drawn-community.ts';

// Two nodes with cached lists, while rows change: a card is shown only to a viewer who may see it now.
let server: TestInstallation;
let community: DrawnCommunity;
afterAll(() => server.stop());
beforeAll(async () => {
  server = await shareInstallation({ nodes: 2, workers: 0 });
  community = await drawCommunity(server, { profileCount: 200, viewerCount: 10 });
});

const rounds = 40;
const changesInRound = 6;

const change: fc.Arbitrary<Partial<Facts>> = fc.oneof(
  fc.record({ isHidden: fc.boolean() }),
  fc.record({ isSuspended: fc.boolean() }),
  fc.record({ isReactivated: fc.boolean() }),
  fc.record({ status: fc.constantFrom('Active', 'married', 'Blocked') }),
);

async function write({ person, facts }: Inhabitant): Promise<void> {
  await server.query('update qd_matrimonial_profile set status = $2, is_hidden = $3 where id = $1', [
    person.profileId,
    facts.status,
    facts.isHidden,
  ]);
  await server.query('update directus_users set status = $2, is_reactivated = $3 where id = $1', [
    person.id,
    facts.isSuspended ? 'suspended' : 'active',
    facts.isReactivated,
  ]);
}

it('no page shows a profile that may not be seen, while profiles, accounts and blocks change', async () => {
  const client = discoveryClient(server);
  const { viewers, blocked } = community;
  const targets = community.inhabitants.slice(viewers.length);
  const drawn = fc.sample(
    fc.tuple(
      fc.array(fc.tuple(fc.nat({ max: targets.length - 1 }), change), {
        minLength: changesInRound,
        maxLength: changesInRound,
      }),
      fc.nat({ max: viewers.length - 1 }),
      fc.nat({ max: targets.length - 1 }),
    ),
    { seed: 11, numRuns: rounds },
  );
  let shown = 0;
  for (const [changes, blockerPlace, blockedPlace] of drawn) {
    // A profile may be seen in this round if one of its states in this round allows it. Earlier states do not
    // count.
    const states = new Map(targets.map((target) => [target.person.profileId, [{ ...target }]]));
    const writing = (async () => {
      for (const [place, part] of changes) {
        const target = targets[place];
        if (!target) continue;
        target.facts = { ...target.facts, ...part };
        states.get(target.person.profileId)?.push({ ...target });
        await write(target);
      }
    })();
    const pages = viewers.map(async (viewer, place) => {
      const url = server.nodes[place % 2]?.url;
      const answers = [1, 2, 3].map((page) => client.search(viewer.person.token, {}, { page }, url));
      return { viewer, ids: (await Promise.all(answers)).flatMap(({ data }) => data?.items ?? []) };
    });
    await writing;
    for (const { viewer, ids } of await Promise.all(pages)) {
      for (const { id } of ids) {
        shown += 1;
        const allowed = states.get(id)?.some((state) => maySee(viewer, state, blocked));
        // Viewers find each other too; their own rows do not change.
        const other = viewers.find(({ person }) => person.profileId === id);
        expect(allowed ?? (other && maySee(viewer, other, blocked)), `${viewer.person.profileId} ${id}`).toBe(
          true,
        );
      }
    }
    await block(viewers[blockerPlace], targets[blockedPlace], blocked);
  }
  expect(shown).toBeGreaterThan(rounds * 20);
});

async function block(
  by: Inhabitant | undefined,
  of: Inhabitant | undefined,
  blocked: Block[],
): Promise<void> {
  if (!by || !of) return;
  const made = { memberId: by.person.id, profileId: of.person.profileId };
  if (blocked.some(({ memberId, profileId }) => memberId === made.memberId && profileId === made.profileId))
    return;
  blocked.push(made);
  await insertRows(server, blocks, [
    { directus_users_id: made.memberId, qd_matrimonial_profile_id: made.profileId },
  ]);
}
