import { roleIds } from '@suchi/domain/accounts';
import { type ApiRequest, askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerVerifiedMember, registerWithRole } from './member.ts';

let server: TestInstallation;
let admin: { id: string; token: string };

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  admin = await registerWithRole(server, roleIds.admin);
});
afterAll(() => server.stop());

const ask = <Data>(path: string, request: ApiRequest = {}) => askApi<Data>(server.api.url, path, request);
const change = (body: object, token = admin.token) =>
  ask<{ settings: Record<string, unknown> }>('/qe_settings/change_settings', {
    token,
    body: { ...body },
  });

describe('the association', () => {
  it('is at first the one that the release was made for', async () => {
    const [row] = await server.query(
      `select association_own_name, association_own_language, association_short_name, association_cover_word,
              association_town, brand_colour, languages, default_language, association_logo from admin_setting`,
    );
    expect(row).toEqual({
      association_own_name: 'सह्याद्री समाज मंडळ',
      association_own_language: 'mr',
      association_short_name: 'Suchi',
      association_cover_word: 'सूची',
      association_town: 'Mumbai',
      brand_colour: '781D2E',
      languages: 'en,mr,hi,gu',
      default_language: 'en',
      association_logo: null,
    });
  });

  it('is not for a member to change', async () => {
    const { token } = await registerVerifiedMember(server);
    expect((await change({ association_short_name: 'Mine' }, token)).status).toBe(403);
  });

  it.each([
    [{ brand_colour: 'red' }, { brand_colour: 'invalid' }],
    [{ brand_colour: '781D2E;}' }, { brand_colour: 'invalid' }],
    [{ brand_colour: 'F2B93F' }, { brand_colour: 'invalid' }],
    [{ association_name: 'x'.repeat(61) }, { association_name: 'tooLong' }],
    [{ association_name: 'Samaj</script>' }, { association_name: 'invalid' }],
    [{ association_short_name: 'x'.repeat(15) }, { association_short_name: 'tooLong' }],
    [{ association_own_name: 'Sahyadri' }, { association_own_name: 'invalid' }],
    [{ association_own_language: 'gu' }, { association_own_name: 'invalid' }],
    [{ association_own_language: 'en' }, { association_own_language: 'invalid' }],
    [{ languages: 'mr,fr' }, { languages: 'invalid' }],
    [{ languages: 'mr,hi' }, { default_language: 'invalid' }],
  ])('is refused with %o', async (body, fields) => {
    const answer = await change(body);
    expect(answer.status).toBe(400);
    expect(answer.extensions).toMatchObject({ fields });
  });

  it('is changed with what fits together', async () => {
    const values = {
      association_name: 'Reva Parivar',
      association_own_name: 'રેવા પરિવાર, વડોદરા',
      association_own_language: 'gu',
      association_short_name: 'Parichay',
      association_cover_word: null,
      association_town: 'Vadodara',
      languages: 'gu,en',
      default_language: 'gu',
    };
    const answer = await change({ ...values, brand_colour: '#0f5c63' });
    expect(answer.status).toBe(200);
    expect(answer.data.settings).toMatchObject({ ...values, brand_colour: '0F5C63' });
  });

  it('with a long name from before can still be changed', async () => {
    await server.query("update admin_setting set association_name = repeat('x', 150)");
    expect((await change({ association_town: 'Surat' })).status).toBe(200);
    expect((await change({ association_name: 'Reva Parivar' })).status).toBe(200);
  });
});
