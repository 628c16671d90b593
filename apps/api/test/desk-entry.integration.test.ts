import { roleIds } from '@suchi/domain/accounts';
import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consents, deskOf, newMobile, photographPaper, startInput, wholeForm } from './desk-entry.ts';
import { registerStaff, registerVerifiedMember, registerWithRole } from './member.ts';
import { decideProfile } from './profile.ts';

let server: TestInstallation;
let desk: ReturnType<typeof deskOf>;
let volunteer: { id: string; token: string };
let colleague: { id: string; token: string };
beforeAll(async () => {
  server = await shareInstallation();
  desk = deskOf(server);
  volunteer = await registerStaff(server, ['review']);
  colleague = await registerStaff(server, ['review']);
});
afterAll(() => server.stop());

const refused = (reason: string) => ({ status: 409, code: 'DESK_ENTRY_REFUSED', extensions: { reason } });

describe('the paper', () => {
  it('is kept encrypted, and only when it can be read', async () => {
    const { id } = await desk.takePaper(volunteer.token, await photographPaper());
    const [row] = await server.query<{ content: string }>('select content from desk_paper where id = $1', [
      id,
    ]);
    expect(
      Buffer.from(row?.content ?? '', 'base64url')
        .subarray(0, 4)
        .toString('latin1'),
    ).not.toBe('RIFF');
    const [files] = await server.query<{ count: string }>(
      'select count(*) from directus_files where uploaded_by = $1',
      [volunteer.id],
    );
    expect(files?.count).toBe('0');

    const blurred = await desk.takePaper(volunteer.token, await photographPaper({ blur: 8 }));
    expect(blurred.refusal).toMatchObject({ code: 'DESK_ENTRY_REFUSED', reason: 'paper_blurred' });
    const small = await desk.takePaper(volunteer.token, await photographPaper({ width: 600 }));
    expect(small.refusal).toMatchObject({ reason: 'paper_small' });
  });

  it('is shown to the person who took it, and later to the office; each look is recorded', async () => {
    const see = (token: string, id: string) =>
      fetch(`${server.api.url}/qe_desk_entry/paper_photo?id=${id}`, {
        headers: { authorization: `Bearer ${token}` },
      });
    const { id } = await desk.takePaper(volunteer.token, await photographPaper());
    expect((await see(colleague.token, id)).status).toBe(404);
    const own = await see(volunteer.token, id);
    expect(own.headers.get('content-type')).toBe('image/webp');
    expect(Buffer.from(await own.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');

    const { paper, entry } = await desk.start(volunteer.token, { mobile: newMobile() });
    expect((await see(colleague.token, paper)).status).toBe(200);
    await see(colleague.token, paper);
    const looks = await server.query(
      `select 1 from audit_log where action = 'profile.open_paper' and actor = $1
          and subject_id = (select profile::text from desk_entry where id = $2)`,
      [colleague.id, entry],
    );
    expect(looks).toHaveLength(1);
    const member = await registerVerifiedMember(server);
    expect((await see(member.token, paper)).status).toBe(403);
  });
});

describe('the start', () => {
  it('makes an account without an address, a draft, and the consents of the paper', async () => {
    const { entry, paper } = await desk.start(volunteer.token, { mobile: newMobile() });
    const { data } = await desk.open(volunteer.token, entry);
    expect(data).toMatchObject({
      bringer_name: 'Kamal Vishnu Gokhale'.replace('Vishnu ', ''),
      status: 'Draft',
      held_by: null,
      form: {
        owner: { email: null },
        sheet: { profile: { first_name: 'Savita', last_name: 'Gokhale', author_relation: 'daughter' } },
      },
    });
    const lines = await server.query<Record<string, unknown>>(
      `select c.purpose, c.event, c.way, c.author, c.paper, c.language from consent c
         join desk_entry e on e.profile = c.profile where e.id = $1 order by c.id`,
      [entry],
    );
    expect(lines).toHaveLength(6);
    expect(lines).toContainEqual({
      purpose: 'hall',
      event: 'off',
      way: 'paper',
      author: volunteer.id,
      paper,
      language: 'mr',
    });
    expect(lines.filter(({ event }) => event === 'on').map(({ purpose }) => purpose)).toEqual(
      Object.entries(consents).flatMap(([purpose, isOn]) => (isOn ? [purpose] : [])),
    );
    const mails = await server.query(`select 1 from qdb_mail where to_email is null`);
    expect(mails).toEqual([]);
  });

  it.each([
    ['not_signed', { is_signed: false }],
    ['no_paper', { paper: null }],
    ['no_paper', { paper: crypto.randomUUID() }],
    ['under_legal_age', { gender: 'Male', birthday: '2010-01-01' }],
  ])('is refused: %s', async (reason, change) => {
    const { id: paper } = await desk.takePaper(volunteer.token, await photographPaper());
    const mobile = newMobile();
    const answer = await desk.ask(volunteer.token, '/start', { ...startInput, mobile, paper, ...change });
    expect(answer).toMatchObject(refused(reason));
    const [accounts] = await server.query<{ count: string }>(
      'select count(*) from directus_users where mobile = $1',
      [`91${mobile}`],
    );
    expect(accounts?.count).toBe('0');
  });

  it('uses a paper once, and takes no paper of a colleague', async () => {
    const { paper } = await desk.start(volunteer.token, { mobile: newMobile() });
    const again = await desk.ask(volunteer.token, '/start', { ...startInput, mobile: newMobile(), paper });
    expect(again).toMatchObject(refused('no_paper'));
    const { id } = await desk.takePaper(colleague.token, await photographPaper());
    const others = await desk.ask(volunteer.token, '/start', {
      ...startInput,
      mobile: newMobile(),
      paper: id,
    });
    expect(others).toMatchObject(refused('no_paper'));
  });

  it('serves three profiles of one number, and no number with an account', async () => {
    const mobile = newMobile();
    for (const candidate of ['Savita Gokhale', 'Kavita Gokhale', 'Lalita Gokhale'])
      await desk.start(volunteer.token, { mobile, candidate });
    const number = await desk.ask<{ profiles: string[]; is_full: boolean }>(volunteer.token, '/number', {
      mobile,
    });
    expect(number.data).toEqual({
      account: null,
      profiles: ['Savita Gokhale', 'Kavita Gokhale', 'Lalita Gokhale'],
      is_full: true,
    });
    await expect(desk.start(volunteer.token, { mobile })).rejects.toThrow('number_full');

    const own = newMobile();
    const member = await registerVerifiedMember(server, { mobile: own });
    const known = await desk.ask<{ account: { id: string } }>(volunteer.token, '/number', { mobile: own });
    expect(known.data.account.id).toBe(member.id);
    await expect(desk.start(volunteer.token, { mobile: own })).rejects.toThrow('has_account');
  });

  it('is for reviewers and admins', async () => {
    const member = await registerVerifiedMember(server);
    const treasurer = await registerStaff(server, ['treasury', 'dispatch', 'event']);
    for (const { token } of [member, treasurer])
      for (const path of ['/number', '/start', '/open', '/hold', '/save', '/agree', '/cards', '/end_card'])
        expect((await desk.ask(token, path, {})).code, path).toBe('FORBIDDEN');
    const admin = await registerWithRole(server, roleIds.admin);
    expect((await desk.ask(admin.token, '/entries')).status).toBe(200);
  });
});

describe('the form', () => {
  it('is saved with the marks, and adds one line to the trail', async () => {
    const { entry } = await desk.start(volunteer.token, { mobile: newMobile() });
    const { data } = await desk.open(volunteer.token, entry);
    let base = data.form.sheet.profile as object;
    for (const city of ['Pune', 'Nashik']) {
      const profile = { ...base, maternal_surname: city };
      const saved = await desk.ask(volunteer.token, '/save', {
        id: entry,
        profile,
        base,
        asked: ['birth_time'],
      });
      expect(saved.code).toBeNull();
      base = profile;
    }
    const again = await desk.open(volunteer.token, entry);
    expect(again.data).toMatchObject({
      asked: ['birth_time'],
      form: { sheet: { profile: { maternal_surname: 'Nashik' } } },
    });
    const trail = await server.query(
      `select 1 from audit_log where action = 'profile.save_draft'
          and subject_id = (select profile::text from desk_entry where id = $1)`,
      [entry],
    );
    expect(trail).toHaveLength(1);
    const stale = { ...data.form.sheet.profile, petname: 'Savi' };
    const late = await desk.ask(volunteer.token, '/save', {
      id: entry,
      profile: stale,
      base: data.form.sheet.profile,
      asked: [],
    });
    expect(late.code).toBe('PROFILE_CHANGED');
  });

  it('is written by one person at a time', async () => {
    const { entry } = await desk.start(volunteer.token, { mobile: newMobile() });
    const { data } = await desk.open(colleague.token, entry);
    expect(data.held_by).toEqual(expect.any(String));
    const profile = data.form.sheet.profile;
    const write = { id: entry, profile, base: profile, asked: [] };
    expect(await desk.ask(colleague.token, '/save', write)).toMatchObject(refused('held'));
    await server.query(`update desk_entry set held_at = now() - interval '1 minute' where id = $1`, [entry]);
    expect(
      (await desk.ask<{ held_by: null }>(colleague.token, '/hold', { id: entry })).data.held_by,
    ).toBeNull();
    expect(await desk.ask(volunteer.token, '/save', write)).toMatchObject(refused('held'));
    expect((await desk.ask(colleague.token, '/save', write)).code).toBeNull();
  });

  it('goes to the review when the family agrees; another person approves it', async () => {
    const incomplete = await desk.start(volunteer.token, { mobile: newMobile() });
    const { data } = await desk.open(volunteer.token, incomplete.entry);
    const draft = data.form.sheet.profile;
    const agree = { id: incomplete.entry, profile: draft, base: draft };
    expect((await desk.ask(volunteer.token, '/agree', agree)).code).toBe('PROFILE_INCOMPLETE');

    const { profileId, entry } = await desk.enter(volunteer.token, { mobile: newMobile() });
    const late = { id: entry, profile: wholeForm, base: wholeForm, asked: [] };
    expect(await desk.ask(volunteer.token, '/save', late)).toMatchObject(refused('sent'));
    const review = await askApi<{ history: { action: string; is_at_desk: boolean }[]; actions: string[] }>(
      server.api.url,
      `/qe_review/profile?id=${profileId}`,
      { token: volunteer.token },
    );
    expect(review.data.history[0]).toMatchObject({ action: 'submit', is_at_desk: true });
    expect(review.data.actions).not.toContain('approve');
    const decision = { profile_id: profileId, action: 'approve' };
    expect(await decideProfile(server, volunteer.token, decision)).toMatchObject({
      code: 'PROFILE_ACTION_REFUSED',
      extensions: { reason: 'own_submission' },
    });
    expect((await decideProfile(server, colleague.token, decision)).code).toBeNull();
    const [row] = await server.query<Record<string, unknown>>(
      'select status, is_hidden, in_book, hall_consent from qd_matrimonial_profile where id = $1',
      [profileId],
    );
    expect(row).toEqual({ status: 'Active', is_hidden: false, in_book: true, hall_consent: false });
  });

  it('keeps the signed paper, not the pages of the form', async () => {
    const { entry } = await desk.start(volunteer.token, { mobile: newMobile() });
    const page = await desk.takePaper(volunteer.token, await photographPaper(), `kind=form&entry=${entry}`);
    expect((await desk.open(volunteer.token, entry)).data.pages).toEqual([page.id]);
    const { entry: agreed } = await desk.enter(volunteer.token, { mobile: newMobile() });
    const kept = await server.query<{ kind: string }>('select kind from desk_paper where entry = $1', [
      agreed,
    ]);
    expect(kept).toEqual([{ kind: 'consent' }]);
  });
});
