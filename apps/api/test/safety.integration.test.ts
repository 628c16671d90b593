import { roleIds } from '@suchi/domain/accounts';
import { shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPerson, insertRows, openSearch, type Person } from './community.ts';
import { blocks, discoveryClient } from './discovery.ts';
import { registerWithRole } from './member.ts';
import { safetyClient } from './safety.ts';

let server: TestInstallation;
let client: ReturnType<typeof discoveryClient>;
let safety: ReturnType<typeof safetyClient>;
let staff: { id: string; token: string };

beforeAll(async () => {
  server = await shareInstallation();
  client = discoveryClient(server);
  safety = safetyClient(server);
  staff = await registerWithRole(server, roleIds.admin);
});
beforeEach(() => openSearch(server));
afterAll(() => server.stop());

/** She has no subscription, so that she can see no one. */
const withoutSubscription = (more: object = {}) =>
  insertPerson(server, { gender: 'Female', subscription: null, ...more });
const opened = (viewer: Person, owner: Person, at = '2026-11-14T15:04:00Z') =>
  insertRows(server, 'contact_reveal', [{ viewer: viewer.id, profile: owner.profileId, date_created: at }]);
const block = (by: Person, profileId: number) =>
  client.ask<{ id: number }>(`/items/${blocks}`, {
    token: by.token,
    body: { directus_users_id: by.id, qd_matrimonial_profile_id: profileId },
  });

describe('reporting a member', () => {
  it('is refused for a stranger, a missing profile, the own profile, and for staff', async () => {
    const she = await withoutSubscription();
    const stranger = await insertPerson(server);
    for (const profileId of [stranger.profileId, 99_999_999, she.profileId]) {
      expect((await safety.report(she.token, profileId)).code).toBe('PROFILE_NOT_FOUND');
      expect((await safety.person(she.token, profileId)).code).toBe('PROFILE_NOT_FOUND');
    }
    expect((await safety.report(staff.token, she.profileId)).code).toBe('FORBIDDEN');
    expect(await server.query('select 1 from member_report where reporter = $1', [she.id])).toEqual([]);
  });

  it('needs a known reason and words for something else', async () => {
    const she = await withoutSubscription();
    const he = await insertPerson(server);
    await opened(he, she);
    for (const body of [{ reason: 'dislike' }, { reason: 'other', text: 'short' }, { source: 'street' }])
      expect((await safety.report(she.token, he.profileId, body)).code).toBe('INVALID_PAYLOAD');
  });

  it.each([
    ['opened her number', opened],
    [
      'wrote to her',
      (he: Person, she: Person) =>
        insertRows(server, 'member_message', [{ sender: he.id, profile: she.profileId, message: 'Namaste' }]),
    ],
    ['was opened by her', (he: Person, she: Person) => opened(she, he)],
  ])('works without a subscription about someone who %s', async (_, meet) => {
    const she = await withoutSubscription();
    const he = await insertPerson(server);
    await meet(he, she);
    expect((await safety.report(she.token, he.profileId)).data).toMatchObject({ is_added: false });
  });

  it('names the person to be reported, and blocks them too when she wants it', async () => {
    const she = await withoutSubscription();
    const he = await insertPerson(server, { profile: { first_name: 'Mayur', last_name: 'Kanitkar' } });
    await opened(he, she);
    const about = async () => (await safety.person(she.token, he.profileId)).data;
    expect(await about()).toMatchObject({
      person: { first_name: 'Mayur', last_name: 'Kanitkar', block_id: null, can_open: false },
      open_report: null,
    });
    const { data } = await safety.report(she.token, he.profileId, { also_block: true });
    expect(data.reference).toMatch(/^R-\d{4,}$/);
    expect(await about()).toMatchObject({
      person: { block_id: expect.any(Number) as unknown, age: null, photo: null },
      open_report: { reference: data.reference },
    });
    // A second block changes nothing.
    expect((await safety.report(she.token, he.profileId, { also_block: true })).status).toBe(200);
  });

  it('adds to the open report, also when sent at once, up to twenty times', async () => {
    const she = await withoutSubscription();
    const he = await insertPerson(server);
    await opened(he, she);
    const answers = await Promise.all([1, 2, 3].map(() => safety.report(she.token, he.profileId)));
    expect(new Set(answers.map(({ data }) => data.reference)).size).toBe(1);
    expect(answers.filter(({ data }) => !data.is_added)).toHaveLength(1);
    await server.query(
      `update member_report set entries = (select json_agg(one) from (select entries -> 0 as one from generate_series(1, 20)) many)
        where reporter = $1`,
      [she.id],
    );
    expect((await safety.report(she.token, he.profileId)).code).toBe('REPORT_FULL');
  });

  it('is listed for its reporter only', async () => {
    const she = await withoutSubscription();
    const he = await insertPerson(server, { profile: { first_name: 'Mayur', last_name: 'Kanitkar' } });
    await opened(he, she);
    await safety.report(she.token, he.profileId);
    expect((await safety.own(she.token)).data).toMatchObject({
      total: 1,
      items: [{ name: 'Mayur Kanitkar', reasons: ['keeps_calling'], status: 'open', outcome: null }],
    });
    expect((await safety.own(he.token)).data).toEqual({ total: 0, items: [] });
  });
});

describe('blocking without a subscription', () => {
  it('is refused for a stranger and works for someone who opened the number; it can be undone', async () => {
    const she = await withoutSubscription();
    const he = await insertPerson(server);
    const stranger = await insertPerson(server);
    await opened(he, she);
    expect((await block(she, stranger.profileId)).code).toBe('PROFILE_NOT_FOUND');
    expect((await block(she, she.profileId)).code).toBe('PROFILE_NOT_FOUND');
    const { data } = await block(she, he.profileId);
    expect((await client.open(he.token, she.profileId)).code).toBe('PROFILE_NOT_FOUND');
    await client.ask(`/items/${blocks}/${data.id}`, { method: 'DELETE', token: she.token });
    expect((await client.open(he.token, she.profileId)).status).toBe(200);
  });
});

describe('who opened my number', () => {
  it('lists each person once with count and last time, and marks who is blocked', async () => {
    const she = await withoutSubscription();
    const [often, once] = [
      await insertPerson(server, { profile: { first_name: 'Often', serial_number: 356, edition: 1 } }),
      await insertPerson(server, { profile: { first_name: 'Once' } }),
    ];
    await opened(often, she, '2026-11-10T06:00:00Z');
    await opened(once, she, '2026-11-12T06:00:00Z');
    await opened(often, she, '2026-11-14T15:04:00Z');
    await block(she, once.profileId);
    const { data } = await client.ask('/qe_search/opened_mine', { token: she.token });
    expect(data).toMatchObject({
      total: 2,
      items: [
        {
          person: {
            profile_id: often.profileId,
            serial_number: 356,
            age: expect.any(Number) as unknown,
            block_id: null,
            can_open: false,
          },
          times: 2,
          at: '2026-11-14T15:04:00.000Z',
        },
        {
          person: { profile_id: once.profileId, age: null, block_id: expect.any(Number) as unknown },
          times: 1,
        },
      ],
    });
    const subscriber = await insertPerson(server, { gender: 'Female' });
    await opened(often, subscriber);
    expect((await client.ask('/qe_search/opened_mine', { token: subscriber.token })).data).toMatchObject({
      items: [{ person: { can_open: true } }],
    });
  });
});

describe('messages', () => {
  it('are listed for the sender and the family, and for no one else', async () => {
    const he = await insertPerson(server, { profile: { first_name: 'Writer' } });
    const she = await insertPerson(server, { gender: 'Female', profile: { first_name: 'Reader' } });
    const other = await insertPerson(server);
    await client.mail(he.token, she.profileId, 'May we call on Sunday?');
    const list = (who: Person, kind: string) =>
      client.ask(`/qe_search/messages?kind=${kind}`, { token: who.token });
    expect((await list(he, 'everything')).code).toBe('INVALID_PAYLOAD');
    expect((await list(he, 'sent')).data).toMatchObject({
      total: 1,
      items: [{ person: { first_name: 'Reader', last_name: 'Kelkar' }, message: 'May we call on Sunday?' }],
    });
    expect((await list(she, 'received')).data).toMatchObject({
      total: 1,
      items: [{ person: { first_name: 'Writer', last_name: 'Kelkar' }, message: 'May we call on Sunday?' }],
    });
    for (const [who, kind] of [
      [he, 'received'],
      [she, 'sent'],
      [other, 'sent'],
      [other, 'received'],
    ] as const)
      expect((await list(who, kind)).data).toEqual({ total: 0, items: [] });
  });
});

describe('the desk', () => {
  it('is for staff only', async () => {
    const he = await insertPerson(server);
    for (const answer of [
      await safety.queue(he.token),
      await safety.case(he.token, 1),
      await safety.decide(he.token, { id: 1, status: 'resolved', outcome: 'We spoke to the family.' }),
    ])
      expect(answer.code).toBe('FORBIDDEN');
    expect((await safety.case(staff.token, 99_999_999)).code).toBe('ROUTE_NOT_FOUND');
    const words = { id: 99_999_999, status: 'resolved', outcome: 'We spoke to the family.' };
    expect((await safety.decide(staff.token, words)).code).toBe('ROUTE_NOT_FOUND');
    for (const wrong of [{ status: 'open' }, { outcome: 'short' }, { id: 'x' }])
      expect((await safety.decide(staff.token, { ...words, ...wrong })).code).toBe('INVALID_PAYLOAD');
  });

  it('sees the evidence, decides once, and the reporter gets the words by mail', async () => {
    const address = `reporter-${process.pid}@example.org`;
    const she = await withoutSubscription({ account: { email: address } });
    const he = await insertPerson(server, { profile: { first_name: 'Mayur', last_name: 'Kanitkar' } });
    const another = await withoutSubscription();
    await opened(he, another);
    await safety.report(another.token, he.profileId, { reason: 'rude' });
    await opened(he, she);
    await client.mail(he.token, she.profileId, 'Why do you not answer me?');
    await client.mail(he.token, another.profileId, 'This one is for another family.');
    const { data: sent } = await safety.report(she.token, he.profileId, { text: 'Four times a day' });
    const id = Number(sent.reference.slice(2));

    const { data: queue } = await safety.queue(staff.token);
    expect(queue.items.find((item) => item['id'] === id)).toMatchObject({
      reference: sent.reference,
      kind: 'report',
      reported: { profile_id: he.profileId, name: 'Mayur Kanitkar' },
      reporter: { profile_id: she.profileId },
      reason: 'keeps_calling',
    });
    const { data: found } = await safety.case(staff.token, id);
    expect(found).toMatchObject({
      profile: { status: 'Active' },
      entries: [{ reason: 'keeps_calling', source: 'opened', text: 'Four times a day' }],
      evidence: {
        opened: [{ at: '2026-11-14T15:04:00.000Z' }],
        messages: [{ text: 'Why do you not answer me?' }],
        earlier: [{ reason: 'rude', status: 'open' }],
      },
      decision: null,
    });
    expect(JSON.stringify(found)).not.toContain('another family');
    // The first report was there before the second: it is counted as things are now.
    const [{ id: before } = { id: 0 }] = await server.query<{ id: number }>(
      'select id from member_report where reporter = $1',
      [another.id],
    );
    expect((await safety.case(staff.token, before)).data).toMatchObject({
      evidence: { earlier: [{ id, reason: 'keeps_calling', status: 'open' }] },
    });
    expect(
      await server.query(
        "select 1 from audit_log where actor = $1 and action = 'profile.open' and subject_id = $2",
        [staff.id, String(he.profileId)],
      ),
    ).toHaveLength(1);

    const decision = { id, status: 'resolved', outcome: 'We spoke to the family. It will not happen again.' };
    const [first, second] = await Promise.all([
      safety.decide(staff.token, decision),
      safety.decide(staff.token, decision),
    ]);
    expect(new Set([first.code, second.code])).toEqual(new Set(['REPORT_DECIDED', null]));
    const mail = await server.mail.waitForMail(
      address,
      ({ subject }) => subject === `Your report ${sent.reference}`,
    );
    expect(mail.text).toContain('It will not happen again.');
    expect(mail.text).not.toContain('Mayur');
    expect((await safety.own(she.token)).data).toMatchObject({
      items: [{ status: 'resolved', outcome: decision.outcome }],
    });
    expect((await safety.queue(staff.token, 'decided')).data.items[0]).toMatchObject({ id });
    // What happens later is a new report.
    expect((await safety.report(she.token, he.profileId)).data).toMatchObject({ is_added: false });
  });
});
