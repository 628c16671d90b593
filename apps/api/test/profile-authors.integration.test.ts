import type { ReadProfile } from '@suchi/contracts/profiles';
import { roleIds } from '@suchi/domain/accounts';
import { type ApiRequest, askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerWithRole } from './member.ts';
import { decideProfile, registerAuthor } from './profile.ts';

type Author = Awaited<ReturnType<typeof registerAuthor>>;

let server: TestInstallation;

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
});
afterAll(() => server.stop());

const ask = <Data>(path: string, request: ApiRequest = {}) => askApi<Data>(server.api.url, path, request);
const send = (action: 'save_draft' | 'submit', by: Author, change: Record<string, unknown>) =>
  ask<{ id: number }>(`/qe_profile/${action}`, { token: by.token, body: { profile: by.profile(change) } });

async function storedAuthor(by: Author) {
  const [row] = await server.query<Record<string, unknown>>(
    `select author_relation, author_relation_text, has_consent, consent_at, consent_by
       from qd_matrimonial_profile where "user" = $1`,
    [by.id],
  );
  return row;
}

const forDaughter = { author_relation: 'daughter', has_consent: true };
const noConsent = { consent_at: null, consent_by: null };

describe('whose profile it is', () => {
  it('decides whether the account’s name is the candidate’s, so a new form has none', async () => {
    const me = await registerAuthor(server, { first_name: 'Meera' });
    const { data } = await ask<ReadProfile>('/qe_profile/form', me);
    expect(data.sheet.profile).toMatchObject({ author_relation: null, first_name: null, email: null });
    expect(data.owner).toMatchObject({ first_name: 'Meera', email: me.form.email });
  });

  it('is refused when it is none of the list', async () => {
    const me = await registerAuthor(server);
    expect((await send('save_draft', me, { author_relation: 'neighbour' })).code).toBe('INVALID_PAYLOAD');
  });

  it('is not submitted for another person without consent, and the draft records no consent', async () => {
    const me = await registerAuthor(server);
    const without = { ...forDaughter, has_consent: false };
    expect((await send('save_draft', me, without)).code).toBeNull();
    expect(await storedAuthor(me)).toMatchObject({ author_relation: 'daughter', ...noConsent });
    expect(await send('submit', me, without)).toMatchObject({ status: 400, code: 'PROFILE_INCOMPLETE' });
    expect(await storedAuthor(me)).toMatchObject({ has_consent: false, ...noConsent });
  });

  it('keeps the consent with its time and account, and drops it with the relation', async () => {
    const me = await registerAuthor(server);
    const before = Date.now();
    await send('save_draft', me, forDaughter);
    const first = await storedAuthor(me);
    expect(first).toMatchObject({ has_consent: true, consent_by: me.id });
    expect(new Date(String(first?.['consent_at'])).getTime()).toBeGreaterThanOrEqual(before - 1000);
    await send('save_draft', me, { ...forDaughter, petname: 'Another' });
    expect((await storedAuthor(me))?.['consent_at']).toEqual(first?.['consent_at']);
    await send('save_draft', me, { author_relation: 'myself', has_consent: true });
    expect(await storedAuthor(me)).toMatchObject({ has_consent: false, ...noConsent });
  });

  it('has an admin’s name when the admin writes for the member', async () => {
    const me = await registerAuthor(server);
    const staff = await registerWithRole(server, roleIds.admin);
    const body = { user: me.id, profile: me.profile(forDaughter) };
    expect((await ask('/qe_profile/save_draft', { token: staff.token, body })).code).toBeNull();
    expect(await storedAuthor(me)).toMatchObject({ consent_by: staff.id });
  });

  it('cannot be changed after the submission, and again after a rejection', async () => {
    const me = await registerAuthor(server);
    const { data } = await send('submit', me, forDaughter);
    const submitted = await storedAuthor(me);
    await send('submit', me, { author_relation: 'myself', petname: 'Changed' });
    expect(await storedAuthor(me)).toEqual(submitted);
    const staff = await registerWithRole(server, roleIds.admin);
    await decideProfile(server, staff.token, {
      profile_id: data.id,
      action: 'reject',
      reason: 'Whose is it?',
    });
    await send('save_draft', me, { author_relation: 'myself' });
    expect(await storedAuthor(me)).toMatchObject({ author_relation: 'myself', ...noConsent });
  });

  it('stays unknown for a draft from before, which can be submitted, and is not chosen so', async () => {
    const older = await registerAuthor(server);
    await send('save_draft', older, {});
    await server.query(`update qd_matrimonial_profile set author_relation = 'unknown' where "user" = $1`, [
      older.id,
    ]);
    expect((await send('submit', older, { author_relation: null })).code).toBeNull();
    expect(await storedAuthor(older)).toMatchObject({ author_relation: 'unknown' });

    const me = await registerAuthor(server);
    expect((await send('submit', me, { author_relation: 'unknown' })).code).toBe('PROFILE_INCOMPLETE');
  });
});

describe('a village that no gazetteer has', () => {
  it('is stored and read as it was typed', async () => {
    const me = await registerAuthor(server);
    const village = { name: 'Wadgaon Budruk', formatted_address: 'Wadgaon Budruk', lat: null, lng: null };
    expect((await send('submit', me, { new_native_place: village })).code).toBeNull();
    const { data } = await ask<ReadProfile>('/qe_profile/form', me);
    expect(data.sheet.profile.new_native_place).toEqual(village);
  });
});
