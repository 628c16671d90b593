import type { ReadProfile } from '@suchi/contracts/profiles';
import { roleIds } from '@suchi/domain/accounts';
import { type ApiRequest, askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerMember, registerVerifiedMember, registerWithRole } from './member.ts';
import { decideProfile, insertMedia, registerAuthor } from './profile.ts';

type Author = Awaited<ReturnType<typeof registerAuthor>>;

let server: TestInstallation;
let staff: { id: string; token: string };

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  staff = await registerWithRole(server, roleIds.admin);
});
afterAll(() => server.stop());

const ask = <Data>(path: string, request: ApiRequest = {}) => askApi<Data>(server.api.url, path, request);
const save = (way: 'save_draft' | 'submit', by: Author, changes = {}) =>
  ask<{ id: number }>(`/qe_profile/${way}`, { token: by.token, body: { profile: by.profile(changes) } });
const standingOf = (token: string) => ask<ReadProfile['standing']>('/qe_profile/standing', { token });

describe('reading', () => {
  it('is for the verified, of their own; staff name the member', async () => {
    const [author, other] = [await registerVerifiedMember(server), await registerVerifiedMember(server)];
    for (const path of ['/qe_profile/standing', '/qe_profile/form']) {
      expect((await ask(path)).status).toBe(401);
      expect((await ask(path, { token: (await registerMember(server)).token })).code).toBe(
        'EMAIL_NOT_VERIFIED',
      );
    }
    const form = (token: string, user: string) =>
      ask<ReadProfile>(`/qe_profile/form?user=${user}`, { token });
    expect((await form(author.token, other.id)).code).toBe('FORBIDDEN');
    expect((await form(author.token, author.id)).code).toBe('FORBIDDEN');
    expect((await ask('/qe_profile/form', { token: staff.token })).code).toBe('FORBIDDEN');
    expect((await form(staff.token, '00000000-0000-4000-8000-00000000dead')).code).toBe('FORBIDDEN');
    expect((await form(staff.token, author.id)).data.owner).toEqual({
      id: author.id,
      first_name: author.form.first_name,
      last_name: author.form.last_name,
      email: author.form.email,
    });
    expect((await standingOf(staff.token)).data).toBeNull();
  });

  it('begins empty, with the account’s data beside it', async () => {
    const newcomer = await registerVerifiedMember(server, { first_name: 'Meera', last_name: 'Joshi' });
    expect((await standingOf(newcomer.token)).data).toBeNull();
    const { data } = await ask<ReadProfile>('/qe_profile/form', newcomer);
    expect(data).toMatchObject({
      standing: null,
      latest_birth_date: '2005-10-01',
      sheet: { profile: { first_name: null, last_name: null, email: null } },
      owner: { first_name: 'Meera', last_name: 'Joshi', email: newcomer.form.email },
    });
    expect(data.sheet.lookups).toEqual([]);
  });

  it('returns the profile’s status, and what a draft lacks', async () => {
    const me = await registerAuthor(server);
    await save('save_draft', me, {
      gotra: null,
      addresses: [{ name: '', address: 'Laxmi Road', city: 'Pune' }],
    });
    const { data } = await standingOf(me.token);
    expect(data).toMatchObject({ status: 'Draft', first_name: 'Rohan', is_deactivated: false });
    expect(data?.violations).toEqual([
      { field: 'gotra', code: 'gotra_required' },
      { field: 'addresses.0.name', code: 'address_name_required' },
    ]);
    expect((await ask<ReadProfile>('/qe_profile/form', me)).data.standing).toEqual(data);
    await save('submit', me);
    expect((await standingOf(me.token)).data).toMatchObject({ status: 'Pending', violations: [] });
    await server.query(
      `update qd_matrimonial_profile set date_created = '2024-06-30', gotra = null where id = $1`,
      [data?.id],
    );
    expect((await standingOf(me.token)).data).toMatchObject({ is_deactivated: true, violations: [] });
  });

  it('has the number of the current book only, with its year', async () => {
    const me = await registerAuthor(server);
    const { id } = (await save('submit', me)).data;
    await decideProfile(server, staff.token, { profile_id: id, action: 'approve' });
    const give = (number: number, edition: string) =>
      server.query(
        `update qd_matrimonial_profile set serial_number = ${number}, edition = (${edition}) where id = $1`,
        [id],
      );
    const standing = async () => (await standingOf(me.token)).data;
    const [current] = await server.query<{ year: number; last: number }>(
      `update edition set delivery_after = '2999-01-01', event_date = '2999-01-02' where is_current
       returning year, printed_up_to_serial as last`,
    );
    const { year, last } = current ?? { year: 0, last: 0 };
    expect(await standing()).toMatchObject({ serial_number: null, suchi: { year, place: 'number_follows' } });
    await give(17, 'select id from edition where is_current');
    expect(await standing()).toMatchObject({ serial_number: 17, suchi: { year, place: 'will_be_printed' } });
    await give(last + 1, 'select id from edition where is_current');
    expect(await standing()).toMatchObject({ suchi: { place: 'not_printed' } });
    await server.query(
      `insert into edition (year, is_current, sections, tv_ranges, activation_cutoff)
       values (2001, false, '[]', '[]', '2024-07-01')`,
    );
    await give(17, 'select id from edition where year = 2001');
    expect(await standing()).toMatchObject({ serial_number: null, suchi: { year, place: 'number_follows' } });
  });

  it('shows a married profile as it was chosen', async () => {
    const me = await registerAuthor(server);
    await save('submit', me);
    await ask('/qe_profile/change_status', {
      token: me.token,
      body: { action: 'mark_married', married_by_vmm: true },
    });
    const { standing, sheet } = (await ask<ReadProfile>('/qe_profile/form', me)).data;
    expect(standing).toMatchObject({ status: 'married', married_by_vmm: true });
    expect(sheet.profile.marital_status).toBe('Divorced');
  });
});

describe('the trail', () => {
  const trailOf = async (profileId: number) => {
    const rows = await server.query<{ action: string; details: Record<string, unknown> }>(
      "select action, details from audit_log where subject_id = $1 and action <> 'profile.open' order by id",
      [String(profileId)],
    );
    return rows.map(({ action, details }): Record<string, unknown> => ({ action, ...details }));
  };

  it('lists who changed what, in words, and skips a save without changes', async () => {
    const me = await registerAuthor(server);
    const { data } = await save('save_draft', me);
    await save('save_draft', me);
    const photo = await insertMedia(server, 'photos', me.id);
    const [home] = me.profile()['addresses'] as object[];
    await save('save_draft', me, {
      gotra: 13_002,
      height: 162.56,
      match_horoscope: false,
      new_location: null,
      main_photo: photo,
      photos: [me.photo],
      brithday: '1995-03-05',
      addresses: [{ ...home, city: 'Wai' }],
    });
    const [created, changed, ...more] = await trailOf(data.id);
    expect(more).toEqual([]);
    expect(created).toMatchObject({ action: 'profile.save_draft', from: null, to: 'Draft' });
    expect(created?.['changes']).toContainEqual({ field: 'gotra', was: null, is: 'Agasti' });
    expect(changed).toEqual({
      action: 'profile.save_draft',
      from: 'Draft',
      to: 'Draft',
      changes: expect.arrayContaining([
        { field: 'gotra', was: 'Agasti', is: expect.stringMatching(/^[A-Z]/) as string },
        { field: 'height', was: '5 ft 9 in', is: '5 ft 4 in' },
        { field: 'match_horoscope', was: 'yes', is: 'no' },
        { field: 'new_location', was: 'Pune', is: null },
        { field: 'main_photo', was: 'photo', is: 'changed' },
        { field: 'photos', was: '0', is: '1' },
        { field: 'brithday', was: '1995-03-04', is: '1995-03-05' },
        {
          field: 'addresses.0',
          was: 'Home, 12 Laxmi Road, Pune, 411030, India, 9000012345',
          is: 'Home, 12 Laxmi Road, Wai, 411030, India, 9000012345',
        },
      ]) as unknown[],
    });
    expect(changed?.['changes']).toHaveLength(8);
  });

  it('keeps a step that changed only the status, and the reason of a rejection', async () => {
    const me = await registerAuthor(server);
    const { data } = await save('submit', me);
    const reason = 'Photo is not clear';
    await decideProfile(server, staff.token, { profile_id: data.id, action: 'reject', reason });
    await save('save_draft', me);
    const [, rejected, drafted] = await trailOf(data.id);
    expect(rejected).toEqual({
      action: 'profile.reject',
      from: 'Pending',
      to: 'Rejected',
      reason: 'Photo is not clear',
    });
    expect(drafted).toEqual({ action: 'profile.save_draft', from: 'Rejected', to: 'Draft', changes: [] });
  });
});
