import type { ReadProfile } from '@suchi/contracts/profiles';
import type { ReadChanges } from '@suchi/contracts/review';
import { shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPerson, openSearch, type Person } from './community.ts';
import { discoveryClient } from './discovery.ts';
import { approveProfile, insertMedia, registerAuthor } from './profile.ts';
import { revisionClient } from './revisions.ts';

let server: TestInstallation;
let api: Awaited<ReturnType<typeof revisionClient>>;
let client: ReturnType<typeof discoveryClient>;
let viewer: Person;

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  api = await revisionClient(server);
  client = discoveryClient(server);
  viewer = await insertPerson(server, { gender: 'Female' });
});
beforeEach(async () => {
  await openSearch(server);
  await server.query("update admin_setting set office_email = 'office@example.org'");
});
afterAll(() => server.stop());

const pageOf = async (id: number) => (await client.open(viewer.token, id)).data;

describe('a change of an approved profile', () => {
  it('waits while others find the approved version, and is found after the approval', async () => {
    const author = await registerAuthor(server);
    const id = await approveProfile(server, api.staff.token, author, { last_name: 'Sathe' });
    await server.query(
      `update qd_matrimonial_profile set serial_number = 91, edition = (select id from edition where is_current)
        where id = $1`,
      [id],
    );
    await client.ask('/items/junction_directus_users_qd_matrimonial_profile', {
      token: viewer.token,
      body: { directus_users_id: viewer.id, qd_matrimonial_profile_id: id },
    });
    const photo = await insertMedia(server, 'photos', author.id);
    const edits = {
      last_name: 'Mirajkar',
      designation: 'Director',
      main_photo: photo,
      photos: [author.photo],
      addresses: [],
    };
    expect((await api.save('submit', author, edits)).code).toBe('PROFILE_INCOMPLETE');
    const [home] = author.profile()['addresses'] as object[];
    const complete = { ...edits, addresses: [{ ...home, city: 'Karad' }] };
    expect((await api.save('submit', author, complete)).data).toEqual({ id, status: 'Active' });

    const found = async (name: string) => (await client.walk(viewer.token, { name })).includes(id);
    expect([await found('Sathe'), await found('Mirajkar')]).toEqual([true, false]);
    expect(JSON.stringify(await pageOf(id))).not.toMatch(/Mirajkar|Director|Karad/);
    expect(JSON.stringify(await pageOf(id))).not.toContain(photo);

    const item = await api.queued(id);
    expect(item).toMatchObject({ kind: 'changes', changed_fields: 5, name: 'Rohan Sathe' });
    const desk = await api.reviewed(id);
    expect(desk).toMatchObject({
      status: 'Active',
      sheet: { profile: { last_name: 'Sathe' } },
      revision: {
        submitted_at: item?.submitted_at,
        sheet: { profile: { last_name: 'Mirajkar' } },
        main_photo_before: { id: author.photo },
        main_photo_after: { id: photo },
        photos_before: [],
        photos_after: [{ id: author.photo }],
      },
      actions: ['block', 'hide', 'approve_changes', 'reject_changes'],
    });
    expect(desk.revision?.changes).toContainEqual({ field: 'last_name', was: 'Sathe', is: 'Mirajkar' });
    expect(await api.changesOf(author)).toMatchObject({
      status: 'submitted',
      changes: desk.revision?.changes,
      main_photo_after: { id: photo },
    });

    expect((await api.decide(api.staff, id, 'approve_changes')).data).toEqual({ id, status: 'Active' });
    // A list of ids may be a moment old.
    await expect.poll(async () => [await found('Sathe'), await found('Mirajkar')]).toEqual([false, true]);
    expect(await pageOf(id)).toMatchObject({
      card: { last_name: 'Mirajkar', favourite_id: expect.any(Number) as number },
      sheet: { main_photo: { id: photo } },
    });
    const [row] = await server.query(
      `select p.serial_number, p.date_updated = r.decided_at as is_updated, r.status, r.decided_by,
              (select count(*)::int from junction_directus_users_qd_matrimonial_profile f
                where f.qd_matrimonial_profile_id = p.id) as favourites
         from qd_matrimonial_profile p join profile_revision r on r.profile = p.id where p.id = $1`,
      [id],
    );
    expect(row).toEqual({
      serial_number: 91,
      is_updated: true,
      status: 'approved',
      decided_by: api.staff.id,
      favourites: 1,
    });
    expect(await api.trailOf(id)).toEqual(['submit', 'approve', 'submit_changes', 'approve_changes']);
    expect((await api.reviewed(id)).history[0]).toMatchObject({
      action: 'approve_changes',
      changes: desk.revision?.changes,
    });
    expect(await api.queued(id)).toBeUndefined();
    expect(await api.standingOf(author)).toMatchObject({ status: 'Active', revision: null });
  });

  it('is mailed: to the office as changed, to the family with the decision', async () => {
    const { author, id } = await api.approvedAuthor();
    await server.query('delete from qdb_mail');
    await api.save('submit', author, { petname: 'Chinu' });
    await api.decide(api.staff, id, 'reject_changes', 'Please fill gotra');
    await api.save('submit', author, { petname: 'Bunty' });
    await api.decide(api.staff, id, 'approve_changes');
    const mails = await server.query<{ to_email: string; subject: string; body_content: string }>(
      'select to_email, subject, body_content from qdb_mail order by date_created',
    );
    expect(mails.map(({ to_email, subject }) => [to_email, subject])).toEqual([
      ['office@example.org', 'Profile pending Rohan Deshpande'],
      [author.form.email, 'Your changes were not accepted'],
      ['office@example.org', 'Profile pending Rohan Deshpande'],
      [author.form.email, 'Your changes are approved'],
    ]);
    expect(mails[0]?.body_content).toContain('changed the profile');
    for (const told of [mails[1], mails[3]])
      expect(told?.body_content).toContain('the changes to your profile');
    expect(mails[1]?.body_content).toContain('{"kind":"quotation","text":"Please fill gotra"}');
  });

  it('that is rejected leaves the approved version, and can be corrected', async () => {
    const { author, id } = await api.approvedAuthor();
    await api.save('submit', author, { petname: 'Chinu' });
    expect((await api.decide(api.staff, id, 'reject_changes', 'bad')).extensions['reason']).toBe(
      'rejection_reason_too_short',
    );
    await api.decide(api.staff, id, 'reject_changes', 'Please fill gotra');
    expect(await api.petnameOf(id)).toBe('Ronu');
    expect((await api.standingOf(author)).revision).toMatchObject({
      status: 'rejected',
      rejection_reason: 'Please fill gotra',
    });
    const form = async (version = '') =>
      (await api.ask<ReadProfile>(`/qe_profile/form${version}`, { token: author.token })).data.sheet.profile;
    expect((await form()).petname).toBe('Chinu');
    expect((await form('?version=approved')).petname).toBe('Ronu');
    expect(await api.queued(id)).toBeUndefined();
    expect((await api.reviewed(id)).revision).toBeNull();

    // A draft keeps the reason, because it says what to correct.
    await api.save('save_draft', author, { petname: 'Chintu' });
    expect((await api.standingOf(author)).revision).toMatchObject({
      status: 'draft',
      submitted_at: null,
      rejection_reason: 'Please fill gotra',
    });
    await api.save('submit', author, { petname: 'Chintu' });
    expect((await api.standingOf(author)).revision).toMatchObject({
      status: 'submitted',
      rejection_reason: null,
    });
    await api.decide(api.staff, id, 'approve_changes');
    expect(await api.petnameOf(id)).toBe('Chintu');
  });

  it('can be withdrawn, and a form equal to the approved one withdraws it too', async () => {
    const { author, id } = await api.approvedAuthor();
    await api.save('submit', author, { petname: 'Chinu' });
    expect((await api.withdraw(author)).data).toEqual({ id, status: 'Active' });
    expect((await api.standingOf(author)).revision).toBeNull();
    expect(await api.queued(id)).toBeUndefined();

    for (const way of ['save_draft', 'submit'] as const) {
      await api.save('submit', author, { petname: 'Bunty' });
      expect((await api.save(way, author, {})).data).toEqual({ id, status: 'Active' });
      expect((await api.standingOf(author)).revision).toBeNull();
      // Once more: there is nothing to withdraw.
      expect((await api.save(way, author, {})).code).toBeNull();
    }
    const steps = ['submit_changes', 'withdraw_changes'];
    expect(await api.trailOf(id)).toEqual(['submit', 'approve', ...steps, ...steps, ...steps]);
    const rows = await server.query('select status from profile_revision where profile = $1', [id]);
    expect(rows).toEqual([{ status: 'withdrawn' }]);
  });

  it('is one line and one mail when it is sent eight times at once', async () => {
    const { author, id } = await api.approvedAuthor();
    await server.query('delete from qdb_mail');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => api.save('submit', author, { petname: 'Chinu' })),
    );
    expect(answers.every(({ code }) => code === null)).toBe(true);
    expect(await api.trailOf(id)).toEqual(['submit', 'approve', 'submit_changes']);
    expect(await server.query('select 1 from qdb_mail')).toHaveLength(1);
  });

  it('by staff in the member’s name is recorded as theirs', async () => {
    const { author, id } = await api.approvedAuthor();
    const body = { user: author.id, profile: author.profile({ petname: 'Chinu' }) };
    await api.ask('/qe_profile/submit', { token: api.staff.token, body });
    const [line] = await server.query(
      `select actor, actor_kind, on_behalf_of from audit_log where subject_id = $1 and action = 'profile.submit_changes'`,
      [String(id)],
    );
    expect(line).toEqual({ actor: api.staff.id, actor_kind: 'admin_as_member', on_behalf_of: author.id });
    const { data } = await api.ask<ReadChanges>(`/qe_profile/changes?user=${author.id}`, api.staff);
    expect(data?.changes).toEqual([{ field: 'petname', was: 'Ronu', is: 'Chinu' }]);
    expect((await api.withdraw(api.staff, { user: author.id })).code).toBeNull();
  });

  it('by staff in the member’s name is approved by a second person, and the family is told what changed', async () => {
    const { author, id } = await api.approvedAuthor();
    await server.query('delete from qdb_mail');
    await server.query(`update directus_users set first_name = 'Asha', last_name = 'Kale' where id = $1`, [
      api.staff.id,
    ]);
    const body = { user: author.id, profile: author.profile({ petname: 'Chinu' }) };
    await api.ask('/qe_profile/submit', { token: api.staff.token, body });
    const mails = async () =>
      JSON.stringify(await server.query('select to_json(m) as mail from qdb_mail m order by id'));
    expect(await mails()).toContain('Asha Kale of the office changed the profile for');

    const own = await api.reviewed(id);
    expect(own.is_own_submission).toBe(true);
    expect(own.actions).toContain('reject_changes');
    expect(own.actions).not.toContain('approve_changes');
    const refused = await api.decide(api.staff, id, 'approve_changes');
    expect(refused.extensions['reason']).toBe('own_submission');
    expect(await api.petnameOf(id)).toBe('Ronu');

    expect((await api.decide(api.colleague, id, 'approve_changes')).code).toBeNull();
    expect(await api.petnameOf(id)).toBe('Chinu');
    expect(await mails()).toContain('What was changed: personal details.');
  });

  it('by staff that a second person rejects is no news for the family', async () => {
    const { author, id } = await api.approvedAuthor();
    const body = { user: author.id, profile: author.profile({ petname: 'Chinu' }) };
    await api.ask('/qe_profile/submit', { token: api.staff.token, body });
    await server.query('delete from qdb_mail');
    expect((await api.decide(api.colleague, id, 'reject_changes')).code).toBeNull();
    expect(await server.query('select 1 from qdb_mail')).toEqual([]);
  });

  it('leaves fields alone that it does not know, because they came with a later release', async () => {
    const { author, id } = await api.approvedAuthor();
    await api.save('submit', author, { designation: 'Director' });
    await server.query(
      `update profile_revision set form = (form::jsonb - 'petname' || '{"removed_field": 1}')::json where profile = $1`,
      [id],
    );
    expect((await api.decide(api.staff, id, 'approve_changes')).code).toBeNull();
    expect(await api.petnameOf(id)).toBe('Ronu');
    expect((await api.reviewed(id)).sheet.profile.designation).toBe('Director');
  });

  it('goes with the account', async () => {
    const { author, id } = await api.approvedAuthor();
    await api.save('submit', author, { petname: 'Chinu' });
    await server.query('delete from directus_files where uploaded_by = $1', [author.id]);
    await server.query('delete from directus_users where id = $1', [author.id]);
    expect(await server.query('select 1 from profile_revision where profile = $1', [id])).toEqual([]);
  });
});

describe('hiding by staff', () => {
  it('needs a reason, is not undone by the owner, and is undone by staff', async () => {
    const { author, id } = await api.approvedAuthor({ last_name: 'Gupte' });
    const isShown = async () => (await client.open(viewer.token, id)).status === 200;
    expect(await isShown()).toBe(true);
    expect((await api.decide(api.staff, id, 'hide', 'no')).extensions['reason']).toBe(
      'rejection_reason_too_short',
    );
    expect((await api.decide(api.staff, id, 'hide', 'Wrong photo')).data.status).toBe('Active');
    expect(await isShown()).toBe(false);
    expect(await api.standingOf(author)).toMatchObject({ is_paused: true, is_hidden_by_staff: true });
    expect(await api.reviewed(id)).toMatchObject({ actions: ['block', 'unhide'] });
    expect((await api.change(author, 'resume')).extensions['reason']).toBe('hidden_by_staff');
    expect(await isShown()).toBe(false);

    await api.decide(api.staff, id, 'unhide', '');
    expect(await isShown()).toBe(true);
    expect(await api.trailOf(id)).toEqual(['submit', 'approve', 'hide', 'unhide']);
    await api.change(author, 'pause');
    expect((await api.decide(api.staff, id, 'unhide', '')).extensions['reason']).toBe('not_hidden_by_staff');
  });
});

describe('what needs no review', () => {
  it('pause hides the profile at once, and resume shows it', async () => {
    const { author, id } = await api.approvedAuthor({ last_name: 'Bapat' });
    const isFound = async () => (await client.walk(viewer.token, { name: 'Bapat' })).includes(id);
    expect(await isFound()).toBe(true);
    expect((await api.change(author, 'pause')).data.status).toBe('Active');
    expect(await isFound()).toBe(false);
    expect((await client.open(viewer.token, id)).status).not.toBe(200);
    expect((await api.standingOf(author)).is_paused).toBe(true);
    expect((await api.reviewed(id)).is_paused).toBe(true);
    await api.change(author, 'pause');
    await api.change(author, 'resume');
    expect(await isFound()).toBe(true);
    expect(await api.trailOf(id)).toEqual(['submit', 'approve', 'pause', 'resume']);
    const newcomer = await registerAuthor(server);
    expect((await api.change(newcomer, 'pause')).extensions['reason']).toBe('profile_missing');
  });

  it('attendance applies at once, alone or with changes', async () => {
    const { author, id } = await api.approvedAuthor();
    const answer = async () => (await api.reviewed(id)).is_attending;
    expect((await api.attend(author.token, { is_attending: false })).code).toBeNull();
    expect(await answer()).toBe(false);
    await api.attend(author.token, { is_attending: false });
    await api.save('submit', author, { petname: 'Chinu' }, { is_attending: true });
    expect(await answer()).toBe(true);
    expect((await api.standingOf(author)).revision?.status).toBe('submitted');
    expect(await api.trailOf(id)).toEqual([
      'submit',
      'approve',
      'set_attendance',
      'set_attendance',
      'submit_changes',
    ]);
    const newcomer = await registerAuthor(server);
    expect((await api.attend(newcomer.token, { is_attending: true })).extensions['reason']).toBe(
      'profile_missing',
    );
  });
});

describe('the first submission', () => {
  it('is told in the standing, and has no revision', async () => {
    const author = await registerAuthor(server);
    await api.save('save_draft', author, {});
    expect(await api.standingOf(author)).toMatchObject({
      submitted_at: null,
      is_paused: false,
      revision: null,
    });
    const { data } = await api.save('submit', author, {});
    expect(await api.standingOf(author)).toMatchObject({
      status: 'Pending',
      submitted_at: (await api.reviewed(data.id)).submitted_at,
      revision: null,
    });
    expect(await api.queued(data.id)).toMatchObject({ kind: 'profile', changed_fields: null });
  });
});
