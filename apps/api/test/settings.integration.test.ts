import {
  type CurrentEdition,
  type FrontPage,
  type NewsPage,
  newsPageSize,
  type PublicFacts,
} from '@suchi/contracts/settings';
import { roleIds } from '@suchi/domain/accounts';
import { addDays, todayInIndia } from '@suchi/domain/basics';
import { type ApiRequest, askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawPicture } from '../extensions/suchi/test/pictures.ts';
import { postPhoto } from './media.ts';
import { registerVerifiedMember, registerWithRole } from './member.ts';

let server: TestInstallation;
let staff: { id: string; token: string };

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  staff = await registerWithRole(server, roleIds.admin);
});
afterAll(() => server.stop());

const ask = <Data>(path: string, request: ApiRequest = {}) => askApi<Data>(server.api.url, path, request);
const facts = () => ask<PublicFacts>('/qe_public/facts');
const news = (page?: number | string) =>
  ask<NewsPage>(`/qe_public/news${page === undefined ? '' : `?page=${page}`}`);

describe('the security contact', () => {
  it('is the association’s, and its contact page without an address', async () => {
    const read = async () => (await fetch(`${server.api.url}/qe_public/security_txt`)).text();
    const { publicUrl } = server.installation;
    await server.query("update admin_setting set support_email = 'help@example.org'");
    const [mail, page, expires, ...rest] = (await read()).split('\n');
    expect([mail, page, ...rest]).toEqual([
      'Contact: mailto:help@example.org',
      `Contact: ${publicUrl}/contact`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      '',
    ]);
    expect(new Date(expires?.replace('Expires: ', '') ?? '').getTime()).toBeGreaterThan(Date.now());
    await server.query('update admin_setting set support_email = null');
    expect(await read()).toMatch(new RegExp(`^Contact: ${publicUrl}/contact\\n`));
  });
});

describe('the current edition', () => {
  const today = todayInIndia(new Date());
  const edition = async () =>
    (await ask<{ edition: CurrentEdition | null }>('/qe_public/edition')).data.edition;

  it('is public with its stage, and nothing of how the book is made', async () => {
    expect(await edition()).toEqual({
      season: '2025',
      stage: 'past',
      event: 'over',
      registration_until: '2025-10-15',
      event_date: '2025-11-02',
      event_place: 'Mulund East',
      event_time: null,
      event_entry: null,
      next_event: null,
      delivery_after: '2025-10-27',
      delivery_days: '4-5',
      suchi_price: 60_000,
    });
  });

  it('follows the dates that an admin sets, by the day in India', async () => {
    await server.query(
      `update edition set registration_until = '${today}', event_date = '${addDays(today, 40)}',
              delivery_after = '${addDays(today, 20)}' where is_current`,
    );
    expect(await edition()).toMatchObject({ stage: 'registering', event: 'ahead' });
    await server.query(
      `update edition set registration_until = '${addDays(today, -1)}', event_date = '${today}'
        where is_current`,
    );
    expect(await edition()).toMatchObject({ stage: 'closed', event: 'today' });
  });

  it('names the first coming event of a later edition, and not one that is over', async () => {
    const later = (year: number, date: string) =>
      server.query(
        `insert into edition (year, is_current, sections, activation_cutoff, event_date, event_place)
         values (${year}, false, '[]', '2024-07-01', '${date}', 'Dadar ${year}')`,
      );
    await later(2031, addDays(today, 500));
    await later(2030, addDays(today, 300));
    await later(2029, addDays(today, -1));
    expect((await edition())?.next_event).toEqual({ date: addDays(today, 300), place: 'Dadar 2030' });
  });

  it('is nothing before there is one', async () => {
    await server.query('update edition set is_current = false');
    expect(await edition()).toBeNull();
  });
});

describe('the association’s public information', () => {
  const written = {
    association_name: 'Sahyadri Samaj Mandal, Mumbai',
    association_address: '12, Station Road, Mulund East, Mumbai 400081',
    support_email: 'office@example.org',
    support_phone: '+91 22 5550 0100',
    grievance_officer_name: 'Vasudha Ranade',
    grievance_officer_email: 'grievance@example.org',
    grievance_officer_phone: null,
  };
  const write = (token: string) => ask('/qe_settings/change_settings', { token, body: { ...written } });
  const noTexts = { privacy: null, refunds: null, shipping: null };

  it('is nothing before an admin wrote it down', async () => {
    expect((await facts()).data).toEqual({
      association_name: null,
      association_address: null,
      support_email: null,
      support_phone: null,
      grievance_officer: null,
      page_texts: noTexts,
    });
  });

  it('is not for a member to write', async () => {
    const { token } = await registerVerifiedMember(server);
    expect((await write(token)).status).toBe(403);
    expect((await facts()).data.association_name).toBeNull();
  });

  it('is public, and no other setting is', async () => {
    expect((await write(staff.token)).status).toBe(200);
    await server.query("update admin_setting set office_email = 'committee@example.org'");
    const answer = await facts();
    expect(answer.data).toEqual({
      association_name: written.association_name,
      association_address: written.association_address,
      support_email: written.support_email,
      support_phone: written.support_phone,
      grievance_officer: { name: 'Vasudha Ranade', email: 'grievance@example.org', phone: null },
      page_texts: noTexts,
    });
    expect(JSON.stringify(answer.data)).not.toContain('committee');
  });

  it('names no officer while there is only a number', async () => {
    await server.query('update admin_setting set grievance_officer_name = null');
    expect((await facts()).data.grievance_officer).toBeNull();
  });
});

describe('the front page', () => {
  const today = todayInIndia(new Date());
  const read = async () => (await ask<FrontPage>('/qe_public/front_page')).data;
  const nobody = { name: null, address: null, email: null, phone: null, hours: null };

  it('says nothing about what nobody has decided', async () => {
    await server.query('delete from edition where year > 2025');
    await server.query('update edition set is_current = false');
    await server.query(`update admin_setting set association_name = null, association_address = null,
      support_email = null, support_phone = null, latest_birth_date = '2999-01-01'`);
    expect(await read()).toEqual({
      association: nobody,
      text: null,
      who_may_join: null,
      born_until: null,
      review_days: null,
      search: null,
      suchi: null,
      visibility: {
        is_other_gender_only: true,
        is_number_tapped: true,
        numbers_a_day: 50,
        is_hall_asked_first: true,
      },
      edition: null,
    });
  });

  it('follows settings and edition, and tells no other setting', async () => {
    await server.query(
      `update edition set is_current = true, event_time = '10 AM to 5 PM', event_entry = 'Free', event_date = $1
        where year = 2025`,
      [addDays(today, 40)],
    );
    await server.query(
      `update admin_setting set office_email = 'committee@example.org', chat_url = 'https://wa.me/91'`,
    );
    const body = {
      association_name: 'Sahyadri Trust',
      support_phone: '+91 22 5550 0100',
      support_hours: 'Monday to Saturday',
      who_may_join: 'Families of Sahyadri',
      welcome_text: 'Namaste',
      latest_birth_date: '2005-10-01',
      isactive_suchibook: true,
      suchi_start_date: addDays(today, 3),
      suchi_end_date: addDays(today, 9),
      enable_search_subscription: true,
      subscription_start_date: today,
      subscription_end_date: today,
      contact_always_shown: true,
      contact_reveal_daily_limit: 20,
      hall_consent_default: true,
    };
    expect((await ask('/qe_settings/change_settings', { token: staff.token, body })).status).toBe(200);
    const page = await read();
    expect(page).toMatchObject({
      association: {
        ...nobody,
        name: 'Sahyadri Trust',
        phone: '+91 22 5550 0100',
        hours: 'Monday to Saturday',
      },
      text: 'Namaste',
      who_may_join: 'Families of Sahyadri',
      born_until: '2005-10-01',
      search: { price: 55_000, is_open: true, opens_on: null },
      suchi: { price: 60_000, is_open: false, opens_on: addDays(today, 3) },
      visibility: { is_number_tapped: false, numbers_a_day: 20, is_hall_asked_first: false },
      edition: { event_time: '10 AM to 5 PM', event_entry: 'Free' },
    });
    expect(JSON.stringify(page)).not.toMatch(/committee|wa\.me|tester|cutoff/);
  });

  it('does not offer the search while the master switch is off', async () => {
    await server.query('update admin_setting set isactive_search = false');
    expect((await read()).search).toEqual({ price: 55_000, is_open: false, opens_on: null });
  });

  it('says how long a review takes only by what the last 30 days show', async () => {
    const review = (id: number, days: number, ago: number, action = 'profile.approve') =>
      server.query(
        `insert into audit_log (actor_kind, action, subject_collection, subject_id, details, date_created)
         values ('member', 'profile.submit', 'qd_matrimonial_profile', $1, '{"from":"Draft"}', now() - ($2::float + $3::float) * interval '1 day'),
                ('admin', $4, 'qd_matrimonial_profile', $1, '{"from":"Pending"}', now() - $3::float * interval '1 day')`,
        [String(id), days, ago, action],
      );
    for (let id = 900_001; id <= 900_009; id += 1) await review(id, 2.5, 1);
    for (let id = 900_011; id <= 900_040; id += 1) await review(id, 20, 31);
    expect((await read()).review_days).toBeNull();
    await review(900_050, 2.5, 3, 'profile.reject');
    expect((await read()).review_days).toBe(3);
  });

  it('is the same for everybody, so a browser may keep it for a minute', async () => {
    const { headers } = await fetch(`${server.api.url}/qe_public/front_page`);
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect(headers.get('set-cookie')).toBeNull();
  });
});

describe('news', () => {
  const today = todayInIndia(new Date());
  const insert = (title: string, day: string, { isPublished = true, picture = null as string | null } = {}) =>
    server.query(
      `insert into news_post (title, published_on, body, is_published, picture, user_created)
       values ($1, $2, 'Some words', $3, $4, $5)`,
      [title, day, isPublished, picture, staff.id],
    );
  const titles = async (page?: number) => (await news(page)).data.items.map(({ title }) => title);
  beforeEach(() => server.query('delete from news_post'));

  it('is empty at first, and empty beyond its last page', async () => {
    expect((await news()).data).toEqual({ total: 0, page: 1, items: [] });
    await insert('One', today);
    expect((await news(2)).data).toEqual({ total: 1, page: 2, items: [] });
  });

  it.each(['0', '-1', '1.5', 'x', '1e9'])('has no page %s', async (page) => {
    // Some by the engine, which has a parameter of that name, some by the contract.
    expect((await news(page)).status).toBe(400);
  });

  it('is what is published by today, the newest first', async () => {
    await insert('Older', addDays(today, -3));
    await insert('A draft', addDays(today, -1), { isPublished: false });
    await insert('Today', today);
    await insert('Tomorrow', addDays(today, 1));
    expect(await titles()).toEqual(['Today', 'Older']);
    expect((await news()).data.total).toBe(2);
  });

  it('has the day as it was written, and no author', async () => {
    await insert('One', '2025-11-02');
    const [post] = (await news()).data.items;
    expect(post).toEqual({
      id: post?.id,
      title: 'One',
      published_on: '2025-11-02',
      body: 'Some words',
      language: 'en',
      picture: null,
    });
  });

  it('comes in pages', async () => {
    for (let day = 0; day <= newsPageSize; day += 1) await insert(`Post ${day}`, addDays(today, -day));
    expect(await titles(1)).toHaveLength(newsPageSize);
    expect(await titles(2)).toEqual([`Post ${newsPageSize}`]);
  });

  it('has a picture that a visitor can load, and none from outside of the photos', async () => {
    const bytes = await drawPicture(800, 1000).png().toBuffer();
    const author = await registerVerifiedMember(server);
    const { data: photo } = await postPhoto(server.api.url, bytes, {
      token: author.token,
      type: 'image/png',
    });
    await insert('With a picture', today, { picture: photo.id });
    const [post] = (await news()).data.items;
    expect(post?.picture?.urls.card).toContain(photo.id);
    const loaded = await fetch(server.api.url + (post?.picture?.urls.card ?? ''));
    expect(loaded.status).toBe(200);
    expect(loaded.headers.get('content-type')).toMatch(/^image\//);

    await server.query('update directus_files set folder = null where id = $1', [photo.id]);
    expect((await news()).data.items[0]?.picture).toBeNull();
  });
});

describe('the own account', () => {
  const change = (token: string, body: object) => ask('/users/me', { method: 'PATCH', token, body });
  const rowOf = async (id: string) => {
    const [row] = await server.query<{ first_name: string; last_name: string; mobile: string }>(
      'select first_name, last_name, mobile from directus_users where id = $1',
      [id],
    );
    return row;
  };

  it.each([
    [{ first_name: '   ' }, { first_name: 'required' }],
    [{ last_name: 'x'.repeat(101) }, { last_name: 'tooLong' }],
  ])('does not become %j', async (body, fields) => {
    const { id, token } = await registerVerifiedMember(server);
    const before = await rowOf(id);
    expect(await change(token, { first_name: 'Asha', ...body })).toMatchObject({
      status: 400,
      code: 'INVALID_PAYLOAD',
      extensions: { fields },
    });
    expect(await rowOf(id)).toEqual(before);
  });

  it('is changed by its owner, and by staff for themselves', async () => {
    const { id, token } = await registerVerifiedMember(server);
    expect((await change(token, { first_name: ' Asha ', last_name: 'Kelkar' })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ first_name: 'Asha', last_name: 'Kelkar' });
    expect((await change(staff.token, { first_name: 'Madhav' })).status).toBe(200);
  });

  it.each([
    { email: 'else@example.org' },
    { mobile: '9876543211' },
    { role: roleIds.admin },
    { is_tester: true },
  ])('does not take %j', async (body) => {
    const { token } = await registerVerifiedMember(server);
    expect((await change(token, body)).status).toBe(403);
  });
});
