import type { LookupValue } from '@suchi/contracts/lookups';
import type { ProfileSheet } from '@suchi/contracts/profiles';
import { roleIds } from '@suchi/domain/accounts';
import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPerson, insertRows, openSearch, type Person } from './community.ts';
import { registerWithRole } from './member.ts';

let server: TestInstallation;
let viewer: Person;
let staff: { token: string };

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  viewer = await insertPerson(server);
  staff = await registerWithRole(server, roleIds.admin);
});
beforeEach(() => openSearch(server));
afterAll(() => server.stop());

const ask = <Data>(
  path: string,
  language: string | null,
  body?: object,
  { token } = viewer as { token: string },
) =>
  askApi<Data>(server.api.url, path, {
    token,
    ...(body && { body }),
    headers: language === null ? {} : { 'accept-language': language },
  });
const rename = (body: object) => ask<{ id: number }>('/qe_lookup/values/rename', null, body, staff);

let values = 0;
/** A value of the association, with its names. */
async function addValue(lookup: string, names: object | null): Promise<{ id: number; name: string }> {
  values += 1;
  const name = `Value ${values}`;
  const [row] = await server.query<{ id: number }>(
    'insert into qdb_lookup (lookup, name, names) values ($1, $2, $3) returning id',
    [lookup, name, names && JSON.stringify(names)],
  );
  return { id: row?.id ?? 0, name };
}

describe('the names of a value', () => {
  it('are written by the office, and each reader gets their own', async () => {
    const { id, name } = await addValue('Gotra', null);
    expect((await rename({ id, name, names: { mr: 'मूल्य', gu: 'મૂલ્ય' } })).status).toBe(200);
    const labelIn = async (language: string | null) =>
      (await ask<LookupValue[]>('/qe_lookup/list?lookup=Gotra', language)).data.find(
        (value) => value.id === id,
      );
    const value = { id, lookup: 'Gotra', name, description: null };
    expect(await labelIn('mr')).toEqual({ ...value, label: 'मूल्य' });
    expect(await labelIn('gu-IN,gu;q=0.9')).toEqual({ ...value, label: 'મૂલ્ય' });
    for (const language of ['hi', 'en', 'xx', null]) expect(await labelIn(language)).toEqual(value);
  });

  it('stay when only the English name changes, and are recorded when they do', async () => {
    const { id, name } = await addValue('Gotra', { mr: 'मूल्य' });
    await rename({ id, name: `${name} again` });
    await rename({ id, name: `${name} again`, names: { mr: 'मूल्य' } });
    expect(await server.query('select names from qdb_lookup where id = $1', [id])).toEqual([
      { names: { mr: 'मूल्य' } },
    ]);
    await rename({ id, name: `${name} again`, names: {} });
    const audit =
      'select action, details from audit_log where subject_collection = $2 and subject_id = $1 order by id';
    expect(await server.query(audit, [String(id), 'qdb_lookup'])).toEqual([
      { action: 'lookup.rename', details: { was: name, is: `${name} again` } },
      { action: 'lookup.translate', details: { was: { mr: 'मूल्य' }, is: {} } },
    ]);
  });

  it.each([
    ['an unknown language', { xx: 'Value' }, { names: 'invalid' }],
    ['English', { en: 'Value' }, { names: 'invalid' }],
    ['another script', { mr: 'મૂલ્ય' }, { 'names.mr': 'ownScript' }],
    ['English letters', { hi: 'Value' }, { 'names.hi': 'ownScript' }],
    ['nothing', { gu: ' ' }, { 'names.gu': 'required' }],
    ['too much', { gu: 'ક'.repeat(101) }, { 'names.gu': 'tooLong' }],
  ])('are not in %s', async (_what, names, fields) => {
    const { id, name } = await addValue('Gotra', null);
    const { code, extensions } = await rename({ id, name, names });
    expect([code, extensions.fields]).toEqual(['INVALID_PAYLOAD', fields]);
  });

  it.each(["'[]'", "json_build_object('mr', repeat('x', 2000))"])(
    'are not %s in the database',
    async (names) => {
      const { id } = await addValue('Gotra', null);
      const write = server.query(`update qdb_lookup set names = ${names} where id = $1`, [id]);
      await expect(write).rejects.toThrow('suchi_lookup_names');
    },
  );

  it('are not written by a member', async () => {
    const { id, name } = await addValue('Gotra', null);
    expect((await ask('/qe_lookup/values/rename', null, { id, name, names: {} })).code).toBe('FORBIDDEN');
  });
});

describe('a profile', () => {
  it('has the labels of its values on its card and its sheet, also of those it has by name', async () => {
    const education = await addValue('Education New', { mr: 'शिक्षण' });
    const further = await addValue('Education New', { mr: 'पुढील शिक्षण' });
    const country = await addValue('Country', { mr: 'देश' });
    const complexion = await addValue('Complexion', { mr: 'वर्ण' });
    const other = await insertPerson(server, {
      gender: 'Female',
      profile: {
        heighest_education: education.id,
        education_stream: 'Of our own',
        new_country: country.name.toUpperCase(),
        complexion: complexion.name,
      },
    });
    await insertRows(server, 'qd_matrimonial_profile_education', [
      { qd_matrimonial_profile_id: other.profileId, qdb_lookup_id: further.id },
    ]);
    const openIn = async (language: string) => {
      const path = `/qe_search/profile?id=${other.profileId}`;
      const { card, sheet } = (
        await ask<{ card: { education: string; country: string }; sheet: ProfileSheet }>(path, language)
      ).data;
      return [card.education, card.country, sheet.lookups.map(({ label }) => label)];
    };
    expect(await openIn('mr')).toEqual(['शिक्षण', 'देश', ['शिक्षण', 'पुढील शिक्षण', 'देश', 'वर्ण']]);
    const english = [education.name, country.name.toUpperCase()];
    expect(await openIn('en')).toEqual([...english, [undefined, undefined]]);
    expect(await openIn('hi')).toEqual([...english, [undefined, undefined]]);
  });
});
