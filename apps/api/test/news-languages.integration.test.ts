import type { NewsPage, OfficePost } from '@suchi/contracts/settings';
import { roleIds } from '@suchi/domain/accounts';
import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { registerWithRole } from './member.ts';

let server: TestInstallation;
let staff: { token: string };

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  staff = await registerWithRole(server, roleIds.admin);
});
beforeEach(() => server.query('delete from news_post'));
afterAll(() => server.stop());

const post = { id: null, title: 'Tea', published_on: '2026-01-02', body: 'At ten', picture: null };
const marathi = { title: 'चहा', body: 'दहा वाजता' };
const save = (changes: object) =>
  askApi<OfficePost>(server.api.url, '/qe_settings/save_news', {
    token: staff.token,
    body: { ...post, ...changes },
  });
const publish = (id: number) =>
  askApi<OfficePost>(server.api.url, '/qe_settings/publish_news', {
    token: staff.token,
    body: { id, is_published: true },
  });
const readIn = async (language: string) => {
  const headers = { 'accept-language': language };
  return (await askApi<NewsPage>(server.api.url, '/qe_public/news', { headers })).data.items;
};

it('each visitor reads a post in their language, else in English', async () => {
  const { data } = await save({ translations: { mr: marathi } });
  expect(data.translations).toEqual({ mr: marathi });
  await publish(data.id);
  expect(await readIn('mr')).toMatchObject([{ ...marathi, language: 'mr' }]);
  for (const language of ['hi', 'en', 'xx'])
    expect(await readIn(language)).toMatchObject([{ title: 'Tea', body: 'At ten', language: 'en' }]);
});

it('is a draft when a language is half written, and is not published so', async () => {
  const { data } = await save({ translations: { mr: { title: 'चहा', body: '' } } });
  const { code, extensions } = await publish(data.id);
  expect([code, extensions.fields]).toEqual(['INVALID_PAYLOAD', { 'translations.mr.body': 'required' }]);
});

it.each([
  ['an unknown language', { xx: marathi }],
  ['English a second time', { en: marathi }],
  ['a long title', { mr: { ...marathi, title: 'च'.repeat(201) } }],
  ['a long text', { mr: { ...marathi, body: 'च'.repeat(20_001) } }],
  ['a title alone', { mr: { title: 'चहा' } }],
])('is refused with %s', async (_what, translations) => {
  expect((await save({ translations })).code).toBe('INVALID_PAYLOAD');
});
