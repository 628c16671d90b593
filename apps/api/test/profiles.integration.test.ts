import { randomUUID } from 'node:crypto';
import { roleIds } from '@suchi/domain/accounts';
import type { ProfileCode } from '@suchi/domain/profiles';
import { type ApiRequest, askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import rules from '@suchi/words/en/rules.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerMember, registerVerifiedMember, registerWithRole } from './member.ts';
import { decideProfile, registerAuthor } from './profile.ts';

let server: TestInstallation;
let staffToken: string;
let staffId: string;

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  ({ id: staffId, token: staffToken } = await registerWithRole(server, roleIds.admin));
});
afterAll(() => server.stop());

const ask = (path: string, request: ApiRequest = {}) =>
  askApi<{ id: number; status: string }>(server.api.url, path, request);
const submit = (author: Awaited<ReturnType<typeof registerAuthor>>, changes = {}) =>
  ask('/qe_profile/submit', {
    token: author.token,
    body: { profile: author.profile(changes), is_attending: true },
  });
const decide = (token: string, profileId: number, action: string, reason = '') =>
  decideProfile(server, token, { profile_id: profileId, action, reason });
const rowOf = async (userId: string) => {
  const [row] = await server.query<Record<string, unknown>>(
    'select * from qd_matrimonial_profile where "user" = $1',
    [userId],
  );
  return row;
};

describe('who may author', () => {
  it('not a visitor, not an unverified member', async () => {
    expect(await ask('/qe_profile/save_draft', { body: { profile: {} } })).toMatchObject({ status: 401 });
    const { token } = await registerMember(server);
    expect((await ask('/qe_profile/save_draft', { token, body: { profile: {} } })).code).toBe(
      'EMAIL_NOT_VERIFIED',
    );
  });

  it('a member only their own, staff only in the name of a member', async () => {
    const me = await registerVerifiedMember(server);
    const other = await registerVerifiedMember(server);
    const forOther = { user: other.id, profile: {} };
    expect((await ask('/qe_profile/save_draft', { token: me.token, body: forOther })).code).toBe('FORBIDDEN');
    // Authorisation comes before validation.
    expect((await ask('/qe_profile/submit', { token: me.token, body: forOther })).code).toBe('FORBIDDEN');
    expect((await ask('/qe_profile/save_draft', { token: staffToken, body: { profile: {} } })).code).toBe(
      'FORBIDDEN',
    );
    expect((await ask('/qe_profile/save_draft', { token: staffToken, body: forOther })).data.status).toBe(
      'Draft',
    );
    const [entry] = await server.query(
      'select actor, actor_kind, on_behalf_of, action from audit_log order by id desc limit 1',
    );
    expect(entry).toEqual({
      actor: staffId,
      actor_kind: 'admin_as_member',
      on_behalf_of: other.id,
      action: 'profile.save_draft',
    });
  });

  it('staff act for members, never for staff', async () => {
    const colleague = await registerWithRole(server, roleIds.admin);
    const body = { user: colleague.id, profile: {} };
    for (const path of ['save_draft', 'submit'])
      expect((await ask(`/qe_profile/${path}`, { token: staffToken, body })).code, path).toBe('FORBIDDEN');
    const status = { user: colleague.id, action: 'mark_married' };
    expect((await ask('/qe_profile/change_status', { token: staffToken, body: status })).code).toBe(
      'FORBIDDEN',
    );
    expect((await ask(`/qe_profile/form?user=${colleague.id}`, { token: staffToken })).code).toBe(
      'FORBIDDEN',
    );
    const video = { user: colleague.id, id: randomUUID() };
    expect((await ask('/qe_media/claim_video', { token: staffToken, body: video })).code).toBe('FORBIDDEN');
  });

  it('and only staff may review', async () => {
    const { token } = await registerVerifiedMember(server);
    expect((await decide(token, 1, 'approve')).code).toBe('FORBIDDEN');
    expect((await ask('/qe_review/decide', { body: { profile_id: 1, action: 'approve' } })).status).toBe(401);
  });
});

describe('a draft', () => {
  it('is stored as typed, in one profile, and replaced as a whole', async () => {
    const { token, id } = await registerVerifiedMember(server);
    const first = await ask('/qe_profile/save_draft', {
      token,
      body: { profile: { first_name: 'Asha', addresses: [{ name: 'Home' }, { name: 'Office' }] } },
    });
    const second = await ask('/qe_profile/save_draft', {
      token,
      body: { profile: { first_name: 'Asha', petname: 'Ashu', addresses: [{ name: 'Home' }] } },
    });
    expect(second.data).toEqual({ id: first.data.id, status: 'Draft' });
    expect(await rowOf(id)).toMatchObject({ first_name: 'Asha', petname: 'Ashu', status: 'Draft' });
    expect(
      await server.query('select name, country from qd_address where profile = $1', [first.data.id]),
    ).toEqual([{ name: 'Home', country: 1470 }]);
  });

  it('made in two tabs at once is still one profile', async () => {
    const { token, id } = await registerVerifiedMember(server);
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((first_name) =>
        ask('/qe_profile/save_draft', { token, body: { profile: { first_name } } }),
      ),
    );
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(
      await server.query('select count(*)::int as count from qd_matrimonial_profile where "user" = $1', [id]),
    ).toEqual([{ count: 1 }]);
  });

  it('takes nothing that is not the author’s to decide', async () => {
    const { token, id } = await registerVerifiedMember(server);
    const profile = {
      first_name: 'A',
      status: 'Active',
      serial_number: 1,
      is_hidden: false,
      user: staffId,
      edition: 1,
      marital_status: 'married',
    };
    expect((await ask('/qe_profile/save_draft', { token, body: { profile } })).code).toBe('INVALID_PAYLOAD');
    await ask('/qe_profile/save_draft', { token, body: { profile: { ...profile, marital_status: null } } });
    expect(await rowOf(id)).toMatchObject({ status: 'Draft', serial_number: null, edition: null, user: id });
  });
});

describe('submitting', () => {
  it('hands a complete profile to the committee', async () => {
    const author = await registerAuthor(server);
    const { id } = author;
    expect((await submit(author)).data.status).toBe('Pending');
    expect(await rowOf(id)).toMatchObject({
      status: 'Pending',
      is_attending: 1,
      marital_status: 'Divorced',
      height: '175.26',
    });
  });

  it('lists everything that is missing, by field, and stores nothing in part', async () => {
    const { token, id } = await registerVerifiedMember(server);
    const answer = await ask('/qe_profile/submit', { token, body: { profile: {} } });
    expect(answer).toMatchObject({ status: 400, code: 'PROFILE_INCOMPLETE' });
    const violations = answer.extensions['violations'] as {
      field: string;
      code: ProfileCode;
    }[];
    const words = violations.map(({ code }) => rules[code]);
    expect(words).toContain('First Name Required');
    expect(words).toContain('Partner expectations must have atleast 10 words');
    expect(words).toContain('Add atleast one address');
    expect(words).toHaveLength(22);
    expect(await rowOf(id)).toBeUndefined();
  });
});

describe('a submission', () => {
  it('that is sent eight times at once is one line in the log and one mail', async () => {
    await server.query("update admin_setting set office_email = 'eight@example.org', mail_enabled = true");
    const author = await registerAuthor(server);
    const count = async (id: unknown) => {
      const [counts] = await server.query<{ lines: number; mails: number }>(
        `select (select count(*)::int from audit_log where subject_id = $1) as lines,
                (select count(*)::int from qdb_mail where to_email = 'eight@example.org') as mails`,
        [String(id)],
      );
      return counts;
    };
    const answers = await Promise.all(Array.from({ length: 8 }, () => submit(author)));
    expect(answers.map(({ data }) => data.status)).toEqual(Array.from({ length: 8 }, () => 'Pending'));
    expect(await count(answers[0]?.data.id)).toEqual({ lines: 1, mails: 1 });
    // A changed form is another submission, and so is a changed answer about the event.
    await submit(author, { petname: 'Chinu' });
    expect(await count(answers[0]?.data.id)).toEqual({ lines: 2, mails: 2 });
    const body = { profile: author.profile({ petname: 'Chinu' }), is_attending: false };
    await ask('/qe_profile/submit', { token: author.token, body });
    expect(await count(answers[0]?.data.id)).toEqual({ lines: 3, mails: 3 });
  });
});

describe('the consent for the hall', () => {
  const answer = (token: string | undefined, body: object) =>
    ask('/qe_profile/hall_consent', { ...(token !== undefined && { token }), body });
  const trailOf = async (profileId: number) => {
    const rows = await server.query<{ action: string }>(
      "select action from audit_log where subject_id = $1 and action like 'profile.%hall' order by id",
      [profileId],
    );
    return rows.map(({ action }) => action);
  };

  it('is refused to visitors, without a profile, for another member, and when it says nothing', async () => {
    expect(await answer(undefined, { hall_consent: true })).toMatchObject({ status: 401 });
    const author = await registerAuthor(server);
    expect(await answer(author.token, { hall_consent: true })).toMatchObject({
      code: 'PROFILE_ACTION_REFUSED',
      extensions: { reason: 'profile_missing' },
    });
    const other = await registerAuthor(server);
    await submit(author);
    expect((await answer(other.token, { hall_consent: true, user: author.id })).status).toBe(403);
    expect((await answer(author.token, {})).status).toBe(400);
    expect((await answer(author.token, { hall_consent: 'yes' })).status).toBe(400);
    expect(await rowOf(author.id)).toMatchObject({ hall_consent: null });
  });

  it('is kept from the submission, changes at once, and leaves a trail', async () => {
    const author = await registerAuthor(server);
    const body = { profile: author.profile(), is_attending: null, hall_consent: true };
    const { data } = await ask('/qe_profile/submit', { token: author.token, body });
    expect(await rowOf(author.id)).toMatchObject({ status: 'Pending', hall_consent: true });
    await decide(staffToken, data.id, 'approve');
    expect((await answer(author.token, { hall_consent: false })).data.status).toBe('Active');
    expect(await rowOf(author.id)).toMatchObject({ status: 'Active', hall_consent: false });
    expect(await trailOf(data.id)).toEqual(['profile.allow_hall', 'profile.refuse_hall']);
    // Submitting without being asked changes nothing.
    await submit(author, { petname: 'Chinu' });
    expect(await rowOf(author.id)).toMatchObject({ hall_consent: false });
  });

  it('can be taken back by a blocked family, and not be given', async () => {
    const author = await registerAuthor(server);
    const { data } = await submit(author);
    await decide(staffToken, data.id, 'approve');
    await decide(staffToken, data.id, 'block', 'Wrote threats');
    expect((await answer(author.token, { hall_consent: true })).code).toBe('PROFILE_ACTION_REFUSED');
    expect((await answer(author.token, { hall_consent: false })).status).toBe(200);
    expect(await rowOf(author.id)).toMatchObject({ hall_consent: false });
  });
});

describe('review', () => {
  it('rejects with a reason, which stays until the profile comes back', async () => {
    const author = await registerAuthor(server);
    const { id } = author;
    const { data } = await submit(author);
    expect(await decide(staffToken, data.id, 'reject', 'bad')).toMatchObject({
      code: 'PROFILE_ACTION_REFUSED',
      extensions: { reason: 'rejection_reason_too_short' },
    });
    expect((await decide(staffToken, data.id, 'reject', 'Photo is not clear')).data.status).toBe('Rejected');
    expect(await rowOf(id)).toMatchObject({ rejection_reason: 'Photo is not clear' });
    expect((await submit(author)).data.status).toBe('Pending');
    expect(await rowOf(id)).toMatchObject({ rejection_reason: null });
  });

  it('lets one of two reviewers win, and tells the other', async () => {
    const { data } = await submit(await registerAuthor(server));
    const answers = await Promise.all([
      decide(staffToken, data.id, 'approve'),
      decide(staffToken, data.id, 'reject', 'Please fill gotra'),
    ]);
    const [row] = await server.query<{ status: string }>(
      'select status from qd_matrimonial_profile where id = $1',
      [data.id],
    );
    const heard = answers.map(({ code }) => code === null);
    // Rejecting an approved profile is illegal, approving a rejected one is legal. So either the approval came
    // first and alone succeeded, or the rejection came first and both succeeded.
    expect(heard[0]).toBe(true);
    expect(row?.status).toBe('Active');
    const trail = await server.query<{ action: string }>(
      "select action from audit_log where subject_id = $1 and action in ('profile.approve', 'profile.reject') order by id",
      [String(data.id)],
    );
    expect(trail.map(({ action }) => action)).toEqual(
      heard[1] ? ['profile.reject', 'profile.approve'] : ['profile.approve'],
    );
  });

  it('checks the age again: a moved birth date stops an approval', async () => {
    const { data } = await submit(await registerAuthor(server));
    await server.query("update qd_matrimonial_profile set brithday = '2020-01-01' where id = $1", [data.id]);
    expect((await decide(staffToken, data.id, 'approve')).extensions['reason']).toBe('under_legal_age');
  });
});

describe('mails', () => {
  it('tell the committee of a submission and the family of each decision, while mail is switched on', async () => {
    await server.query("update admin_setting set office_email = 'office@example.org', mail_enabled = true");
    const author = await registerAuthor(server, { first_name: 'Sunita' });
    const { form } = author;
    const { data } = await submit(author);
    await decide(staffToken, data.id, 'reject', 'Photo is not clear');
    await submit(author);
    await decide(staffToken, data.id, 'approve');
    await decide(staffToken, data.id, 'block', 'Wrote threats');
    await server.query('update admin_setting set mail_enabled = false');
    await decide(staffToken, data.id, 'unblock');
    await server.query('update admin_setting set mail_enabled = true');

    const mails = await server.query<{ to_email: string; subject: string; body_content: string }>(
      "select to_email, subject, body_content from qdb_mail where kind like 'profile%' and to_email in ('office@example.org', $1) order by date_created",
      [form.email],
    );
    const [office, family] = ['office@example.org', form.email].map((address) =>
      mails.filter(({ to_email }) => to_email === address),
    );
    expect(office?.map(({ subject }) => subject)).toEqual([
      'Profile pending Rohan Deshpande',
      'Profile pending Rohan Deshpande',
    ]);
    expect(family?.map(({ subject }) => subject)).toEqual([
      'We have received your profile',
      'Your profile needs a change',
      'We have received your profile',
      'Your profile is approved',
      'Your profile is blocked',
    ]);
    expect(office?.[0]?.body_content).toContain('A new profile was created');
    expect(office?.[1]?.body_content).toContain('changed the profile');
    expect(family?.[0]?.body_content).toContain('The profile of Rohan Deshpande has reached the committee');
    expect(family?.[1]?.body_content).toContain('Namaste Sunita');
    expect(family?.[1]?.body_content).toContain('{"kind":"quotation","text":"Photo is not clear"}');
    const worker = await server.startWorker();
    const arrived = await server.mail.waitForMail(
      form.email,
      ({ subject }) => subject === 'Your profile is approved',
    );
    expect(arrived.html).toContain('will be printed in the suchi');
    await worker.stop();
  });
});

describe('the mail to the committee', () => {
  const officeMails = () =>
    server.query<{ to_email: string; body_content: string }>(
      "select to_email, body_content from qdb_mail where kind = 'profile_pending' order by date_created desc",
    );
  const setAddresses = (office: string | null, support: string | null) =>
    server.query('update admin_setting set office_email = $1, support_email = $2, mail_enabled = true', [
      office,
      support,
    ]);

  it.each([
    ['office@example.org', 'help@example.org', 'office@example.org'],
    [null, 'help@example.org', 'help@example.org'],
    [' ', 'help@example.org', 'help@example.org'],
  ])('goes from %j and %j to %s', async (office, support, expected) => {
    await setAddresses(office, support);
    await submit(await registerAuthor(server));
    expect((await officeMails())[0]?.to_email).toBe(expected);
  });

  it('is left out when no address is set, and the submission counts', async () => {
    await setAddresses(null, null);
    const before = (await officeMails()).length;
    expect((await submit(await registerAuthor(server))).data.status).toBe('Pending');
    expect(await officeMails()).toHaveLength(before);
  });

  it('says changed when the profile was submitted before, also by way of a draft', async () => {
    await setAddresses('office@example.org', null);
    const author = await registerAuthor(server);
    const { data } = await submit(author);
    expect((await officeMails())[0]?.body_content).toContain('A new profile was created');
    await decide(staffToken, data.id, 'reject', 'Photo is not clear');
    await ask('/qe_profile/save_draft', { token: author.token, body: { profile: author.profile() } });
    await submit(author, { petname: 'Chinu' });
    expect((await officeMails())[0]?.body_content).toContain('changed the profile');
  });
});

describe('marriage', () => {
  it('gives back what the profile was', async () => {
    const author = await registerAuthor(server);
    const { token, id } = author;
    const { data } = await submit(author);
    await decide(staffToken, data.id, 'approve');
    const change = (action: string, more = {}) =>
      ask('/qe_profile/change_status', { token, body: { action, ...more } });
    expect((await change('mark_married', { married_by_vmm: true })).data.status).toBe('married');
    expect(await rowOf(id)).toMatchObject({
      marital_status: 'married',
      last_status: 'Active',
      married_by_vmm: true,
    });
    expect((await submit(author)).extensions['reason']).toBe('profile_is_married');
    expect((await change('mark_unmarried')).data.status).toBe('Active');
    expect(await rowOf(id)).toMatchObject({
      marital_status: 'Divorced',
      last_status: null,
      married_by_vmm: false,
    });
  });
});
