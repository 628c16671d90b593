import { afterQuietHours } from '@suchi/domain/families';
import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkMail } from '../extensions/suchi/src/families/commands/check-mail.ts';
import { insertPerson, openSearch } from './community.ts';
import { discoveryClient } from './discovery.ts';
import {
  type familiesClient,
  familyStories,
  mailsTo,
  numberOf,
  refusalOf,
  resetInterests,
  settle,
} from './families.ts';
import { jobPlatformOf } from './job-platform.ts';

let server: TestInstallation;
let families: ReturnType<typeof familiesClient>;
let stories: ReturnType<typeof familyStories>;
let client: ReturnType<typeof discoveryClient>;
let platform: ReturnType<typeof jobPlatformOf>;

beforeAll(async () => {
  server = await shareInstallation({ nodes: 2, workers: 0 });
  stories = familyStories(server);
  families = stories.families;
  client = discoveryClient(server);
  platform = jobPlatformOf(server);
});
beforeEach(async () => {
  await openSearch(server);
  await resetInterests(server);
});
afterAll(async () => {
  await platform.database.destroy();
  await server.stop();
});

describe('a family that was written to', () => {
  it('reads and answers without a subscription, and sees the whole profile, but no number', async () => {
    const { rohan, meera, id } = await stories.sent();
    const stranger = await insertPerson(server);
    await stories.endSubscription(meera);
    expect((await client.open(meera.token, rohan.profileId)).data).toMatchObject({
      card: { mobiles: null, interest: { id, side: 'received', state: 'open' } },
    });
    expect((await families.one(meera, id)).data.family).toMatchObject({
      can_open: true,
      marital_status: 'Unmarried',
    });
    expect((await client.open(meera.token, stranger.profileId)).code).toBe('SEARCH_REFUSED');
    expect((await client.reveal(meera.token, rohan.profileId)).code).toBe('SEARCH_REFUSED');
    expect((await client.mail(meera.token, rohan.profileId)).code).toBe('SEARCH_REFUSED');
    await server.query('update admin_setting set contact_always_shown = true');
    expect((await client.open(meera.token, rohan.profileId)).data).toMatchObject({ card: { mobiles: null } });

    expect((await families.answer(meera, id, 'later')).code).toBeNull();
    expect((await client.open(meera.token, rohan.profileId)).code).toBeNull();
    expect((await families.answer(meera, id, 'no')).code).toBeNull();
    expect((await client.open(meera.token, rohan.profileId)).code).toBe('SEARCH_REFUSED');
    expect((await families.send(meera, stranger)).code).not.toBeNull();
  });

  it('opens both numbers by a yes, once it is final', async () => {
    const { rohan, meera, id } = await stories.sent();
    const chosen = `${numberOf(meera)}9`;
    const said = await families.answer(meera, id, 'yes', { mobile: chosen, best_time: { from: 18, to: 21 } });
    expect(said.data).toMatchObject({ state: 'accepted', contact: null });
    expect(said.data.undo_until).not.toBeNull();
    expect((await families.one(rohan, id)).data).toMatchObject({
      state: 'open',
      answered_at: null,
      contact: null,
    });
    expect((await families.list(rohan, 'accepted')).data.total).toBe(0);
    expect((await families.counts(rohan)).data).toMatchObject({ sent: 1, accepted: 0, newest: null });
    expect((await client.ask('/qe_search/opened_mine', { token: rohan.token })).data).toMatchObject({
      total: 0,
    });
    expect((await client.open(rohan.token, meera.profileId)).data).toMatchObject({
      card: { mobiles: null, interest: { state: 'open' } },
    });

    await settle(server, id);
    expect((await families.one(rohan, id)).data).toMatchObject({
      state: 'accepted',
      contact: { mobiles: [{ number: chosen, name: 'Home' }], best_time: { from: 18, to: 21 } },
    });
    expect((await families.one(meera, id)).data.contact).toMatchObject({
      mobiles: [{ number: numberOf(rohan) }, { number: `${numberOf(rohan)}9` }],
      best_time: null,
    });
    expect((await client.open(rohan.token, meera.profileId)).data).toMatchObject({
      card: { mobiles: [chosen], opened_at: null },
    });
    for (const who of [rohan, meera])
      expect((await client.ask('/qe_search/opened_mine', { token: who.token })).data).toMatchObject({
        total: 1,
        items: [{ is_accepted: true, times: 1 }],
      });
    expect(
      await server.query('select 1 from contact_reveal where viewer = any($1)', [[rohan.id, meera.id]]),
    ).toEqual([]);
    expect((await families.counts(rohan)).data).toMatchObject({
      accepted: 1,
      newest: { kind: 'yes', id, count: 1 },
    });
    await families.seen(rohan, id);
    expect((await families.counts(rohan)).data.newest).toBeNull();
  });

  it('takes an answer back, and nothing of it was told', async () => {
    const { rohan, meera, id } = await stories.sent();
    await families.answer(meera, id, 'yes');
    expect((await families.undo(meera, id)).data).toMatchObject({
      state: 'open',
      answered_at: null,
      undo_until: null,
    });
    const [, , ...more] = await mailsTo(server, rohan);
    expect(more).toEqual([]);
    const [mail] = await mailsTo(server, rohan);
    if (!mail) throw new Error('no mail was queued');
    const morning = afterQuietHours(new Date());
    const check = (interest = mail.interest) =>
      platform.database.transaction((tx) =>
        checkMail(tx, interest as Parameters<typeof checkMail>[1], morning),
      );
    expect(await check()).toBe('drop');

    await families.answer(meera, id, 'no');
    expect(await check()).toBe('drop');
    const [, no] = await mailsTo(server, rohan);
    expect(no?.kind).toBe('interest_answered');
    expect(await check(no?.interest)).toBe('send');
    await settle(server, id);
    expect(await refusalOf(families.undo(meera, id))).toBe('undo_over');
  });

  it('turns a no into a yes, while both are shown', async () => {
    const { rohan, meera, id } = await stories.sent();
    await families.answer(meera, id, 'no');
    await settle(server, id);
    expect((await families.one(meera, id)).data.may_still_accept).toBe(true);
    await server.query('update qd_matrimonial_profile set is_hidden = true where id = $1', [rohan.profileId]);
    expect(await refusalOf(families.answer(meera, id, 'yes'))).toBe('not_shown_any_more');
    await server.query('update qd_matrimonial_profile set is_hidden = false where id = $1', [
      rohan.profileId,
    ]);
    expect((await families.answer(meera, id, 'yes')).data.state).toBe('accepted');
  });

  it('is refused what is wrong or not its own', async () => {
    const { rohan, meera, id } = await stories.sent();
    const stranger = await insertPerson(server, { gender: 'Female' });
    for (const asked of [
      families.one(stranger, id),
      families.answer(stranger, id, 'yes'),
      families.withdraw(stranger, id),
      families.close(stranger, id),
      families.seen(stranger, id),
    ])
      expect(await refusalOf(asked)).toBe('missing');
    expect(await refusalOf(families.answer(rohan, id, 'yes'))).toBe('not_yours');
    expect(await refusalOf(families.withdraw(meera, id))).toBe('not_yours');
    expect(await refusalOf(families.close(meera, id))).toBe('already_closed');
    for (const more of [
      { sentence: 'exams' },
      { mobile: numberOf(rohan) },
      { best_time: { from: 20, to: 18 } },
      { best_time: { from: -1, to: 30 } },
    ])
      expect((await families.answer(meera, id, 'yes', more)).code).toBe('INVALID_PAYLOAD');
    expect((await families.close(meera, id, 'call_us')).code).toBe('INVALID_PAYLOAD');
    expect((await askApi(server.api.url, '/qe_families/list?kind=received')).code).toBe('SIGN_IN_REQUIRED');
    expect((await families.list(meera, 'all')).code).toBe('INVALID_PAYLOAD');
  });

  it('is seen once, and the sender reads it only where the association shows it', async () => {
    const { rohan, meera, id } = await stories.sent();
    await families.seen(rohan, id);
    expect((await families.one(rohan, id)).data.is_seen).toBe(false);
    await families.seen(meera, id);
    const at = (await stories.rowOf(id))?.['seen_at'];
    await families.seen(meera, id);
    expect((await stories.rowOf(id))?.['seen_at']).toEqual(at);
    expect((await families.one(rohan, id)).data.is_seen).toBe(true);
    await server.query('update admin_setting set interest_seen_shown = false');
    expect((await families.one(rohan, id)).data.is_seen).toBe(false);
    expect((await families.counts(meera)).data).toMatchObject({ new_received: 0, received: 1, newest: null });
  });

  it('has the messages of Send Mail in the same list', async () => {
    const { rohan, meera, id } = await stories.sent();
    expect((await client.mail(rohan.token, meera.profileId)).code).toBeNull();
    const { data } = await families.list(meera, 'received');
    expect(data.items.map(({ kind }) => kind)).toEqual(['interest', 'mail']);
    expect(data.total).toBe(2);
    expect((await families.list(meera, 'received', 2)).data).toMatchObject({ total: 2, items: [] });
    expect((await families.list(rohan, 'sent')).data).toMatchObject({ total: 1, items: [{ id }] });
  });
});
