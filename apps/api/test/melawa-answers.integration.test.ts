import { roleIds } from '@suchi/domain/accounts';
import { addDays } from '@suchi/domain/basics';
import { askApi, type CaughtMail, startTestInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  mailInvitations,
  tellFamilies,
  writeToComing,
} from '../extensions/suchi/src/melawa/answers/commands/tell-families.ts';
import { jobPlatformOf } from './job-platform.ts';
import { melawaDay, setUpMelawa } from './melawa.ts';
import { familyAt, insertFamily } from './melawa-answers.ts';
import { registerVerifiedMember, registerWithRole } from './member.ts';

const open = { at: '10:00', on: addDays(melawaDay, -20), settings: { asksFee: false } } as const;

let server: TestInstallation;
beforeAll(async () => {
  server = await startTestInstallation({ name: 'melawa_answers' });
});
beforeEach(async () => {
  await server.query('delete from melawa_event');
  await server.query('delete from melawa_answer');
});
afterAll(() => server.stop());

const refusalOf = ({ code, extensions }: { code: string | null; extensions: object }) => ({
  code,
  reason: (extensions as { reason?: string }).reason,
});

describe('an invitation', () => {
  it('is shown once it is out, to families whose profile is approved', async () => {
    const family = await insertFamily(server);
    expect(await family.own()).toBeNull();
    await setUpMelawa(server, { ...open, on: addDays(melawaDay, -40) });
    expect(await family.own()).toBeNull();
    await setUpMelawa(server, open);
    expect(await family.own()).toMatchObject({
      phase: 'answers',
      answer: null,
      seats: 0,
      event: { day: melawaDay, hall: 'Mulund East', fee: null, people_most: 6 },
      candidate: { has_hall_consent: true },
    });
    const pending = await insertFamily(server, { profile: { status: 'Pending' } });
    expect(await pending.own()).toBeNull();
    const nobody = familyAt(server, await registerVerifiedMember(server));
    expect(await nobody.own()).toBeNull();
  });

  it.each([
    ['without a melawa', null, {}, {}, 'MELAWA_NOT_FOUND', undefined],
    ['before it is out', -40, {}, {}, 'MELAWA_REFUSED', 'not_open'],
    ['after the last day', -6, {}, {}, 'MELAWA_REFUSED', 'closed'],
    ['on the day', 0, {}, {}, 'MELAWA_REFUSED', 'closed'],
    ['a blocked profile', -20, { profile: { status: 'Blocked' } }, {}, 'MELAWA_REFUSED', 'not_active'],
    [
      'nobody comes',
      -20,
      {},
      { is_candidate_coming: false, parents: 0, others: 0, stage_wish: 'none' },
      'MELAWA_REFUSED',
      'nobody',
    ],
    ['too many', -20, {}, { others: 4 }, 'MELAWA_REFUSED', 'too_many'],
    [
      'on the stage alone',
      -20,
      {},
      { is_candidate_coming: false },
      'MELAWA_REFUSED',
      'stage_without_candidate',
    ],
    [
      'without consent for the hall',
      -20,
      { profile: { hall_consent: false } },
      {},
      'MELAWA_REFUSED',
      'stage_without_consent',
    ],
  ] as const)('is not answered: %s', async (_, days, plan, changes, code, reason) => {
    if (days !== null) await setUpMelawa(server, { ...open, on: addDays(melawaDay, days) });
    const family = await insertFamily(server, plan);
    const answered = await family.answer(changes);
    expect(refusalOf(answered)).toEqual({ code, reason });
    expect(await server.query('select id from melawa_answer')).toEqual([]);
  });

  it('is not answered by a suspended account', async () => {
    await setUpMelawa(server, open);
    const family = await insertFamily(server, { account: { status: 'suspended' } });
    expect((await family.answer()).code).not.toBeNull();
    expect(await server.query('select id from melawa_answer')).toEqual([]);
  });

  it('takes no numbers beyond the limits, and no staff', async () => {
    await setUpMelawa(server, open);
    const family = await insertFamily(server);
    for (const changes of [{ parents: 3 }, { others: -1 }, { introduction: 'a'.repeat(141) }])
      expect((await family.answer(changes)).code).toBe('INVALID_PAYLOAD');
    expect((await askApi(server.api.url, '/qe_melawa/own')).status).toBe(401);
    const office = familyAt(server, await registerWithRole(server, roleIds.admin));
    expect(await office.own()).toBeNull();
    expect((await office.answer()).code).toBe('PROFILE_NOT_FOUND');
  });
});

describe('an answer', () => {
  beforeEach(() => setUpMelawa(server, open));

  it('gives a pass, and the lists of the office know it', async () => {
    const family = await insertFamily(server);
    const { data } = await family.answer({ introduction: 'She climbs hills.' });
    expect(data).toMatchObject({
      people: 4,
      seats: 4,
      to_pay: 0,
      answer: { introduction: 'She climbs hills.' },
    });
    const pass = await family.pass();
    expect(pass?.qr).toMatch(/^SUCHI1-\d{4}-[2-9A-Z0]{17}$/);
    expect(pass).toMatchObject({ seats: 4, stage_wish: 'morning', paid: null });
    const [row] = await server.query(
      `select p.is_attending, p.attending_edition = e.id as is_of_edition
         from qd_matrimonial_profile p, edition e where p.id = $1 and e.is_current`,
      [family.profileId],
    );
    expect(row).toEqual({ is_attending: 1, is_of_edition: true });
    const [kept] = await server.query<{ text: string }>('select to_json(t)::text as text from melawa_pass t');
    expect(kept?.text).not.toContain(pass?.qr.slice(-17));
    expect(kept?.text).not.toContain(pass?.code);
  });

  it('can change, and keeps its pass; a no cancels it, another yes makes a new one', async () => {
    const family = await insertFamily(server);
    await family.answer();
    const first = await family.pass();
    await family.answer({ others: 2 });
    expect(await family.pass()).toMatchObject({ qr: first?.qr, seats: 5 });
    await family.answer({ is_coming: false });
    expect(await family.pass()).toBeNull();
    await family.answer();
    const second = await family.pass();
    expect(second?.qr).not.toBe(first?.qr);
    const states = await server.query<{ state: string }>('select state from melawa_pass order by id');
    expect(states.map(({ state }) => state)).toEqual(['cancelled', 'valid']);
  });

  it('has a new pass when the family asks, and the old one is known as replaced', async () => {
    const family = await insertFamily(server);
    await family.answer();
    const first = await family.pass();
    expect((await family.ask('/new_pass', {})).code).toBeNull();
    expect((await family.pass())?.code).not.toBe(first?.code);
    const states = await server.query<{ state: string }>('select state from melawa_pass order by id');
    expect(states.map(({ state }) => state)).toEqual(['replaced', 'valid']);
    const stranger = await insertFamily(server);
    expect(await stranger.pass()).toBeNull();
    expect((await stranger.ask('/new_pass', {})).code).toBe('MELAWA_NOT_FOUND');
    expect((await stranger.ask('/mail_pass', {})).code).toBe('MELAWA_NOT_FOUND');
  });

  it('counts the parents of two candidates once', async () => {
    const mobile = '+919811177001';
    const account = { mobile };
    const elder = await insertFamily(server, {
      account,
      profile: { first_name: 'Anagha', last_name: 'Kelkar' },
    });
    const younger = await insertFamily(server, {
      account,
      profile: { first_name: 'Amey', last_name: 'kelkar ' },
    });
    const other = await insertFamily(server, { account, profile: { last_name: 'Joshi' } });
    await elder.answer();
    expect((await younger.own())?.parents_with).toBe('Anagha');
    expect((await younger.answer({ others: 0 })).data).toMatchObject({ people: 1, seats: 1 });
    expect((await other.answer()).data).toMatchObject({ people: 4, parents_with: null });
    // The parents now come with the other candidate.
    await elder.answer({ is_coming: false });
    expect(await younger.own()).toMatchObject({ people: 3, seats: 3, parents_with: null });
    expect((await younger.pass())?.seats).toBe(3);
  });

  it('is the only way to answer: the question of before and the form do not change it', async () => {
    const family = await insertFamily(server);
    await family.answer();
    const { token } = family;
    const said = await askApi(server.api.url, '/qe_profile/attendance', {
      token,
      body: { is_attending: false },
    });
    expect(refusalOf(said)).toEqual({ code: 'MELAWA_REFUSED', reason: 'asked_by_invitation' });
    const standing = () =>
      askApi<{ is_attending: boolean; asks_attendance: boolean }>(server.api.url, '/qe_profile/standing', {
        token,
      });
    expect((await standing()).data).toMatchObject({ is_attending: true, asks_attendance: false });
    await server.query('delete from melawa_event');
    expect((await standing()).data.asks_attendance).toBe(true);
    const body = { is_attending: false };
    expect((await askApi(server.api.url, '/qe_profile/attendance', { token, body })).code).toBeNull();
  });
});

describe('mails', () => {
  it('invite every family once, tell those that come of a change, and bring the pass as a file', async () => {
    await server.query('delete from qd_matrimonial_profile');
    await setUpMelawa(server, open);
    const account = { email_verified: true };
    const coming = await insertFamily(server, { account });
    await insertFamily(server, { account, profile: { status: 'Pending' } });
    await insertFamily(server, { account: { email_verified: false } });
    const staying = await insertFamily(server, { account });
    const [edition] = await server.query<{ id: number }>('select id from edition where is_current');
    const platform = jobPlatformOf(server);
    const now = new Date();
    const addressesOf = async (kind: string) => {
      const rows = await server.query<{ id: string }>(
        `select u.id from qdb_mail m join directus_users u on u.email = m.to_email where m.kind = $1 order by u.id`,
        [kind],
      );
      return rows.map(({ id }) => id);
    };
    const both = [coming.id, staying.id].toSorted();
    const job = { edition: edition?.id ?? 0, since: now.toISOString() };
    await tellFamilies(platform, { kind: 'melawa_invitation', ...job });
    expect(await addressesOf('melawa_invitation')).toEqual(both);
    await tellFamilies(platform, { kind: 'melawa_invitation', ...job });
    expect(await addressesOf('melawa_invitation')).toEqual(both);

    await coming.answer();
    await staying.answer({ is_coming: false });
    await platform.database.transaction((tx) =>
      writeToComing({ tx, now, platform }, { edition: edition?.id ?? 0 }),
    );
    await platform.database.transaction((tx) =>
      mailInvitations({ tx, now, platform }, { edition: edition?.id ?? 0 }),
    );
    const [owner] = await server.query<{ email: string }>('select email from directus_users where id = $1', [
      coming.id,
    ]);
    const pass = await coming.pass();
    const mails = await waitForKinds(owner?.email ?? '', ['melawa_pass', 'melawa_changed']);
    expect(mails.melawa_pass.text).toContain(pass?.code);
    const [file] = mails.melawa_pass.attachments;
    expect(file?.filename).toMatch(/^melawa-\d{4}\.pdf$/);
    expect(
      Buffer.from(file?.content ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(mails.melawa_changed.text).toContain('Mulund East');
    expect(await addressesOf('melawa_changed')).toEqual([coming.id]);
    expect(await addressesOf('melawa_invitation')).toEqual(both);
    const [stored] = await server.query<{ body: string }>(
      `select to_json(m)::text as body from qdb_mail m where kind = 'melawa_pass'`,
    );
    expect(stored?.body).not.toContain(pass?.code);
    await platform.database.destroy();
  });
});

const titles = { melawa_pass: 'Your pass for the melawa', melawa_changed: 'The melawa has changed' } as const;

async function waitForKinds(email: string, kinds: readonly (keyof typeof titles)[]) {
  const found = await Promise.all(
    kinds.map(async (kind) => [
      kind,
      await server.mail.waitForMail(email, ({ subject }) => subject === titles[kind]),
    ]),
  );
  return Object.fromEntries(found) as Record<keyof typeof titles, CaughtMail>;
}
