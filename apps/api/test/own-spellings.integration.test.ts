import type { OwnSpellings } from '@suchi/contracts/profiles';
import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertPeople, insertPerson, type Person } from './community.ts';

let server: TestInstallation;
let member: Person;
beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  member = await insertPerson(server);
});
afterAll(() => server.stop());

const ask = (name: unknown, { token }: { token?: string } = member) =>
  askApi<OwnSpellings>(server.api.url, '/qe_profile/own_spellings', {
    ...(token === undefined ? {} : { token }),
    body: { name },
  });

const write = (own_script_name: string, count: number, profile: object = {}) =>
  insertPeople(
    server,
    Array.from({ length: count }, () => ({ profile: { own_script_name, ...profile } })),
  );

it('is for members, and takes a short text', async () => {
  expect((await ask('Meera', {})).status).toBe(401);
  for (const name of [null, 5, 'x'.repeat(301)]) expect((await ask(name)).code).toBe('INVALID_PAYLOAD');
});

it('gives spellings that three families wrote, the most frequent first, and no other', async () => {
  await write('मीरा मोहन कुलकर्णी', 3);
  await write('મીરા શાહ', 4);
  await write('मिरा', 2);
  await write('मिरा', 1, { is_hidden: true });
  await write('मिरा', 1, { status: 'Pending' });
  await write('मिरा', 1, { status: 'Draft' });
  const { data } = await ask(' Meera  Zankhana KULKARNI म meera-shah ');
  expect(data).toEqual([
    { word: 'meera', spellings: ['મીરા', 'मीरा'] },
    { word: 'kulkarni', spellings: ['कुलकर्णी'] },
  ]);
  expect((await ask('मीरा')).data).toEqual([]);
});

it('answers sixty times in a minute', async () => {
  const { token } = await insertPerson(server);
  const answers = await Promise.all(Array.from({ length: 61 }, () => ask('Om', { token })));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
});
