import { addDays, todayInIndia } from '@suchi/domain/basics';
import { shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPeople, insertPerson, openSearch, type Person } from './community.ts';
import {
  type familiesClient,
  familyStories,
  mailsTo,
  makeFamilies,
  moveBack,
  refusalOf,
  resetInterests,
  settle,
} from './families.ts';

let server: TestInstallation;
let families: ReturnType<typeof familiesClient>;
let stories: ReturnType<typeof familyStories>;

beforeAll(async () => {
  server = await shareInstallation({ nodes: 2, workers: 0 });
  stories = familyStories(server);
  families = stories.families;
});
beforeEach(async () => {
  await openSearch(server);
  await resetInterests(server);
});
afterAll(() => server.stop());

describe('a family that writes', () => {
  it('reaches the other one, once for two taps at the same moment', async () => {
    const { rohan, meera } = await makeFamilies(server);
    const [first, second] = await Promise.all([families.send(rohan, meera), families.send(rohan, meera)]);
    expect([first.code, second.code, first.data.id]).toEqual([null, null, second.data.id]);
    expect((await families.send(rohan, meera)).data.id).toBe(first.data.id);
    expect(first.data).toMatchObject({
      side: 'sent',
      state: 'open',
      sentence: 'liked',
      is_seen: false,
      open_until: addDays(todayInIndia(new Date()), 30),
      contact: null,
    });
    expect((await mailsTo(server, meera)).map(({ kind }) => kind)).toEqual(['interest_received']);

    const { data } = await families.list(meera, 'received');
    expect(data).toMatchObject({
      total: 1,
      items: [{ kind: 'interest', id: first.data.id, side: 'received' }],
    });
    expect((await families.counts(meera)).data).toMatchObject({
      new_received: 1,
      received: 1,
      newest: { kind: 'wrote', name: 'Ravi Kelkar', count: 1 },
    });
    const [audit] = await server.query(
      `select actor, action from audit_log where subject_collection = 'interest' and subject_id = $1`,
      [String(first.data.id)],
    );
    expect(audit).toEqual({ actor: rohan.id, action: 'interest.send' });
  });

  it('is named as the parent that its profile names', async () => {
    const { rohan, meera } = await makeFamilies(server);
    const writer = async () => (await families.list(meera, 'received')).data.items.at(0);
    await families.send(rohan, meera);
    const names = { author_relation: 'son', father_name: 'Ravi  kelkar.' };
    await server.query(
      'update qd_matrimonial_profile set author_relation = $2, father_name = $3 where id = $1',
      [rohan.profileId, ...Object.values(names)],
    );
    expect(await writer()).toMatchObject({
      writer: { name: 'Ravi Kelkar', relation: 'son', parent: 'father' },
    });
    await server.query('update qd_matrimonial_profile set father_name = $2 where id = $1', [
      rohan.profileId,
      'Mohan Kelkar',
    ]);
    expect(await writer()).toMatchObject({ writer: { parent: null } });
  });

  it.each([
    ['not_approved', { profile: { status: 'Pending' } }],
    ['not_approved', { profile: null }],
    ['not_shown', { profile: { is_hidden: true } }],
    ['no_subscription', { subscription: null }],
  ] as const)('is refused: %s', async (reason, plan) => {
    const rohan = await insertPerson(server, plan);
    const meera = await insertPerson(server, { gender: 'Female' });
    expect(await refusalOf(families.send(rohan, meera))).toBe(reason);
  });

  it('is refused for a family that it cannot see, as for one that does not exist', async () => {
    const rohan = await insertPerson(server);
    for (const plan of [
      { gender: 'Male' as const },
      { profile: { is_hidden: true } },
      { account: { status: 'suspended' } },
    ]) {
      const other = await insertPerson(server, { gender: 'Female', ...plan });
      expect((await families.send(rohan, other)).code).toBe('PROFILE_NOT_FOUND');
      expect((await families.sheet(rohan, other)).code).toBe('PROFILE_NOT_FOUND');
    }
    expect((await families.send(rohan, rohan)).code).toBe('PROFILE_NOT_FOUND');
    expect((await families.send(rohan, { ...rohan, profileId: 2_000_000_000 })).code).toBe(
      'PROFILE_NOT_FOUND',
    );
  });

  it('writes no number, no link and not too much', async () => {
    const { rohan, meera } = await makeFamilies(server);
    for (const words of ['Call +91 98201-23456', 'www.example.org', 'x'.repeat(301)])
      expect((await families.send(rohan, meera, { words })).code, words).toBe('INVALID_PAYLOAD');
    for (const body of [{ sentence: 'rude' }, { profile_id: 'x' }, { profile_id: null }])
      expect((await families.send(rohan, meera, body)).code).toBe('INVALID_PAYLOAD');
    const { data } = await families.send(rohan, meera, { sentence: null, words: ' Rohan treks too. ' });
    expect(data).toMatchObject({ sentence: null, words: 'Rohan treks too.' });
  });

  it('has so many open at once and so many in a day, also at the same moment', async () => {
    await server.query('update admin_setting set interest_open_limit = 3, interest_daily_limit = 4');
    const rohan = await insertPerson(server);
    const women = await insertPeople(
      server,
      Array.from({ length: 6 }, () => ({ gender: 'Female' as const })),
    );
    const answers = await Promise.all(women.map((woman) => families.send(rohan, woman)));
    expect(answers.filter(({ code }) => code === null)).toHaveLength(3);
    const left = women.filter((_, place) => answers[place]?.code !== null);
    const [one, two] = left as [Person, Person];
    expect(await refusalOf(families.send(rohan, one))).toBe('open_limit');
    expect((await families.sheet(rohan, one)).data).toMatchObject({
      open: 3,
      open_limit: 3,
      refusal: 'open_limit',
    });

    const [first] = answers.filter(({ code }) => code === null);
    await families.withdraw(rohan, first?.data.id ?? 0);
    expect((await families.send(rohan, one)).code).toBeNull();
    await families.withdraw(rohan, (await families.send(rohan, one)).data.id);
    expect(await refusalOf(families.send(rohan, two))).toBe('daily_limit');
    const alerts = await server.query('select kind, status from member_report where profile = $1', [
      rohan.profileId,
    ]);
    expect(alerts).toEqual([{ kind: 'interests', status: 'open' }]);
  });

  it('says yes when the other one wrote first, also when both write at the same moment', async () => {
    const { rohan, meera, id } = await stories.sent();
    expect((await families.sheet(meera, rohan)).data.they_wrote_at).not.toBeNull();
    await stories.endSubscription(meera);
    expect((await families.send(meera, rohan, { words: 'We liked it too.' })).data).toMatchObject({
      id,
      state: 'accepted',
    });
    await settle(server, id);
    expect((await families.one(rohan, id)).data).toMatchObject({
      state: 'accepted',
      answer_words: 'We liked it too.',
    });

    const others = await makeFamilies(server);
    const both = await Promise.all([
      families.send(others.rohan, others.meera),
      families.send(others.meera, others.rohan),
    ]);
    expect(both.map(({ code }) => code)).toEqual([null, null]);
    expect(both[0].data.id).toBe(both[1].data.id);
    expect(await stories.rowOf(both[0].data.id)).toMatchObject({ state: 'accepted' });
  });

  it('reminds once, from the seventh day on', async () => {
    const { rohan, meera, id } = await stories.sent();
    expect(await refusalOf(families.remind(rohan, id))).toBe('too_early');
    await moveBack(server, id, '7 days');
    expect(await refusalOf(families.remind(meera, id))).toBe('not_yours');
    const taps = await Promise.all([families.remind(rohan, id), families.remind(rohan, id)]);
    expect(taps.map(({ code }) => code)).toEqual([null, null]);
    await moveBack(server, id, '2 minutes');
    expect(await refusalOf(families.remind(rohan, id))).toBe('reminded');
    expect((await mailsTo(server, meera)).map(({ kind }) => kind)).toEqual([
      'interest_received',
      'interest_reminder',
    ]);
  });

  it('withdraws: nothing is left for the other one, and an unseen one may be sent again without a second mail', async () => {
    const { rohan, meera, id } = await stories.sent();
    expect((await families.withdraw(rohan, id)).data).toMatchObject({ state: 'withdrawn', again_from: null });
    expect((await families.list(meera, 'received')).data.total).toBe(0);
    for (const path of [families.one(meera, id), families.answer(meera, id, 'yes'), families.seen(meera, id)])
      expect(await refusalOf(path)).toBe('missing');
    const again = (await families.send(rohan, meera)).data;
    expect(again.id).not.toBe(id);
    expect(await mailsTo(server, meera)).toHaveLength(1);

    await families.seen(meera, again.id);
    await families.withdraw(rohan, again.id);
    expect(await refusalOf(families.send(rohan, meera))).toBe('too_soon');
    expect((await families.send(meera, rohan)).code).toBeNull();
  });

  it('waits 180 days after a no, and the other family does not', async () => {
    const { rohan, meera, id } = await stories.sent();
    await families.answer(meera, id, 'no');
    await settle(server, id);
    expect((await families.one(rohan, id)).data).toMatchObject({
      state: 'declined',
      again_from: addDays(todayInIndia(new Date()), 180),
      may_still_accept: false,
    });
    expect(await refusalOf(families.send(rohan, meera))).toBe('too_soon');
    await moveBack(server, id, '180 days');
    expect((await families.send(rohan, meera)).code).toBeNull();
  });
});
