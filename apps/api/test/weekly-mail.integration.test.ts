import { shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendWeeklyMail } from '../extensions/suchi/src/discovery/commands/send-weekly-mail.ts';
import type { JobPlatform } from '../extensions/suchi/src/platform/platform.ts';
import {
  insertPeople,
  insertPerson,
  insertRows,
  openSearch,
  type Person,
  type PersonPlan,
} from './community.ts';
import { blocks } from './discovery.ts';
import { jobPlatformOf } from './job-platform.ts';

let server: TestInstallation;
let platform: JobPlatform;

const sunday = new Date('2026-11-22T02:30:00Z');
const nextSunday = new Date('2026-11-29T02:30:00Z');

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  platform = jobPlatformOf(server);
});
beforeEach(async () => {
  await openSearch(server);
  await server.query('delete from saved_search');
  await server.query(`update qd_matrimonial_profile set shown_since = '2026-10-01'`);
});
afterAll(async () => {
  await platform.database.destroy();
  await server.stop();
});

const workerAt = (now: Date, changes: Partial<JobPlatform> = {}) => ({
  ...platform,
  clock: { ...platform.clock, now: () => now },
  ...changes,
});

/** Until nobody is due. */
async function sendAll(now = sunday, worker = workerAt(now)): Promise<string[]> {
  const failed = new Set<string>();
  const results: string[] = [];
  for (;;) {
    const result = await sendWeeklyMail(worker, failed);
    if (result === null) return results;
    results.push(result);
  }
}

interface Mail {
  subject: string;
  body_content: string;
  language: string;
}

const addressOf = async ({ id }: Person) => {
  const [row] = await server.query<{ email: string }>('select email from directus_users where id = $1', [id]);
  return row?.email ?? '';
};
const mailsTo = async (person: Person) =>
  server.query<Mail>(
    `select subject, body_content, language from qdb_mail
      where kind = 'weekly_searches' and to_email = $1 order by date_created`,
    [await addressOf(person)],
  );

let streams = 0;
const newStream = () => `Weekly ${(streams += 1)}`;

const saved = (person: Person, name: string, stream: string, more: object = {}) =>
  insertRows(server, 'saved_search', [
    {
      user: person.id,
      name,
      filters: { education_stream: stream },
      is_mailed: true,
      opened_at: '2026-11-14T06:00:00Z',
      new_since: '2026-11-14T06:00:00Z',
      ...more,
    },
  ]);

const found = (stream: string, names: readonly string[], profile: object = {}) =>
  insertPeople(
    server,
    names.map((first_name) => ({
      profile: { first_name, education_stream: stream, shown_since: '2026-11-18T06:00:00Z', ...profile },
    })),
  );
const reader = (plan: PersonPlan = {}) =>
  insertPerson(server, { gender: 'Female', ...plan, account: { first_name: 'Meera', ...plan.account } });

describe('the weekly mail', () => {
  it('names three of each search, best fit first, and says how many are new', async () => {
    const stream = newStream();
    const meera = await reader();
    await insertRows(server, 'partner_preference', [{ profile: meera.profileId, age_from: 25, age_to: 28 }]);
    await found(stream, ['Older', 'Eldest'], { brithday: '1985-01-01' });
    await found(stream, ['Amey'], {
      brithday: '1999-01-01',
      height: 172.72,
      new_location: { name: 'Pune', formatted_address: 'Pune, India' },
      income: 4_200_000,
    });
    await found(stream, ['Last'], { brithday: '1984-01-01', date_created: '2026-01-02T06:00:00Z' });
    await found(stream, ['Known'], { shown_since: '2026-11-10T06:00:00Z' });
    await saved(meera, 'Pune engineers', stream);
    await saved(meera, 'Nobody new', newStream());
    expect(await sendAll()).toEqual(['mailed']);
    const [mail] = await mailsTo(meera);
    expect(mail?.subject).toBe('4 new profiles in your saved searches');
    const block = (
      JSON.parse(mail?.body_content ?? '') as { kind: string; people: { name: string }[] }[]
    ).filter(({ kind }) => kind === 'people');
    expect(block).toMatchObject([{ title: 'Pune engineers', badge: '4 new' }]);
    expect(block[0]?.people).toHaveLength(3);
    expect(block[0]?.people[0]).toEqual({
      initials: 'AK',
      name: 'Amey Kelkar',
      lines: ['27 years, 5 ft 8 in, Pune', 'Fits 1 of your 1, they set none'],
    });
    expect(block[0]?.people.map(({ name }) => name)).not.toContain('Last Kelkar');
  });

  it('has at most five searches, the fullest first, and names nobody twice', async () => {
    const meera = await reader();
    const [many, few] = [newStream(), newStream()];
    await found(many, ['Amey', 'Dhruv']);
    await found(few, ['Sarang']);
    await saved(meera, 'Few', few);
    for (const name of ['A', 'B', 'C', 'D']) await saved(meera, name, many);
    await saved(meera, 'Left out', newStream());
    await saved(meera, 'Sixth', few, { opened_at: '2026-11-14T07:00:00Z' });
    await sendAll();
    const [mail] = await mailsTo(meera);
    expect(mail?.subject).toBe('3 new profiles in your saved searches');
    const blocksOfMail = (
      JSON.parse(mail?.body_content ?? '') as { kind: string; title: string; people: { name: string }[] }[]
    ).filter(({ kind }) => kind === 'people');
    expect(
      blocksOfMail
        .slice(0, 4)
        .map(({ title }) => title)
        .toSorted(),
    ).toEqual(['A', 'B', 'C', 'D']);
    expect(blocksOfMail).toHaveLength(5);
    const names = blocksOfMail.flatMap(({ people }) => people.map(({ name }) => name));
    expect(names.toSorted()).toEqual(['Amey Kelkar', 'Dhruv Kelkar', 'Sarang Kelkar']);
    // What the mail did not tell stays new.
    const untold = await server.query('select id from saved_search where mailed_at is null');
    expect(untold).toHaveLength(2);
  });

  it('is sent once a week, also by two workers at once', async () => {
    const stream = newStream();
    const readers = await Promise.all(Array.from({ length: 6 }, () => reader()));
    for (const one of readers) for (const name of ['A', 'B']) await saved(one, name, stream);
    await found(stream, ['Amey']);
    const results = (await Promise.all([sendAll(), sendAll(), sendAll()])).flat();
    expect(results.filter((result) => result === 'mailed')).toHaveLength(6);
    expect(await sendAll()).toEqual([]);
    for (const one of readers) expect(await mailsTo(one)).toHaveLength(1);

    expect(await sendAll(nextSunday)).toEqual(Array(6).fill('nothing_new'));
    await found(stream, ['Dhruv'], { shown_since: '2026-12-01T06:00:00Z' });
    await sendAll(new Date('2026-12-06T02:30:00Z'));
    for (const one of readers) expect(await mailsTo(one)).toHaveLength(2);
  });

  it('goes on after a worker died in the middle', async () => {
    const stream = newStream();
    const meera = await reader();
    await saved(meera, 'Pune', stream);
    await found(stream, ['Amey']);
    const jobs = { enqueue: () => Promise.reject(new Error('killed')) };
    const failed = new Set<string>();
    await expect(sendWeeklyMail(workerAt(sunday, { jobs }), failed)).rejects.toThrow('killed');
    expect(await mailsTo(meera)).toEqual([]);
    expect([...failed]).toEqual([meera.id]);
    // The same worker goes on with the others.
    expect(await sendWeeklyMail(workerAt(sunday, { jobs }), failed)).toBeNull();
    expect(await sendAll()).toEqual(['mailed']);
  });

  it('waits for Sunday at eight', async () => {
    const stream = newStream();
    const meera = await reader();
    await saved(meera, 'Pune', stream);
    await found(stream, ['Amey']);
    for (const at of ['2026-11-22T02:29:00Z', '2026-11-22T14:30:00Z', '2026-11-21T04:00:00Z'])
      expect(await sendAll(new Date(at))).toEqual([]);
  });

  const subscription = ['2026-01-01', '2026-02-01'] as const;
  it.each<[string, PersonPlan]>([
    ['a subscription that is over', { subscription }],
    ['no subscription', { subscription: null }],
    ['a profile that is not approved', { profile: { status: 'Pending' } }],
    ['an address that is not proven', { account: { email_verified: false } }],
    ['a suspended account', { account: { status: 'suspended' } }],
  ])('does not go to %s', async (_what, plan) => {
    const stream = newStream();
    const meera = await reader(plan);
    await saved(meera, 'Pune', stream);
    await found(stream, ['Amey']);
    expect(await sendAll()).toEqual(['nothing_new']);
    expect(await mailsTo(meera)).toEqual([]);
  });

  it('tells of nobody who is hidden, blocked or of the own gender, and not while mails are off', async () => {
    const stream = newStream();
    const meera = await reader();
    await saved(meera, 'Pune', stream);
    await saved(meera, 'Switched off', stream, { is_mailed: false });
    await found(stream, ['Hidden'], { is_hidden: true });
    const [blocked] = await found(stream, ['Blocked']);
    await insertRows(server, blocks, [
      { directus_users_id: meera.id, qd_matrimonial_profile_id: blocked?.profileId },
    ]);
    await insertPerson(server, {
      gender: 'Female',
      profile: { education_stream: stream, shown_since: '2026-11-18T06:00:00Z' },
    });
    expect(await sendAll()).toEqual(['nothing_new']);
    await found(stream, ['Amey']);
    await server.query('update admin_setting set mail_enabled = false');
    expect(await sendAll(nextSunday)).toEqual(['nothing_new']);
    expect(await mailsTo(meera)).toEqual([]);
  });

  it('arrives in the reader’s language with a link that stops it', async () => {
    const stream = newStream();
    const meera = await reader({ account: { app_language: 'mr' } });
    await server.query(`update admin_setting set languages = 'en,mr,hi,gu'`);
    await saved(meera, 'पुण्यातील अभियंते', stream);
    await saved(meera, 'Off before', stream, { is_mailed: false });
    const [amey] = await found(stream, ['Amey'], { income: 4_200_000, email: 'secret@example.org' });
    await insertRows(server, 'qd_address', [
      {
        profile: amey?.profileId,
        name: 'Mohan',
        address: '12 Laxmi Road',
        city: 'Pune',
        country: 1470,
        mobile: '9000011111',
      },
    ]);
    await sendAll();
    const worker = await server.startWorker();
    const mail = await server.mail.waitForMail(await addressOf(meera));
    await worker.stop();
    expect(mail.language).toBe('mr');
    expect(mail.subject).toBe('आपल्या सेव्ह केलेल्या शोधांत 1 नवीन स्थळ');
    for (const text of [mail.html, mail.text]) {
      expect(text).toContain('पुण्यातील अभियंते');
      expect(text).toContain('Amey Kelkar');
      expect(text).toContain('/saved_searches?open=');
      for (const secret of ['9000011111', 'Laxmi', '42', 'secret@example.org', '<img'])
        expect(text.replaceAll(/#[\w.-]+|style="[^"]*"/g, '')).not.toContain(secret);
    }
    expect(mail.text).toContain('हा ई-मेल बंद करा');
    expect(mail.listHeaders['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');

    const [, link = ''] = /<([^>]+)>/.exec(mail.listHeaders['list-unsubscribe'] ?? '') ?? [];
    const { search, searchParams } = new URL(link);
    const path = `${server.api.url}/qe_bulk_mail/unsubscribe`;
    const form = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
    // For other mails the token is worth nothing.
    expect((await fetch(`${path}?token=${searchParams.get('token')}`, form)).status).toBe(400);
    const mailed = async () => {
      const rows = await server.query('select id from saved_search where is_mailed and "user" = $1', [
        meera.id,
      ]);
      return rows.length;
    };
    expect(await mailed()).toBe(1);
    expect((await fetch(`${path}${search}`, form)).status).toBe(200);
    expect(await mailed()).toBe(0);
    const opened = await fetch(`${path}${search}`, { redirect: 'manual' });
    expect(opened.headers.get('location')).toContain(`/unsubscribe?of=weekly#${searchParams.get('token')}`);

    const choose = (body: object) =>
      fetch(`${server.api.url}/qe_bulk_mail/choice`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: searchParams.get('token'), of: 'weekly', ...body }),
      });
    expect((await choose({ wants_mail: true })).status).toBe(200);
    expect(await mailed()).toBe(2);
    expect((await choose({ wants_mail: true, of: 'bulk' })).status).toBe(400);
  });
});
