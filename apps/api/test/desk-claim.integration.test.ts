import type { PrintedCard } from '@suchi/contracts/desk-entry';
import { askApi, openBrowser, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consents, deskOf, newMobile } from './desk-entry.ts';
import { mailedCode, registerStaff, registerVerifiedMember } from './member.ts';

let server: TestInstallation;
let desk: ReturnType<typeof deskOf>;
let volunteer: { id: string; token: string };
beforeAll(async () => {
  server = await shareInstallation();
  desk = deskOf(server);
  volunteer = await registerStaff(server, ['review']);
});
afterAll(() => server.stop());

const password = 'mango tree in june';

async function makeCard(user: string): Promise<PrintedCard> {
  const { data, code } = await desk.ask<{ cards: PrintedCard[] }>(volunteer.token, '/cards', {
    users: [user],
  });
  const [card] = data?.cards ?? [];
  if (!card) throw new Error(`no card: ${code}`);
  return card;
}

async function family(mobile = newMobile()) {
  const { user, profileId } = await desk.enter(volunteer.token, { mobile });
  const card = await makeCard(user);
  return {
    user,
    profileId,
    card,
    mobile,
    proof: { card: card.number, code: card.code, mobile_end: mobile.slice(-4) },
  };
}

let addresses = 0;
/** Every visitor of its own, so that no limit of an address is met. */
const newAddress = () => `10.7.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`;

const visit = <Data = Record<string, unknown>>(path: string, body: object) =>
  askApi<Data>(server.api.url, `/qe_desk_entry${path}`, { body, address: newAddress() });
const check = (proof: object) => visit('/check_card', proof);
const claim = (proof: object, changes: object = {}) =>
  visit('/claim', { ...proof, consents, password, language: 'mr', ...changes });
const other = (code: string) => (code === '00000000' ? '11111111' : '00000000');

describe('a card', () => {
  it('is in the language of the family, and its code is not kept', async () => {
    const { card, user } = await family();
    expect(card).toMatchObject({ language: 'mr', name: 'Savita Vishnu Gokhale' });
    expect(card.code).toMatch(/^\d{8}$/);
    expect(card.words.number).toBe(`कार्ड क्र. ${card.number}`);
    const [row] = await server.query<Record<string, unknown>>('select * from login_card where "user" = $1', [
      user,
    ]);
    expect(JSON.stringify(row)).not.toContain(card.code);
    const log = await server.query<{ details: unknown }>(
      'select details from audit_log where subject_id = $1',
      [user],
    );
    expect(JSON.stringify(log)).not.toContain(card.code);
  });

  it('is ended by the next one, and by the office', async () => {
    const { user, proof } = await family();
    const next = await makeCard(user);
    expect((await check(proof)).code).toBe('CLAIM_REFUSED');
    const newer = { ...proof, card: next.number, code: next.code };
    expect((await check(newer)).code).toBeNull();
    expect((await desk.ask(volunteer.token, '/end_card', { user })).data).toEqual({ ended: true });
    expect((await check(newer)).code).toBe('CLAIM_REFUSED');
  });

  it('is not made for an account with an address', async () => {
    const member = await registerVerifiedMember(server);
    expect(await desk.ask(volunteer.token, '/cards', { users: [member.id] })).toMatchObject({
      code: 'DESK_ENTRY_REFUSED',
      extensions: { reason: 'no_card' },
    });
    const state = await desk.ask(volunteer.token, `/card?user=${member.id}`);
    expect(state.data).toEqual({ may_have: false, card: null });
  });

  it('is not made by others', async () => {
    const { user } = await family();
    const member = await registerVerifiedMember(server);
    expect((await desk.ask(member.token, '/cards', { users: [user] })).code).toBe('FORBIDDEN');
    expect((await visit('/cards', { users: [user] })).code).toBe('SIGN_IN_REQUIRED');
  });
});

describe('before the code and the number are right', () => {
  it('nothing is said, and a card that never was answers alike', async () => {
    const { proof } = await family();
    const unknown = { ...proof, card: 'ZZZ9' };
    for (const left of [4, 3, 2, 1, 0, 0]) {
      const wrong = await check({ ...proof, code: other(proof.code) });
      const never = await check(unknown);
      expect(wrong).toMatchObject({ status: 403, code: 'CLAIM_REFUSED', extensions: { tries_left: left } });
      expect({ ...never, headers: null }).toEqual({ ...wrong, headers: null });
    }
    expect(await check(proof)).toMatchObject({ code: 'CLAIM_REFUSED', extensions: { tries_left: 0 } });
    const all = JSON.stringify(await check(proof));
    expect(all).not.toContain('Savita');
  });

  it('the number counts as much as the code', async () => {
    const { proof } = await family();
    const end = proof.mobile_end === '0000' ? '1111' : '0000';
    expect(await check({ ...proof, mobile_end: end })).toMatchObject({ extensions: { tries_left: 4 } });
    expect((await check(proof)).code).toBeNull();
  });

  it('a card ends after its days', async () => {
    const { proof, user } = await family();
    await server.query(`update login_card set valid_until = current_date - 2 where "user" = $1`, [user]);
    expect((await check(proof)).code).toBe('CLAIM_REFUSED');
    expect((await claim(proof)).code).toBe('CLAIM_REFUSED');
  });

  it.each([{ card: 'A' }, { code: '123' }, { mobile_end: 'abcd' }, { card: 7 }])(
    '%j is 400',
    async (wrong) => {
      expect((await check({ card: 'K7Q2', code: '12345678', mobile_end: '1245', ...wrong })).status).toBe(
        400,
      );
    },
  );
});

describe('a family takes over its account', () => {
  it('with its own answers and a password, and signs in with its number', async () => {
    const { proof, profileId, user, mobile } = await family();
    const checked = await check(proof);
    expect(checked.data).toEqual({ candidate: 'Savita Vishnu Gokhale', language: 'mr', consents });
    const browser = openBrowser({ baseUrl: server.api.url, origin: server.installation.publicUrl });
    const claimed = await browser.ask('/qe_desk_entry/claim', {
      body: { ...proof, consents: { ...consents, hall: true }, password, language: 'hi' },
    });
    expect(claimed).toMatchObject({ code: null, data: { user_id: user, is_verified: true } });
    const me = await browser.ask('/qe_auth/me');
    expect(me.data).toMatchObject({ id: user, email: null, app_language: 'hi', email_verified: true });
    expect((await browser.ask('/qe_profile/form')).data).toMatchObject({
      sheet: { profile: { first_name: 'Savita' } },
    });
    const lines = await server.query<Record<string, unknown>>(
      `select purpose, event, author from consent where profile = $1 and way = 'app' order by id`,
      [profileId],
    );
    expect(lines).toHaveLength(6);
    expect(lines).toContainEqual({ purpose: 'hall', event: 'on', author: user });

    expect((await check(proof)).code).toBe('CLAIM_REFUSED');
    const again = openBrowser({ baseUrl: server.api.url, origin: server.installation.publicUrl });
    const signIn = (typed: string, secret: string) =>
      again.ask('/qe_session/sign_in', { body: { email: typed, password: secret } });
    expect((await signIn(mobile, 'wrong password')).code).toBe('INVALID_CREDENTIALS');
    expect((await signIn(mobile, password)).data).toEqual({ user_id: user });
    expect((await again.ask('/qe_auth/me')).data).toMatchObject({ id: user });
    expect((await again.ask('/qe_session/sign_out', { body: {} })).status).toBe(200);
    expect((await again.ask('/qe_auth/me')).code).toBe('SIGN_IN_REQUIRED');
  });

  it('one number, three children: the password says which', async () => {
    const mobile = newMobile();
    const first = await family(mobile);
    const second = await family(mobile);
    await claim(first.proof);
    await claim(second.proof, { password: 'neem tree in july' });
    const browser = openBrowser({ baseUrl: server.api.url, origin: server.installation.publicUrl });
    const signIn = (secret: string) =>
      browser.ask('/qe_session/sign_in', { body: { email: mobile, password: secret } });
    expect((await signIn('neem tree in july')).data).toEqual({ user_id: second.user });
    expect((await signIn(password)).data).toEqual({ user_id: first.user });
  });

  it('an address is proved by its own code', async () => {
    const { proof } = await family();
    const email = `claimed-${crypto.randomUUID()}@example.org`;
    const browser = openBrowser({ baseUrl: server.api.url, origin: server.installation.publicUrl });
    const claimed = await browser.ask('/qe_desk_entry/claim', {
      body: { ...proof, consents, password, language: 'en', email },
    });
    expect(claimed.data).toMatchObject({ is_verified: false });
    expect((await browser.ask('/qe_profile/form')).code).toBe('EMAIL_NOT_VERIFIED');
    const otp = await mailedCode(server, email);
    expect((await browser.ask('/qe_auth/verify_code', { body: { otp } })).code).toBeNull();
    expect((await browser.ask('/qe_profile/form')).code).toBeNull();
  });

  it('by the rules of the house for passwords and addresses', async () => {
    const { proof } = await family();
    expect(await claim(proof, { password: 'password' })).toMatchObject({ code: 'INVALID_PAYLOAD' });
    expect(await claim(proof, { password: 'short' })).toMatchObject({ code: 'INVALID_PAYLOAD' });
    const { form } = await registerVerifiedMember(server);
    expect(await claim(proof, { email: form.email })).toMatchObject({ code: 'RECORD_NOT_UNIQUE' });
    expect((await claim(proof, { language: 'xx' })).status).toBe(400);
    expect((await claim(proof)).code).toBeNull();
  });

  it('and the desk does not open its form any more; a new card is its way back in', async () => {
    const { proof, user, mobile } = await family();
    await claim(proof);
    const [entry] = await server.query<{ id: number }>(
      'select e.id from desk_entry e join qd_matrimonial_profile p on p.id = e.profile where p."user" = $1',
      [user],
    );
    expect((await desk.open(volunteer.token, entry?.id ?? 0)).extensions).toMatchObject({
      reason: 'no_entry',
    });
    const card = await makeCard(user);
    const renewed = { card: card.number, code: card.code, mobile_end: mobile.slice(-4) };
    expect((await claim(renewed, { password: 'banyan tree in may' })).code).toBeNull();
    const browser = openBrowser({ baseUrl: server.api.url, origin: server.installation.publicUrl });
    const old = await browser.ask('/qe_session/sign_in', { body: { email: mobile, password } });
    expect(old.code).toBe('INVALID_CREDENTIALS');
  });
});
