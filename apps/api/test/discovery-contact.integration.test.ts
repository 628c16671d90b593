import { roleIds } from '@suchi/domain/accounts';
import type { Gender } from '@suchi/domain/profiles';
import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPeople, insertPerson, insertRows, openSearch, type Person } from './community.ts';
import { blocks, discoveryClient, favourites, notes } from './discovery.ts';
import { registerWithRole } from './member.ts';

let server: TestInstallation;
let client: ReturnType<typeof discoveryClient>;
let staff: { id: string; token: string };

beforeAll(async () => {
  server = await shareInstallation({ nodes: 2 });
  client = discoveryClient(server);
  staff = await registerWithRole(server, roleIds.admin);
});
beforeEach(() => openSearch(server));
afterAll(() => server.stop());

const many = (count: number) =>
  insertPeople(
    server,
    Array.from({ length: count }, () => ({ gender: 'Female' as Gender })),
  );

describe('opening a number', () => {
  it('fifty at once at a limit of fifty give fifty, and the next is refused and not written down', async () => {
    const me = await insertPerson(server);
    const women = await many(52);
    await insertRows(
      server,
      'qd_address',
      women.map(({ profileId }) => ({ profile: profileId, mobile: '9000033333' })),
    );
    const first = women.slice(0, 50);
    const answers = await Promise.all(
      first.map(({ profileId }, place) =>
        askApi<{ mobiles: string[] }>(server.nodes[place % 2]?.url ?? '', '/qe_search/reveal', {
          token: me.token,
          body: { profile_id: profileId },
        }),
      ),
    );
    expect(answers.map(({ data }) => data.mobiles)).toEqual(first.map(() => ['9000033333']));
    const rows = () =>
      server.query<{ profile: number }>('select profile from contact_reveal where viewer = $1', [me.id]);
    expect(new Set((await rows()).map(({ profile }) => profile)).size).toBe(50);

    const last = women[50]?.profileId ?? 0;
    expect(await client.reveal(me.token, last)).toMatchObject({ status: 429, code: 'REVEAL_LIMIT_REACHED' });
    expect(await rows()).toHaveLength(50);
    // A number opened once stays open for the day.
    expect((await client.reveal(me.token, women[0]?.profileId ?? 0)).data).toEqual({
      mobiles: ['9000033333'],
      numbers: [{ number: '9000033333', name: null, relation: null }],
      left_today: 0,
    });
    expect(await rows()).toHaveLength(50);
    // The next day starts a new count.
    await server.query(
      `update contact_reveal set date_created = date_created - interval '1 day' where viewer = $1`,
      [me.id],
    );
    expect((await client.reveal(me.token, last)).data.left_today).toBe(49);
  });

  it('sixty at once at a limit of fifty give exactly fifty', async () => {
    const me = await insertPerson(server);
    const women = await many(60);
    const answers = await Promise.all(women.map(({ profileId }) => client.reveal(me.token, profileId)));
    expect(answers.filter(({ code }) => code === null)).toHaveLength(50);
    expect(answers.filter(({ code }) => code === 'REVEAL_LIMIT_REACHED')).toHaveLength(10);
    expect(await server.query('select 1 from contact_reveal where viewer = $1', [me.id])).toHaveLength(50);
  });

  it('is shown on the card afterwards, and to its owner by name', async () => {
    const me = await insertPerson(server, {
      profile: { first_name: 'Curious', serial_number: 77, edition: 1 },
    });
    const [she] = (await many(1)) as [Person];
    await server.query(`update qd_matrimonial_profile set first_name = 'Openia' where id = $1`, [
      she.profileId,
    ]);
    await client.giveMobiles(she.profileId, '9000044444');
    const card = async () => (await client.search(me.token, { name: 'openia' })).data.items[0];
    expect((await card())?.mobiles).toBeNull();
    await client.reveal(me.token, she.profileId);
    expect((await card())?.mobiles).toEqual(['9000044444']);
    expect((await client.open(me.token, she.profileId)).data['card']).toMatchObject({
      opened_at: expect.any(String) as unknown,
      wrote_at: null,
    });
    const { data } = await client.ask('/qe_search/opened_mine', { token: she.token });
    expect(data).toMatchObject({
      total: 1,
      items: [{ person: { first_name: 'Curious', last_name: 'Kelkar', serial_number: 77 }, times: 1 }],
    });
    expect((await client.ask('/qe_search/opened_mine', { token: me.token })).data).toEqual({
      total: 0,
      items: [],
    });
  });

  it('costs nothing for staff, for the owner, and where numbers are always shown', async () => {
    const me = await insertPerson(server);
    const [she] = (await many(1)) as [Person];
    await client.giveMobiles(she.profileId, '9000055555');
    await server.query('update admin_setting set contact_reveal_daily_limit = 0');
    expect((await client.reveal(me.token, she.profileId)).code).toBe('REVEAL_LIMIT_REACHED');
    for (const token of [staff.token, she.token]) {
      expect((await client.reveal(token, she.profileId)).data.mobiles).toEqual(['9000055555']);
    }
    await server.query('update admin_setting set contact_always_shown = true');
    expect((await client.reveal(me.token, she.profileId)).data.mobiles).toEqual(['9000055555']);
    expect(await server.query('select 1 from contact_reveal where profile = $1', [she.profileId])).toEqual(
      [],
    );
  });
});

describe('mailing a family', () => {
  it('goes to the owner’s address with the sender’s details, and nothing in it is markup', async () => {
    const address = `family-${process.pid}@example.org`;
    const me = await insertPerson(server, {
      account: { email: `sender-${process.pid}@example.org`, mobile: '919000066666' },
      profile: { first_name: '<b>Bold</b>', serial_number: 88, edition: 1 },
    });
    const she = await insertPerson(server, { gender: 'Female', account: { email: address } });
    const answer = await client.mail(
      me.token,
      she.profileId,
      'Namaste <script>alert(1)</script>, may we call?',
    );
    expect(answer.data).toEqual({ left_today: 19 });
    expect(JSON.stringify(answer)).not.toContain(address);
    const sent = await server.mail.waitForMail(address);
    for (const part of [
      'suchi number 88',
      `sender-${process.pid}@example.org`,
      '+91 90000 66666',
      'may we call?',
    ]) {
      expect(sent.text).toContain(part);
    }
    expect(sent.html).not.toMatch(/<script|<b>Bold/);
    expect(sent.text).toContain(`/member_safety/${me.profileId}?do=block`);
    expect(sent.text).toContain(`/member_safety/${me.profileId}?do=report`);
    expect((await client.open(me.token, she.profileId)).data['card']).toMatchObject({
      opened_at: null,
      wrote_at: expect.any(String) as unknown,
    });
    const standing = await client.ask('/qe_profile/standing', { token: she.token });
    expect(standing.data).toMatchObject({ messages_received: 1 });
  });

  it('twenty a day, also for concurrent requests', async () => {
    const me = await insertPerson(server);
    const families = await many(23);
    const answers = await Promise.all(families.map(({ profileId }) => client.mail(me.token, profileId)));
    expect(answers.filter(({ code }) => code === null)).toHaveLength(20);
    expect(answers.filter(({ code }) => code === 'MAIL_LIMIT_REACHED')).toHaveLength(3);
  });

  it('one a day to one family, also for concurrent requests', async () => {
    const me = await insertPerson(server);
    const [she, other] = (await many(2)) as [Person, Person];
    const answers = await Promise.all(Array.from({ length: 5 }, () => client.mail(me.token, she.profileId)));
    expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'FAMILY_MAILED_TODAY')).toHaveLength(4);
    expect((await client.mail(me.token, other.profileId)).data).toEqual({ left_today: 18 });
    await server.query(
      "update member_message set date_created = date_created - interval '1 day' where sender = $1",
      [me.id],
    );
    expect((await client.mail(me.token, she.profileId)).code).toBeNull();
  });

  it('goes to the address of the profile, where the family gave one', async () => {
    const me = await insertPerson(server);
    const own = `profile-${process.pid}@example.org`;
    const she = await insertPerson(server, { gender: 'Female', profile: { email: own } });
    const odd = await insertPerson(server, {
      gender: 'Female',
      account: { email: `odd-${process.pid}@example.org` },
      profile: { email: 'no address' },
    });
    await client.mail(me.token, she.profileId);
    await client.mail(me.token, odd.profileId);
    expect((await server.mail.waitForMail(own)).subject).toContain('writes about the profile of');
    expect((await server.mail.waitForMail(`odd-${process.pid}@example.org`)).html).toContain('<blockquote');
  });

  it('not while the mails are switched off, not to oneself, not without words', async () => {
    const me = await insertPerson(server);
    const she = await insertPerson(server, { gender: 'Female' });
    expect((await client.mail(me.token, me.profileId)).code).toBe('PROFILE_NOT_FOUND');
    expect((await client.mail(me.token, she.profileId, '   hi      ')).code).toBe('INVALID_PAYLOAD');
    await server.query('update admin_setting set mail_enabled = false');
    expect((await client.mail(me.token, she.profileId)).code).toBe('MAIL_SWITCHED_OFF');
    expect(await server.query('select 1 from member_message where sender = $1', [me.id])).toEqual([]);
  });
});

describe('marking a profile', () => {
  const mark = (token: string, collection: string, body: object) =>
    client.ask<{ id: number }>(`/items/${collection}`, { token, body });
  const pair = ({ id }: Person, profile: unknown) => ({
    directus_users_id: id,
    qd_matrimonial_profile_id: profile,
  });

  it('works for a visible profile, and only in one’s own name', async () => {
    const me = await insertPerson(server);
    const she = await insertPerson(server, { gender: 'Female', profile: { first_name: 'Markia' } });
    const other = await insertPerson(server);
    expect((await mark(me.token, favourites, pair(other, she.profileId))).code).not.toBeNull();
    expect(
      await server.query(`select 1 from ${favourites} where qd_matrimonial_profile_id = $1`, [she.profileId]),
    ).toEqual([]);
    const { data } = await mark(me.token, favourites, pair(me, she.profileId));
    expect((await client.search(me.token, { name: 'markia' })).data.items[0]?.favourite_id).toBe(data.id);
    await mark(me.token, notes, { note: 'Same village', matrinonial_profile: she.profileId });
    await mark(me.token, notes, { note: 'Call on Sunday', matrinonial_profile: String(she.profileId) });
    expect((await client.open(me.token, she.profileId)).data['notes']).toMatchObject([
      { note: 'Same village' },
      { note: 'Call on Sunday' },
    ]);
    expect((await client.list(me.token, 'noted')).data).toMatchObject({
      total: 1,
      items: [{ profile_id: she.profileId, notes: [{ note: 'Same village' }, { note: 'Call on Sunday' }] }],
    });
    expect((await client.list(other.token, 'noted')).data.total).toBe(0);
  });

  it('keeps a note that is sent twice once, for each member', async () => {
    const me = await insertPerson(server);
    const other = await insertPerson(server);
    const she = await insertPerson(server, { gender: 'Female' });
    const note = {
      note: 'Ask about Nashik',
      matrinonial_profile: she.profileId,
      client_key: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    };
    for (const key of ['x', 7, ['3f2504e0-4f89-41d3-9a0c-0305e82c3301']]) {
      expect(await mark(me.token, notes, { ...note, client_key: key })).toMatchObject({
        status: 400,
        code: 'INVALID_PAYLOAD',
      });
    }
    expect((await mark(me.token, notes, note)).status).toBe(200);
    // Also when the profile has gone since.
    await server.query(`update qd_matrimonial_profile set is_hidden = true where id = $1`, [she.profileId]);
    expect(await mark(me.token, notes, note)).toMatchObject({ status: 400, code: 'RECORD_NOT_UNIQUE' });
    await server.query(`update qd_matrimonial_profile set is_hidden = false where id = $1`, [she.profileId]);
    const atOnce = { ...note, client_key: '3f2504e0-4f89-41d3-9a0c-0305e82c3302' };
    await Promise.all([1, 2, 3].map(() => mark(me.token, notes, atOnce)));
    expect((await mark(other.token, notes, note)).status).toBe(200);
    const rows = await server.query<{ user: string; count: string }>(
      `select user_created as user, count(*) from ${notes} where matrinonial_profile = $1 group by 1`,
      [she.profileId],
    );
    expect(Object.fromEntries(rows.map(({ user, count }) => [user, count]))).toEqual({
      [me.id]: '2',
      [other.id]: '1',
    });
  });

  it('does not work for a hidden profile, in any form of its id', async () => {
    const me = await insertPerson(server);
    const hidden = await insertPerson(server, { gender: 'Female', profile: { is_hidden: true } });
    const unseen: unknown[] = [
      hidden.profileId,
      String(hidden.profileId),
      { id: hidden.profileId },
      99_999_999,
      me.profileId,
      [1],
      'x',
    ];
    for (const given of unseen) {
      for (const collection of [favourites, blocks]) {
        expect((await mark(me.token, collection, pair(me, given))).code, JSON.stringify(given)).toBe(
          'PROFILE_NOT_FOUND',
        );
      }
      expect((await mark(me.token, notes, { note: 'x', matrinonial_profile: given })).code).toBe(
        'PROFILE_NOT_FOUND',
      );
    }
    // A list of them is refused as a whole.
    const she = await insertPerson(server, { gender: 'Female' });
    const list = [pair(me, she.profileId), pair(me, hidden.profileId)];
    expect((await mark(me.token, favourites, list)).code).toBe('INVALID_PAYLOAD');
    expect(await server.query(`select 1 from ${favourites} where directus_users_id = $1`, [me.id])).toEqual(
      [],
    );
  });

  it('a marked profile can still be blocked after it is hidden', async () => {
    const me = await insertPerson(server);
    const she = await insertPerson(server, { gender: 'Female' });
    await mark(me.token, favourites, pair(me, she.profileId));
    await server.query(`update qd_matrimonial_profile set status = 'married' where id = $1`, [she.profileId]);
    expect((await mark(me.token, notes, { note: 'x', matrinonial_profile: she.profileId })).code).toBe(
      'PROFILE_NOT_FOUND',
    );
    expect((await mark(me.token, blocks, pair(me, she.profileId))).status).toBe(200);
  });

  it('lists show a hidden profile without details', async () => {
    const me = await insertPerson(server);
    const [stays, marries, blocks1] = (await insertPeople(
      server,
      ['Staying', 'Marrying', 'Blocking'].map((first_name) => ({
        gender: 'Female',
        profile: { first_name },
      })),
    )) as [Person, Person, Person];
    for (const { profileId } of [stays, marries, blocks1])
      await mark(me.token, favourites, pair(me, profileId));
    await server.query(`update qd_matrimonial_profile set status = 'married' where id = $1`, [
      marries.profileId,
    ]);
    await mark(blocks1.token, blocks, pair(blocks1, me.profileId));
    const { data } = await client.list(me.token, 'favourites');
    expect(data).toMatchObject({
      total: 3,
      items: [
        { profile_id: blocks1.profileId, card: null, name: null },
        { profile_id: marries.profileId, card: null, name: null },
        { profile_id: stays.profileId, card: { first_name: 'Staying' } },
      ],
    });
    expect(JSON.stringify(data)).not.toMatch(/Marrying|Blocking|Kelkar.*Blocking/);
    expect((await client.list(blocks1.token, 'blocked')).data.items).toMatchObject([
      { profile_id: me.profileId, card: null, name: 'Ravi Kelkar' },
    ]);
  });

  it('a blocked profile leaves favourites and notes without a trace, and comes back when unblocked', async () => {
    const me = await insertPerson(server);
    const she = await insertPerson(server, { gender: 'Female', profile: { first_name: 'Returning' } });
    await mark(me.token, favourites, pair(me, she.profileId));
    await mark(me.token, notes, { note: 'Same village', matrinonial_profile: she.profileId });
    const counts = async () => (await client.ask('/qe_search/list_counts', { token: me.token })).data;
    expect(await counts()).toEqual({ favourites: 1, noted: 1 });
    const { data: block } = await mark(me.token, blocks, pair(me, she.profileId));
    expect(await counts()).toEqual({ favourites: 0, noted: 0 });
    for (const kind of ['favourites', 'noted'])
      expect((await client.list(me.token, kind)).data, kind).toMatchObject({ total: 0, items: [] });
    await client.ask(`/items/${blocks}/${block.id}`, { method: 'DELETE', token: me.token });
    for (const kind of ['favourites', 'noted'])
      expect((await client.list(me.token, kind)).data, kind).toMatchObject({
        total: 1,
        items: [{ card: { first_name: 'Returning' } }],
      });
  });

  it('a note is changed by its writer only, and to a valid text', async () => {
    const me = await insertPerson(server);
    const other = await insertPerson(server);
    const she = await insertPerson(server, { gender: 'Female' });
    const { data } = await mark(me.token, notes, { note: 'First', matrinonial_profile: she.profileId });
    const change = (token: string, body: object) =>
      client.ask(`/items/${notes}/${data.id}`, { method: 'PATCH', token, body });
    expect((await change(other.token, { note: 'Theirs' })).code).toBe('FORBIDDEN');
    expect((await change(me.token, { note: '' })).code).toBe('INVALID_PAYLOAD');
    expect((await change(me.token, { matrinonial_profile: me.profileId })).code).toBe('FORBIDDEN');
    expect((await change(me.token, { note: 'Second' })).status).toBe(200);
    expect((await client.open(me.token, she.profileId)).data['notes']).toMatchObject([{ note: 'Second' }]);
  });

  it('an expired subscription keeps the lists, without details', async () => {
    const me = await insertPerson(server);
    const she = await insertPerson(server, { gender: 'Female' });
    await mark(me.token, favourites, pair(me, she.profileId));
    await server.query(
      `update qd_subscriptions set start_date = '2025-01-01', end_date = '2025-12-31' where "user" = $1`,
      [me.id],
    );
    expect((await client.list(me.token, 'favourites')).data).toMatchObject({
      total: 1,
      items: [{ card: null }],
    });
  });
});
