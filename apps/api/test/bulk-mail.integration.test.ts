import type { BulkMailFailure, BulkMailRecipient, BulkMailRecipientCounts } from '@suchi/contracts/bulk-mail';
import type { ReviewProfile } from '@suchi/contracts/review';
import { roleIds } from '@suchi/domain/accounts';
import { findLeftOutReason } from '@suchi/domain/bulk-mail';
import {
  type ApiRequest,
  askApi,
  startTestInstallation,
  type TestInstallation,
  waitUntil,
} from '@suchi/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { idsOf, type BulkMailHelper, mailTo, openBulkMail } from './bulk-mail.ts';
import { insertPeople, insertPerson, type Person } from './community.ts';
import { registerVerifiedMember, registerWithRole } from './member.ts';

let server: TestInstallation;
let office: BulkMailHelper;

beforeAll(async () => {
  // Quick enough for a test, slow enough that a worker can be killed in between.
  server = await startTestInstallation({
    name: 'bulk_mail',
    workers: 0,
    extraEnv: { SUCHI_BULK_MAIL_PER_MINUTE: '3000' },
  });
  office = openBulkMail(server, await registerWithRole(server, roleIds.admin));
  await server.query(
    `update edition set event_date = '2026-12-27', event_place = 'Mulund East' where is_current`,
  );
});
afterAll(() => server.stop());
afterEach(() => {
  server.mail.beforeAnswer = null;
});

describe('who may', () => {
  it('only admins read and send', async () => {
    const { token } = await registerVerifiedMember(server);
    const body = mailTo([await insertPerson(server)]);
    for (const [path, request] of [
      ['/setup', {}],
      ['/history', {}],
      ['/failures?id=1', {}],
      ['/recipients', { body: { selection: { ids: [1] } } }],
      ['/test', { body }],
      ['/send', { body }],
      ['/act', { body: { id: 1, action: 'pause' } }],
    ] as const) {
      expect((await office.askAsVisitor(path, request)).status, path).toBe(401);
      expect((await office.ask(path, { ...request, token })).code, path).toBe('FORBIDDEN');
    }
  });

  it('refuses what it does not understand', async () => {
    const people = await office.group(1);
    for (const changes of [
      { subject: '' },
      { subject: 'Two\nlines' },
      { text: 'Dear {nmae}' },
      { text: ' ' },
      { text: '{name}' },
      { heading: '{first name}' },
      { priority: 6 },
      { key: 'again' },
      { recipients: 0 },
      { selection: { ids: [] } },
      { selection: { ids: ['x'] } },
    ])
      expect(
        (await office.ask('/send', { body: mailTo(people, changes) })).code,
        JSON.stringify(changes),
      ).toBe('INVALID_PAYLOAD');
    expect((await office.act(999_999, 'pause')).code).toBe('BULK_MAIL_NOT_FOUND');
    expect((await office.act(1, 'explode')).code).toBe('INVALID_PAYLOAD');
  });
});

describe('the recipients', () => {
  const cases = [
    {},
    { profile: { email: 'family@example.org' } },
    { profile: { email: 'not an address' } },
    { account: { status: 'suspended' }, profile: { email: 'a@example.org' } },
    { profile: { bulk_mail_stopped_at: '2026-01-01T00:00:00Z' } },
    { account: { email_verified: false } },
    { account: { email_verified: false }, profile: { email: 'b@example.org' } },
    { account: { email: null } },
    {
      account: { email: null, status: 'suspended' },
      profile: { bulk_mail_stopped_at: '2026-01-01T00:00:00Z' },
    },
  ];

  it('are left out for the reasons of the domain', async () => {
    const people = await insertPeople(server, cases);
    const { data } = await office.ask<{ counts: BulkMailRecipientCounts; rows: BulkMailRecipient[] }>(
      '/recipients',
      {
        body: { selection: idsOf(people) },
      },
    );
    const facts = await server.query<Record<string, never>>(
      `select p.id, p.email as "profileEmail", p.bulk_mail_stopped_at is not null as "hasUnsubscribed",
              json_build_object('isActive', u.status = 'active', 'email', u.email, 'isVerified', u.email_verified) as account
         from qd_matrimonial_profile p join directus_users u on u.id = p.user where p.id = any($1) order by p.id`,
      [people.map(({ profileId }) => profileId)],
    );
    expect(data.rows.map(({ left_out }) => left_out)).toEqual(
      facts.map((row) => findLeftOutReason(row as unknown as Parameters<typeof findLeftOutReason>[0])),
    );
    expect(data.counts).toEqual({
      chosen: 9,
      left_out: { suspended: 2, unsubscribed: 1, not_verified: 1, no_email: 1 },
      without_serial_number: 4,
    });
  });

  it('come in pages without the counts', async () => {
    const people = await office.group(3);
    const [first] = people;
    const { data } = await office.ask<{ counts: null; rows: BulkMailRecipient[] }>('/recipients', {
      body: { selection: idsOf(people), after: first?.profileId },
    });
    expect(data.counts).toBeNull();
    expect(data.rows.map(({ profile_id }) => profile_id)).toEqual(
      people.slice(1).map(({ profileId }) => profileId),
    );
  });

  it('must be as many as the page showed', async () => {
    const people = await insertPeople(server, [{}, { account: { status: 'suspended' } }]);
    const body = mailTo(people);
    expect((await office.ask('/send', { body })).code).toBe('RECIPIENTS_CHANGED');
    expect(await server.query('select 1 from qdb_cold_mail where client_key = $1', [body.key])).toEqual([]);
    expect((await office.ask('/send', { body: { ...body, recipients: 1 } })).code).toBeNull();
  });

  it('are fixed once, however often it is sent', async () => {
    const body = mailTo(await office.group(2));
    const answers = await Promise.all([
      office.ask<{ id: number }>('/send', { body }),
      office.ask<{ id: number }>('/send', { body }),
    ]);
    const [first, second] = answers.map(({ data }) => data.id);
    expect(second).toBe(first);
    expect(await office.cardOf(first ?? 0)).toMatchObject({ progress: 'waiting', pending: 2, priority: 3 });
    const other = await registerWithRole(server, roleIds.admin);
    expect((await office.ask('/send', { body, token: other.token })).code).toBe('INVALID_PAYLOAD');
    expect((await office.act(first ?? 0, 'cancel')).data).toMatchObject({
      progress: 'cancelled',
      cancelled: 2,
      pending: 0,
    });
  });
});

describe('a test to oneself', () => {
  it('goes to the caller alone, with the values of a candidate', async () => {
    const person = await insertPerson(server, { profile: { first_name: 'Ketaki' } });
    const { key: _, selection: __, ...text } = mailTo([person]);
    const worker = await server.startWorker();
    const { data } = await office.ask<{ email: string }>('/test', {
      body: { ...text, profile_id: person.profileId },
    });
    // Mails about the admin's own account wait for the worker too.
    const subject = 'Will you come to the melawa on 27/12/2026 in Mulund East?';
    const caught = await server.mail.waitForMail(data.email, (one) => one.subject === subject);
    await worker.stop();
    expect(caught.text).toContain('Namaskar Ketaki');
    expect(caught.text).toContain('not printed yet');
    expect(await office.mailsTo(person)).toEqual([]);
    expect((await office.ask('/test', { body: { ...text, profile_id: 999_999 } })).code).toBe(
      'PROFILE_NOT_FOUND',
    );
  });
});

describe('sending', () => {
  it('puts the values in, keeps line breaks and offers one click to unsubscribe', async () => {
    const [edition] = await server.query<{ id: number }>('select id from edition where is_current');
    const person = await insertPerson(server, {
      profile: { first_name: 'Ketaki', serial_number: 612, edition: edition?.id },
    });
    const worker = await server.startWorker();
    const id = await office.send([person]);
    await office.waitForProgress(id, 'complete');
    await worker.stop();
    const [caught, ...more] = await office.mailsTo(person);
    expect(more).toEqual([]);
    expect(caught?.subject).toBe('Will you come to the melawa on 27/12/2026 in Mulund East?');
    expect(caught?.html).toContain('Namaskar Ketaki');
    expect(caught?.html).toContain('Your number is 612.<br />Please come.');
    expect(caught?.listHeaders).toEqual({
      'list-unsubscribe': expect.stringMatching(
        /^<https:\/\/suchi\.test\/qe_bulk_mail\/unsubscribe\?token=[\w.-]+>$/,
      ),
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(await office.cardOf(id)).toMatchObject({ success: 1, ended_at: expect.any(String) });
  });

  it('takes higher priority first, then the older mail', async () => {
    const [low, high, older] = [await office.group(1), await office.group(1), await office.group(1)] as const;
    const ids = [
      await office.send(older, { priority: 3, subject: 'older' }),
      await office.send(low, { priority: 3, subject: 'low' }),
      await office.send(high, { priority: 1, subject: 'high' }),
    ];
    const worker = await server.startWorker();
    for (const id of ids) await office.waitForProgress(id, 'complete');
    await worker.stop();
    const subjects = ['older', 'low', 'high'];
    const order = server.mail.mails
      .map(({ subject }) => subject)
      .filter((subject) => subjects.includes(subject));
    expect(order).toEqual(['high', 'older', 'low']);
  });

  it('stops while paused, goes on when resumed, and cancels the rest', async () => {
    const people = await office.group(3);
    const id = await office.send(people);
    expect((await office.act(id, 'pause')).data.progress).toBe('paused');
    expect((await office.act(id, 'pause')).code).toBe('BULK_MAIL_REFUSED');
    const other = await office.group(1);
    const worker = await server.startWorker();
    await office.waitForProgress(await office.send(other, { priority: 5 }), 'complete');
    expect(await office.cardOf(id)).toMatchObject({ progress: 'paused', pending: 3 });
    expect((await office.act(id, 'resume')).code).toBeNull();
    await office.waitForProgress(id, 'complete');
    await worker.stop();
    expect((await office.act(id, 'cancel')).code).toBe('BULK_MAIL_REFUSED');

    const second = await office.send(people);
    expect((await office.act(second, 'cancel')).data).toMatchObject({ progress: 'cancelled', cancelled: 3 });
    expect((await office.act(second, 'resume')).code).toBe('BULK_MAIL_REFUSED');
    const actions = await server.query<{ action: string }>(
      `select action from audit_log where subject_collection = 'qdb_cold_mail' and subject_id = $1 order by id`,
      [String(id)],
    );
    expect(actions.map(({ action }) => action)).toEqual([
      'bulk_mail.send',
      'bulk_mail.pause',
      'bulk_mail.resume',
    ]);
  });

  it('says why a mail failed, and retries where that can help', async () => {
    const [gone, full] = await insertPeople(server, [{}, {}]);
    if (!gone || !full) throw new Error('no people');
    const goneAddress = await office.addressOf(gone);
    server.mail.beforeAnswer = async ({ to }) => (to === goneAddress ? 550 : 552);
    const worker = await server.startWorker();
    const id = await office.send([gone, full]);
    await office.waitForProgress(id, 'complete');
    expect(await office.cardOf(id)).toMatchObject({ failed: 2, retryable: 1 });
    const { data } = await office.ask<{ total: number; rows: BulkMailFailure[] }>(`/failures?id=${id}`);
    expect(
      data.rows.map(({ profile_id, failure, can_retry }) => ({ profile_id, failure, can_retry })),
    ).toEqual([
      { profile_id: gone.profileId, failure: 'address_unknown', can_retry: false },
      { profile_id: full.profileId, failure: 'mailbox_full', can_retry: true },
    ]);
    expect((await office.act(id, 'retry', data.rows[0]?.id ?? 0)).code).toBe('BULK_MAIL_REFUSED');
    server.mail.beforeAnswer = null;
    expect((await office.act(id, 'retry')).data).toMatchObject({ pending: 1, failed: 1 });
    await office.waitForProgress(id, 'complete');
    await worker.stop();
    expect(await office.mailsTo(full)).toHaveLength(1);
  });

  it('tries again later when the server refuses for now', async () => {
    const [person] = await office.group(1);
    if (!person) throw new Error('no person');
    server.mail.beforeAnswer = async () => false;
    const worker = await server.startWorker();
    const id = await office.send([person]);
    const rowOf = async () =>
      (
        await server.query<{ tries: number; status: string; failure: string | null; waits: boolean }>(
          'select tries, status, failure, next_try_at > now() as waits from qdb_cold_mail_to_profile where qdb_cold_mail_id = $1',
          [id],
        )
      )[0];
    await waitUntil('the first try', async () => (await rowOf())?.tries === 1);
    expect(await rowOf()).toEqual({ tries: 1, status: 'pending', failure: 'smtp_451', waits: true });
    server.mail.beforeAnswer = null;
    await server.query(
      'update qdb_cold_mail_to_profile set next_try_at = now() where qdb_cold_mail_id = $1',
      [id],
    );
    await office.waitForProgress(id, 'complete');
    await worker.stop();
    expect(await office.mailsTo(person)).toHaveLength(1);
  });
});

describe('a worker that is killed', () => {
  it('repeats at most the mail in hand, with the same Message-ID', async () => {
    const people = await office.group(60);
    const stopped = people.slice(0, 5);
    await server.query('update qd_matrimonial_profile set bulk_mail_stopped_at = now() where id = any($1)', [
      stopped.map(({ profileId }) => profileId),
    ]);
    const others = people.slice(5);
    const before = server.mail.mails.length;
    const first = await server.startWorker();
    const second = await server.startWorker();
    const id = await office.send(people, { recipients: others.length });
    await waitUntil('mails to be on their way', async () => server.mail.mails.length >= before + 15);
    await first.kill();
    await office.waitForProgress(id, 'complete');
    await second.stop();

    const mails = server.mail.mails.slice(before);
    const addresses = new Set(await Promise.all(others.map(office.addressOf)));
    expect(new Set(mails.map(({ to }) => to))).toEqual(addresses);
    expect(mails.length - addresses.size).toBeLessThanOrEqual(1);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(addresses.size);
    expect(await office.cardOf(id)).toMatchObject({ success: 55, failed: 0, pending: 0 });
  });

  it('after the answer and before our commit: the mail repeats with the same Message-ID', async () => {
    const [person] = await office.group(1);
    if (!person) throw new Error('no person');
    let answer: (isTaken: boolean) => void = () => {};
    const inMidMail = new Promise<void>((resolve) => {
      server.mail.beforeAnswer = (caught) => {
        seen.push(caught.messageId);
        resolve();
        return new Promise((decide) => (answer = decide));
      };
    });
    const seen: string[] = [];
    const first = await server.startWorker();
    const id = await office.send([person]);
    await inMidMail;
    await first.kill();
    server.mail.beforeAnswer = null;
    answer(true);
    const second = await server.startWorker();
    await office.waitForProgress(id, 'complete');
    await second.stop();
    expect((await office.mailsTo(person)).at(-1)?.messageId).toBe(seen[0]);
  });
});

describe('unsubscribing', () => {
  const tokenOf = async (person: Person) => {
    const caught = (await office.mailsTo(person)).at(-1);
    return /token=([\w.-]+)>/.exec(caught?.listHeaders['list-unsubscribe'] ?? '')?.[1] ?? '';
  };
  const oneClick = (token: string) =>
    fetch(`${server.api.url}/qe_bulk_mail/unsubscribe?token=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  const isStopped = async ({ profileId }: Person) => {
    const [row] = await server.query<{ stopped: boolean }>(
      'select bulk_mail_stopped_at is not null as stopped from qd_matrimonial_profile where id = $1',
      [profileId],
    );
    return row?.stopped;
  };

  it('is refused without a token of ours', async () => {
    const forged = `${'a'.repeat(22)}.${'b'.repeat(43)}`;
    expect((await oneClick(forged)).status).toBe(400);
    expect((await oneClick('')).status).toBe(400);
    const choose = (token: string) => office.askAsVisitor('/choice', { body: { token, wants_mail: false } });
    expect((await choose(forged)).code).toBe('UNSUBSCRIBE_LINK_INVALID');
    expect((await choose('x')).code).toBe('INVALID_PAYLOAD');
  });

  it('takes one click, counts for waiting and later mails, and can be undone', async () => {
    const [person, other] = await insertPeople(server, [{}, {}]);
    if (!person || !other) throw new Error('no people');
    const worker = await server.startWorker();
    await office.waitForProgress(await office.send([person]), 'complete');
    await worker.stop();
    const token = await tokenOf(person);

    const opened = await fetch(`${server.api.url}/qe_bulk_mail/unsubscribe?token=${token}`, {
      redirect: 'manual',
    });
    expect(opened.headers.get('location')).toBe(`https://suchi.test/unsubscribe#${token}`);
    expect(await isStopped(person)).toBe(false);

    // Already a recipient of this mail, which waits.
    const id = await office.send([person, other], { subject: 'Later' });
    expect((await oneClick(token)).status).toBe(200);
    expect((await oneClick(token)).status).toBe(200);
    expect(await isStopped(person)).toBe(true);
    const seenByStaff = await askApi<ReviewProfile>(
      server.api.url,
      `/qe_review/profile?id=${person.profileId}`,
      { token: office.token },
    );
    expect(seenByStaff.data.bulk_mail_stopped_at).toEqual(expect.any(String));
    const second = await server.startWorker();
    await office.waitForProgress(id, 'complete');
    await second.stop();
    expect(await office.cardOf(id)).toMatchObject({ success: 1, left_out: 1 });
    expect((await office.mailsTo(person)).map(({ subject }) => subject)).not.toContain('Later');
    expect((await office.ask('/send', { body: mailTo([person]) })).code).toBe('RECIPIENTS_CHANGED');

    const { data } = await office.askAsVisitor('/choice', { body: { token, wants_mail: true } });
    expect(data).toEqual({ wants_mail: true });
    expect(await isStopped(person)).toBe(false);
  });

  it('is a switch for the member', async () => {
    const person = await insertPerson(server);
    const own = (of: string, request: ApiRequest = {}) =>
      office.ask(request.body ? '/choose' : `/own_choice?of=${of}`, { token: person.token, ...request });
    expect((await office.askAsVisitor('/own_choice')).status).toBe(401);
    for (const of of ['bulk', 'families']) {
      expect((await own(of)).data).toEqual({ wants_mail: true });
      expect((await own(of, { body: { of, wants_mail: false } })).data).toEqual({ wants_mail: false });
      expect((await own(of)).data).toEqual({ wants_mail: false });
    }
    expect(await isStopped(person)).toBe(true);
    const { token } = await registerVerifiedMember(server);
    expect((await own('families', { token })).data).toEqual({ wants_mail: null });
    expect((await own('bulk', { body: { wants_mail: 'no' } })).status).toBe(400);
    expect((await own('bulk', { token, body: { wants_mail: false } })).code).toBe('PROFILE_NOT_FOUND');
  });
});
