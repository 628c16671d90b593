import type { OfficeNewsPage, OfficePost, NewsPage, SettingsState } from '@suchi/contracts/settings';
import { roleIds } from '@suchi/domain/accounts';
import { addDays, todayInIndia } from '@suchi/domain/basics';
import { type ApiRequest, askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawPicture } from '../extensions/suchi/test/pictures.ts';
import { postPhoto } from './media.ts';
import { registerVerifiedMember, registerWithRole } from './member.ts';

let server: TestInstallation;
let admin: { id: string; token: string };
let member: { id: string; token: string };
const today = todayInIndia(new Date());

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  admin = await registerWithRole(server, roleIds.admin);
  member = await registerVerifiedMember(server);
});
afterAll(() => server.stop());

const ask = <Data>(path: string, request: ApiRequest = {}) => askApi<Data>(server.api.url, path, request);
const read = () => ask<SettingsState>('/qe_settings/settings', { token: admin.token });
const change = (body: object, token = admin.token) =>
  ask<SettingsState>('/qe_settings/change_settings', { token, body });
const changeEdition = (body: object) =>
  ask<SettingsState>('/qe_settings/change_edition', { token: admin.token, body });
const audit = () =>
  server.query<{ action: string; actor: string; details: { changes: object[] } | null }>(
    'select action, actor, details from audit_log order by id',
  );

beforeEach(async () => {
  await server.query('delete from audit_log');
  await server.query('delete from news_post');
});

describe('the settings', () => {
  beforeEach(() =>
    server.query(
      `update admin_setting set isactive_search = true, enable_gender_switch = false,
         isactive_suchibook = false, suchi_start_date = null, suchi_end_date = null,
         enable_search_subscription = true, subscription_start_date = $1, subscription_end_date = $2,
         office_email = null`,
      [addDays(today, -10), addDays(today, 10)],
    ),
  );

  it('are for admins only', async () => {
    expect((await ask('/qe_settings/settings')).status).toBe(401);
    expect((await ask('/qe_settings/settings', { token: member.token })).code).toBe('FORBIDDEN');
    expect((await change({ isactive_search: false }, member.token)).code).toBe('FORBIDDEN');
    expect((await read()).data.settings.isactive_search).toBe(true);
  });

  it.each([
    [{ isactive_suchibook: true }, { suchi_start_date: 'dateMissing' }],
    [{ isactive_suchibook: true, suchi_start_date: '2026-10-01' }, { suchi_end_date: 'dateMissing' }],
    [
      { isactive_suchibook: true, suchi_start_date: '2026-10-02', suchi_end_date: '2026-10-01' },
      { suchi_end_date: 'endBeforeStart' },
    ],
    [{ suchi_start_date: '2026-13-01' }, { suchi_start_date: 'date' }],
    [
      { enable_search_subscription: false, enable_gender_switch: true },
      { enable_gender_switch: 'genderSwitch' },
    ],
    [{ contact_reveal_daily_limit: -1 }, { contact_reveal_daily_limit: 'number' }],
    [{ reveal_burst_minutes: 0 }, { reveal_burst_minutes: 'number' }],
    [{ office_email: 'office' }, { office_email: 'email' }],
    [{ chat_url: 'wa.me/919800000000' }, { chat_url: 'link' }],
    [{ chat_url: 'javascript:alert(1)' }, { chat_url: 'link' }],
    [{ association_pan: 'X' }, { association_pan: 'invalid' }],
    [{ privacy_text: 'x'.repeat(5001) }, { privacy_text: 'tooLong' }],
  ])('refuse %j', async (body, fields) => {
    const { data: before } = await read();
    expect(await change(body)).toMatchObject({
      status: 400,
      code: 'INVALID_PAYLOAD',
      extensions: { fields },
    });
    expect((await read()).data).toEqual(before);
    expect(await audit()).toEqual([]);
  });

  it('switch the subscription off when its dates become invalid, and the gender switch with it', async () => {
    expect((await change({ enable_gender_switch: true })).data.settings.enable_gender_switch).toBe(true);
    const end = addDays(today, -20);
    const { data } = await change({ subscription_end_date: end });
    expect(data.settings).toMatchObject({
      enable_search_subscription: false,
      enable_gender_switch: false,
      subscription_end_date: end,
    });
    expect((await audit()).at(-1)).toEqual({
      action: 'setting.change',
      actor: admin.id,
      details: {
        changes: expect.arrayContaining([
          { field: 'enable_search_subscription', was: 'true', is: 'false' },
          { field: 'enable_gender_switch', was: 'true', is: 'false' },
          { field: 'subscription_end_date', was: addDays(today, 10), is: end },
        ]),
      },
    });
  });

  it('are changed, emptied and logged with old and new value, and not logged when nothing changed', async () => {
    await change({ office_email: ' Office@Example.org ', privacy_text: 'Ours.' });
    expect((await change({ office_email: 'office@example.org' })).data.last_change?.by).not.toBeNull();
    const { data } = await change({ privacy_text: ' ' });
    expect(data.settings).toMatchObject({ office_email: 'office@example.org', privacy_text: null });
    expect((await audit()).map(({ details }) => details?.changes)).toEqual([
      [
        { field: 'office_email', was: null, is: 'office@example.org' },
        { field: 'privacy_text', was: null, is: 'Ours.' },
      ],
      [{ field: 'privacy_text', was: 'Ours.', is: null }],
    ]);
  });

  it('do not change what only the operator or another page decides', async () => {
    await change({ staff_second_factor: true, refund_confirm_above: 1, id: 2, isactive_search: false });
    const [row] = await server.query<object>(
      'select id, staff_second_factor, refund_confirm_above, isactive_search from admin_setting',
    );
    expect(row).toEqual({
      id: 1,
      staff_second_factor: false,
      refund_confirm_above: 50_000,
      isactive_search: false,
    });
  });

  it('put a text on the public pages', async () => {
    await change({ refunds_text: 'We return everything.' });
    const { data } = await ask<{ page_texts: object }>('/qe_public/facts');
    expect(data.page_texts).toEqual({ privacy: null, refunds: 'We return everything.', shipping: null });
  });
});

describe('the current edition', () => {
  it.each([
    [{ subscription_price: 99 }, { subscription_price: 'number' }],
    [{ suchi_price: 1.5 }, { suchi_price: 'number' }],
    [{ event_date: '2025-10-01' }, { event_date: 'eventTooEarly' }],
    [{ early_subscription_before: null }, { early_subscription_before: 'dateMissing' }],
    [{ activation_cutoff: null }, { activation_cutoff: expect.any(String) as string }],
    [{ gst_rate_percent: 29 }, { gst_rate_percent: 'number' }],
    [{ page_multiple: 6 }, { page_multiple: 'number' }],
    [{ paper_microns: 29 }, { paper_microns: 'number' }],
  ])('refuses %j', async (body, fields) => {
    expect(await changeEdition(body)).toMatchObject({ status: 400, extensions: { fields } });
    expect(await audit()).toEqual([]);
  });

  it('is changed and logged, and no other edition is', async () => {
    await server.query(
      `insert into edition (year, is_current, sections, activation_cutoff)
       values (2031, false, '[]', '2024-07-01')`,
    );
    const { data } = await changeEdition({ suchi_price: 65_000, event_place: 'Dadar', year: 1999 });
    expect(data.edition).toMatchObject({ year: 2025, suchi_price: 65_000, event_place: 'Dadar' });
    expect(await audit()).toMatchObject([
      {
        action: 'edition.change',
        details: {
          changes: [
            { field: 'event_place', was: 'Mulund East', is: 'Dadar' },
            { field: 'suchi_price', was: '60000', is: '65000' },
          ],
        },
      },
    ]);
    const others = await server.query('select suchi_price from edition where not is_current');
    expect(others).toEqual([{ suchi_price: 60_000 }]);
  });
});

describe('the news desk', () => {
  const draft = { id: null, title: 'Hall and timetable', published_on: today, body: 'Tea', picture: null };
  const save = (body: object, token = admin.token) =>
    ask<OfficePost>('/qe_settings/save_news', { token, body });
  const publish = (id: number, isPublished = true) =>
    ask<OfficePost>('/qe_settings/publish_news', {
      token: admin.token,
      body: { id, is_published: isPublished },
    });
  const publicNews = async () => (await ask<NewsPage>('/qe_public/news')).data.items;

  it('is for admins only', async () => {
    expect((await ask('/qe_settings/news')).status).toBe(401);
    expect((await ask('/qe_settings/news', { token: member.token })).code).toBe('FORBIDDEN');
    expect((await save(draft, member.token)).code).toBe('FORBIDDEN');
    const engine = { token: admin.token, body: { title: 'x', published_on: today, body: 'x' } };
    expect((await ask('/items/news_post', engine)).status).toBe(403);
  });

  it('keeps a draft that lacks anything, and does not publish it', async () => {
    const { data } = await save({ ...draft, title: '', body: '' });
    expect(data).toMatchObject({ state: 'draft', title: '' });
    expect(await publish(data.id)).toMatchObject({
      status: 400,
      extensions: { fields: { title: 'required' } },
    });
    await save({ ...draft, id: data.id, body: '' });
    expect(await publish(data.id)).toMatchObject({
      status: 400,
      extensions: { fields: { body: 'required' } },
    });
    expect(await publicNews()).toEqual([]);
  });

  it('publishes, changes, takes back and deletes a post, and logs each', async () => {
    const { data } = await save(draft);
    await save({ ...draft, id: data.id, body: 'Tea and lunch' });
    expect((await publish(data.id)).data.state).toBe('published');
    expect(await publicNews()).toMatchObject([{ id: data.id, body: 'Tea and lunch' }]);
    expect((await save({ ...draft, id: data.id, title: ' ' })).status).toBe(400);
    await save({ ...draft, id: data.id, body: 'Tea only' });
    expect(await publicNews()).toMatchObject([{ body: 'Tea only' }]);
    expect((await publish(data.id, false)).data.state).toBe('unpublished');
    expect(await publicNews()).toEqual([]);
    const list = await ask<OfficeNewsPage>('/qe_settings/news', { token: admin.token });
    expect(list.data).toMatchObject({ total: 1, published: 0, items: [{ state: 'unpublished' }] });
    await ask('/qe_settings/delete_news', { token: admin.token, body: { id: data.id } });
    expect((await publish(data.id)).code).toBe('NEWS_NOT_FOUND');
    expect((await audit()).map(({ action }) => action)).toEqual([
      'news.create',
      'news.publish',
      'news.change',
      'news.unpublish',
      'news.delete',
    ]);
  });

  it('takes a picture that the admin uploaded, and not one of a member', async () => {
    const bytes = await drawPicture(800, 1000).png().toBuffer();
    const upload = (token: string, path: string) =>
      postPhoto(server.api.url, bytes, { token, type: 'image/png', path });
    const { data: own } = await upload(member.token, '/qe_media/photo');
    expect((await save({ ...draft, picture: own.id })).code).toBe('MEDIA_NOT_YOURS');
    expect((await upload(member.token, '/qe_media/news_picture')).code).toBe('FORBIDDEN');
    const { data: photo } = await upload(admin.token, '/qe_media/news_picture');
    const { data } = await save({ ...draft, picture: photo.id });
    const preview = data.picture?.urls.page ?? '';
    expect(preview).toContain('s=');
    expect((await fetch(server.api.url + preview)).status).toBe(200);
    await publish(data.id);
    const url = (await publicNews())[0]?.picture?.urls.page ?? '';
    expect(url).not.toContain('?');
    expect((await fetch(server.api.url + url)).status).toBe(200);
    await publish(data.id, false);
    expect((await fetch(server.api.url + url)).status).toBe(403);
    // Another admin may go on writing with the same picture.
    const other = await registerWithRole(server, roleIds.admin);
    const again = await save({ ...draft, id: data.id, picture: data.picture?.id }, other.token);
    expect(again.status).toBe(200);
  });
});
