import type { ReviewProfile, ReviewQueueItem } from '@suchi/contracts/review';
import { roleIds } from '@suchi/domain/accounts';
import { type ApiRequest, askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerVerifiedMember, registerWithRole } from './member.ts';
import { decideProfile, insertMedia, registerAuthor } from './profile.ts';

type Author = Awaited<ReturnType<typeof registerAuthor>>;
interface Queue {
  total: number;
  reviewed_today: number;
  items: ReviewQueueItem[];
}

let server: TestInstallation;
let staff: { id: string; token: string };
let colleague: { id: string; token: string };

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  staff = await registerWithRole(server, roleIds.admin);
  colleague = await registerWithRole(server, roleIds.admin);
  await server.query(`update directus_users set first_name = 'Vijay', last_name = 'Rane' where id = $1`, [
    colleague.id,
  ]);
});
afterAll(() => server.stop());

const ask = <Data>(path: string, request: ApiRequest = {}) => askApi<Data>(server.api.url, path, request);
const save = async (way: 'save_draft' | 'submit', by: Author, changes = {}) => {
  const body = { profile: by.profile(changes) };
  return (await ask<{ id: number }>(`/qe_profile/${way}`, { token: by.token, body })).data.id;
};
const decide = (by: { token: string }, profileId: number, action: string, reason = '') =>
  decideProfile(server, by.token, { profile_id: profileId, action, reason });
const queue = async (query = '', by = staff) =>
  (await ask<Queue>(`/qe_review/queue${query}`, { token: by.token })).data;
const profileAt = async (id: number) =>
  (await ask<ReviewProfile>(`/qe_review/profile?id=${id}`, { token: staff.token })).data;
const named = (name: string) => {
  const [first_name, last_name] = name.split(' ');
  return { first_name, last_name };
};

describe('the desk', () => {
  it('is for staff', async () => {
    const { token } = await registerVerifiedMember(server);
    for (const path of ['/qe_review/queue', '/qe_review/profile?id=1']) {
      expect((await ask(path)).status).toBe(401);
      expect((await ask(path, { token })).code).toBe('FORBIDDEN');
    }
  });

  it('refuses a profile that does not exist', async () => {
    const at = (id: string) => ask(`/qe_review/profile?id=${id}`, { token: staff.token });
    expect((await at('999999')).status).toBe(404);
    expect((await at('99999999999')).code).toBe('INVALID_PAYLOAD');
    expect((await at('abc')).code).toBe('INVALID_PAYLOAD');
  });
});

describe('the queue', () => {
  it('is empty before the first submission', async () => {
    await save('save_draft', await registerAuthor(server));
    expect(await queue()).toEqual({ total: 0, reviewed_today: 0, items: [] });
  });

  it('shows who waits longest first, who came back, and who has a namesake', async () => {
    const [asha, twin, ravi] = [
      await registerAuthor(server),
      await registerAuthor(server),
      await registerAuthor(server),
    ];
    const ashaId = await save('submit', asha, { ...named('Asha Patil'), gender: 'Female' });
    const raviId = await save('submit', ravi, named('Ravi Kale'));
    await save('save_draft', twin, named('ravi kale'));
    expect((await queue()).items.map(({ id }) => id)).toEqual([ashaId, raviId]);

    await decide(staff, ashaId, 'reject', 'Please fill gotra');
    await save('submit', asha, { ...named('Asha Patil'), gender: 'Female' });
    const { items, total, reviewed_today } = await queue();
    expect({ total, reviewed_today }).toEqual({ total: 2, reviewed_today: 1 });
    expect(items).toMatchObject([
      { id: raviId, name: 'Ravi Kale', is_resubmitted: false, has_namesake: false, place: 'Pune' },
      { id: ashaId, is_resubmitted: true, has_namesake: false, marital_status: 'Divorced' },
    ]);
    expect(items[0]?.photo).toMatchObject({ id: ravi.photo, width: 1200 });
    expect((await queue('', colleague)).reviewed_today).toBe(0);

    // A draft is not compared; once it is submitted, both are.
    await save('submit', twin, named('ravi kale'));
    expect((await queue()).items.map(({ has_namesake }) => has_namesake)).toEqual([true, false, true]);
  });

  it('finds a name by three letters or more, and returns no more than requested', async () => {
    await save('submit', await registerAuthor(server), named('Hundred% Under_score'));
    const all = (await queue()).total;
    expect((await queue('?search=ka')).total).toBe(all);
    expect((await queue('?search=KALE')).items.map(({ name }) => name)).toEqual(['Ravi Kale', 'ravi kale']);
    // Each word matches by itself: the middle name lies between them.
    expect((await queue('?search=Ravi%20%20Kale')).total).toBe(2);
    expect((await queue('?search=kale%20RAVI')).total).toBe(2);
    expect((await queue('?search=ravi%20patil')).total).toBe(0);
    expect((await queue('?search=ed%25')).items.map(({ name }) => name)).toEqual(['Hundred% Under_score']);
    expect((await queue('?search=a%25a')).items).toEqual([]);
    expect((await ask('/qe_review/queue?search=%00', staff)).status).toBe(400);
    expect(await queue('?limit=1')).toMatchObject({ total: all, items: [{ name: 'Ravi Kale' }] });
    expect((await ask('/qe_review/queue?limit=1000', staff)).code).toBe('INVALID_PAYLOAD');
  });

  it('finds a name in any script by the words that were saved last', async () => {
    const author = await registerAuthor(server);
    await save('submit', author, { ...named('Madhura Phadke'), own_script_name: 'ताई फडके' });
    const names = async (search: string) =>
      (await queue(`?search=${encodeURIComponent(search)}`)).items.map(({ name }) => name);
    for (const search of ['मधुरा', 'મધુરા ફડકે', 'ताई', 'Tai Fadke', 'मधु'])
      expect(await names(search), search).toEqual(['Madhura Phadke']);
    for (const search of ['माधव', 'ડકે', 'Fadkee Ravi']) expect(await names(search), search).toEqual([]);
    await save('submit', author, { ...named('Rohini Phadke'), own_script_name: '' });
    expect(await names('मधुरा')).toEqual([]);
    expect(await names('रोहिणी')).toEqual(['Rohini Phadke']);
  });

  it('counts only what was decided since midnight in India', async () => {
    await server.query(
      `update audit_log set date_created = date_created - interval '2 days' where action = 'profile.reject'`,
    );
    expect((await queue()).reviewed_today).toBe(0);
  });
});

describe('a profile on the desk', () => {
  it('is shown whole, with its owner and what to look at', async () => {
    const author = await registerAuthor(server);
    const small = await insertMedia(server, 'photos', author.id, [480, 600]);
    const id = await save('submit', author, {
      ...named('Nitin Gokhale'),
      main_photo: small,
      addresses: [{ name: 'Home', address: 'Laxmi Road', city: 'Pune' }],
    });
    const profile = await profileAt(id);
    expect(profile).toMatchObject({
      id,
      status: 'Pending',
      activation: 'new',
      is_paused: false,
      revision: null,
      is_resubmitted: false,
      is_attending: null,
      bulk_mail_stopped_at: null,
      changes: [],
      actions: ['approve', 'reject'],
      owner: { id: author.id, email: author.form.email, email_verified: true },
      sheet: { profile: { last_name: 'Gokhale' }, main_photo: { id: small, is_below_print: true } },
    });
    expect(profile.checks).toEqual([
      { check: 'age', is_ok: true, values: { age: profile.age, needed: 21 }, profile_id: null },
      { check: 'photo', is_ok: false, values: { width: 480, height: 600 }, profile_id: null },
      { check: 'contact', is_ok: false, values: { mobiles: 0 }, profile_id: null },
      { check: 'namesake', is_ok: true, values: {}, profile_id: null },
      { check: 'complete', is_ok: true, values: { missing: 0 }, profile_id: null },
    ]);
    expect(profile.submitted_at).toBe(profile.history[0]?.at);
  });

  it('is compared with a profile of the same name, or of the same surname and birthday', async () => {
    const namesakeOf = async (id: number) =>
      (await profileAt(id)).checks.find(({ check }) => check === 'namesake');
    const submitAs = async (name: string, brithday: string) =>
      save('submit', await registerAuthor(server), { ...named(name), brithday });
    const first = await submitAs('Sagar Bhide', '1990-01-01');
    const sameDay = await submitAs('Samir BHIDE', '1990-01-01');
    const sameName = await submitAs('sagar bhide', '1991-05-05');
    const stranger = await submitAs('Kiran Bhide', '1992-07-07');
    expect(await namesakeOf(sameDay)).toEqual({
      check: 'namesake',
      is_ok: false,
      values: { name: 'Sagar Bhide' },
      profile_id: first,
    });
    expect(await namesakeOf(sameName)).toMatchObject({ profile_id: first });
    expect(await namesakeOf(stranger)).toMatchObject({ is_ok: true, profile_id: null });
    await server.query(
      `update qd_matrimonial_profile set serial_number = 17, edition = (select id from edition where is_current)
       where id = $1`,
      [first],
    );
    expect((await namesakeOf(sameName))?.values).toEqual({ name: 'Sagar Bhide', serial: 17 });
  });

  it('tells what changed since it was last submitted, and who did what before', async () => {
    const author = await registerAuthor(server);
    const name = named('Mohan Vaidya');
    const id = await save('submit', author, name);
    await decide(colleague, id, 'reject', 'Please fill gotra');
    await save('save_draft', author, { ...name, gotra: 13_002, designation: 'Clerk', petname: 'Mo' });
    await save('submit', author, { ...name, gotra: 13_002, designation: 'Officer' });
    const { changes, history, is_resubmitted } = await profileAt(id);
    expect(is_resubmitted).toBe(true);
    expect(changes).toEqual([
      { field: 'gotra', was: 'Agasti', is: expect.any(String) as string },
      { field: 'designation', was: 'Team lead', is: 'Officer' },
    ]);
    expect(history.map(({ action, actor_kind, from, to }) => [action, actor_kind, from, to])).toEqual([
      ['submit', 'member', 'Draft', 'Pending'],
      ['save_draft', 'member', 'Rejected', 'Draft'],
      ['reject', 'admin', 'Pending', 'Rejected'],
      ['submit', 'member', null, 'Pending'],
    ]);
    expect(history[2]).toMatchObject({ by: 'Vijay Rane', reason: 'Please fill gotra', changes: [] });
    expect(history[1]?.changes).toContainEqual({ field: 'petname', was: 'Ronu', is: 'Mo' });
  });

  it('is shown in every state, with what can be done in it', async () => {
    const id = await save('submit', await registerAuthor(server), named('Vasant Oak'));
    await decide(staff, id, 'approve');
    expect(await profileAt(id)).toMatchObject({ status: 'Active', actions: ['block', 'hide'] });
    expect((await decide(staff, id, 'block', 'no')).extensions['reason']).toBe('rejection_reason_too_short');
    await decide(staff, id, 'block', 'Wrote threats');
    expect((await profileAt(id)).history[0]).toMatchObject({ action: 'block', reason: 'Wrote threats' });
    expect(await profileAt(id)).toMatchObject({ status: 'Blocked', actions: ['unblock'] });
  });

  it('says whether it waits for its owner since the cut-off date', async () => {
    const author = await registerAuthor(server);
    const id = await save('submit', author, named('Sharad Lele'));
    await server.query(`update qd_matrimonial_profile set date_created = '2024-06-30' where id = $1`, [id]);
    expect((await profileAt(id)).activation).toBe('deactivated');
    await server.query('update directus_users set is_reactivated = true where id = $1', [author.id]);
    expect((await profileAt(id)).activation).toBe('reactivated');
  });

  it('accepts log lines with fewer details', async () => {
    const id = await save('submit', await registerAuthor(server), named('Arun Phadke'));
    await server.query(`update audit_log set details = null, actor = null where subject_id = $1`, [
      String(id),
    ]);
    await server.query(
      `insert into audit_log (actor_kind, action, subject_collection, subject_id)
       values ('system', 'profile.imported', 'qd_matrimonial_profile', $1)`,
      [String(id)],
    );
    const { history } = await profileAt(id);
    expect(history).toMatchObject([{ action: 'submit', by: null, from: null, to: null, changes: [] }]);
  });
});

describe('two reviewers', () => {
  it('the second learns who decided, and what', async () => {
    const author = await registerAuthor(server);
    const id = await save('submit', author, named('Uday Karve'));
    const answers = await Promise.all([decide(staff, id, 'approve'), decide(colleague, id, 'approve')]);
    const refused = answers.filter(({ code }) => code !== null);
    expect(refused).toHaveLength(1);
    const winner = answers[0].code === null ? 'Sunita Kelkar' : 'Vijay Rane';
    expect(refused[0]).toMatchObject({
      status: 409,
      code: 'PROFILE_ACTION_REFUSED',
      extensions: { reason: 'profile_is_active', status: 'Active', decided_by: winner },
    });
  });

  it('do not decide about a submission that they have not read', async () => {
    const author = await registerAuthor(server);
    const id = await save('submit', author, named('Anil Gore'));
    const { submitted_at: read } = await profileAt(id);
    await save('submit', author, named('Anil Goray'));
    const decideAt = (submitted_at: unknown, action = 'approve') =>
      ask('/qe_review/decide', {
        token: staff.token,
        body: { profile_id: id, action, reason: 'Photo is not clear', submitted_at },
      });
    for (const action of ['approve', 'reject']) {
      for (const unread of ['', null, undefined, 'yesterday', 7])
        expect(await decideAt(unread, action), `${action} ${unread}`).toMatchObject({
          status: 400,
          code: 'INVALID_PAYLOAD',
          extensions: { fields: { submitted_at: expect.any(String) as string } },
        });
    }
    const approve = decideAt;
    expect((await approve(read)).extensions).toMatchObject({
      reason: 'profile_resubmitted',
      status: 'Pending',
    });
    const { submitted_at: readAgain } = await profileAt(id);
    expect((await approve(readAgain)).code).toBeNull();
  });

  it('give no name when the family took the last step, and never to the family', async () => {
    const author = await registerAuthor(server);
    const id = await save('submit', author, named('Shirish Apte'));
    await save('save_draft', author, named('Shirish Apte'));
    const { extensions } = await decide(staff, id, 'approve');
    expect(extensions).toMatchObject({ reason: 'profile_is_draft', status: 'Draft' });
    expect(extensions).not.toHaveProperty('decided_by');

    await save('submit', author, named('Shirish Apte'));
    await decide(colleague, id, 'approve');
    await decide(colleague, id, 'block', 'Wrote threats');
    const body = { profile: author.profile() };
    const refusal = await ask('/qe_profile/submit', { token: author.token, body });
    expect(refusal.extensions).toMatchObject({ reason: 'profile_is_blocked', status: 'Blocked' });
    expect(refusal.extensions).not.toHaveProperty('decided_by');
  });
});

describe('what staff open', () => {
  const linesOf = (id: number | string) =>
    server.query<{ actor: string; actor_kind: string; on_behalf_of: string | null; action: string }>(
      `select actor, actor_kind, on_behalf_of, action from audit_log
        where subject_id = $1 and action like 'profile.open%' order by id`,
      [String(id)],
    );

  it('leaves a line: who, which profile, in which name; one for a quarter of an hour', async () => {
    const author = await registerAuthor(server);
    const id = await save('submit', author, named('Kishor Oak'));
    await ask('/qe_profile/form', { token: author.token });
    expect(await linesOf(id)).toEqual([]);

    const opened = { actor_kind: 'admin', on_behalf_of: null, action: 'profile.open' };
    await profileAt(id);
    await profileAt(id);
    await ask(`/qe_search/profile?id=${id}`, { token: staff.token });
    expect(await linesOf(id)).toEqual([{ ...opened, actor: staff.id }]);
    await ask(`/qe_review/profile?id=${id}`, { token: colleague.token });
    await ask(`/qe_profile/form?user=${author.id}`, { token: staff.token });
    const actingAs = {
      actor: staff.id,
      actor_kind: 'admin_as_member',
      on_behalf_of: author.id,
      action: 'profile.open_as_member',
    };
    expect(await linesOf(id)).toEqual([
      { ...opened, actor: staff.id },
      { ...opened, actor: colleague.id },
      actingAs,
    ]);
    await server.query("update audit_log set date_created = date_created - interval '16 minutes'");
    await profileAt(id);
    expect(await linesOf(id)).toHaveLength(4);
  });

  it('leaves a line for a member without a profile too, and no line that the trail or a member shows', async () => {
    const newcomer = await registerVerifiedMember(server);
    await ask(`/qe_profile/form?user=${newcomer.id}`, { token: staff.token });
    expect(await linesOf(newcomer.id)).toHaveLength(1);

    const author = await registerAuthor(server);
    const id = await save('submit', author, named('Mohan Kane'));
    await profileAt(id);
    expect((await profileAt(id)).history.map(({ action }) => action)).toEqual(['submit']);
    expect((await ask('/items/audit_log', { token: author.token })).status).toBe(403);
    // The last step is still the family's, although staff opened it since.
    await save('save_draft', author, named('Mohan Kane'));
    await profileAt(id);
    expect((await decide(staff, id, 'approve')).extensions).not.toHaveProperty('decided_by');
  });
});

describe('who reads', () => {
  const beat = async (by: { token: string }, profile_id: number | null) =>
    (
      await ask<{ readers: { profile_id: number; name: string }[]; decisions: number }>(
        '/qe_review/reading',
        {
          token: by.token,
          body: { profile_id },
        },
      )
    ).data;

  it('is shown to the others until the page is closed, and decisions are counted', async () => {
    const readers = async () => (await beat(colleague, null)).readers;
    const [{ name } = { name: '' }] = await server.query<{ name: string }>(
      `select concat_ws(' ', first_name, last_name) as name from directus_users where id = $1`,
      [staff.id],
    );
    expect((await beat(staff, 7)).readers).toEqual([]);
    expect(await readers()).toEqual([{ profile_id: 7, name }]);
    await beat(staff, 8);
    expect(await readers()).toEqual([{ profile_id: 8, name }]);
    await beat(staff, null);
    expect(await readers()).toEqual([]);

    const { decisions } = await beat(colleague, null);
    const id = await save('submit', await registerAuthor(server));
    await decide(staff, id, 'approve');
    expect((await beat(colleague, null)).decisions).toBe(decisions + 1);
    await decide(staff, id, 'approve');
    expect((await beat(colleague, null)).decisions).toBe(decisions + 1);
  });
});
