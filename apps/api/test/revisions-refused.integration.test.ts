import { shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertMedia, registerAuthor } from './profile.ts';
import { revisionClient } from './revisions.ts';

let server: TestInstallation;
let api: Awaited<ReturnType<typeof revisionClient>>;

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  api = await revisionClient(server);
});
afterAll(() => server.stop());

describe('refused', () => {
  it('without a session, and for another member’s profile', async () => {
    const { author } = await api.approvedAuthor();
    const other = await registerAuthor(server);
    await api.save('submit', author, { petname: 'Chinu' });
    for (const path of ['/qe_profile/withdraw_changes', '/qe_profile/attendance'])
      expect((await api.ask(path, { body: { is_attending: true } })).status).toBe(401);
    expect((await api.ask('/qe_profile/changes')).status).toBe(401);

    const user = author.id;
    expect((await api.withdraw(other, { user })).code).toBe('FORBIDDEN');
    expect((await api.attend(other.token, { user, is_attending: false })).code).toBe('FORBIDDEN');
    expect((await api.ask(`/qe_profile/changes?user=${user}`, { token: other.token })).code).toBe(
      'FORBIDDEN',
    );
    const body = { user, profile: other.profile() };
    expect((await api.ask('/qe_profile/submit', { token: other.token, body })).code).toBe('FORBIDDEN');
    expect((await api.withdraw(api.staff)).code).toBe('FORBIDDEN');
    expect((await api.withdraw(api.staff, { user: api.colleague.id })).code).toBe('FORBIDDEN');
    expect(await api.changesOf(other)).toBeNull();
    expect((await api.standingOf(author)).revision?.status).toBe('submitted');
  });

  it('to a member who approves their own changes', async () => {
    const { author, id } = await api.approvedAuthor();
    await api.save('submit', author, { petname: 'Chinu' });
    for (const action of ['approve_changes', 'reject_changes'])
      expect((await api.decide(author, id, action)).code).toBe('FORBIDDEN');
    expect(await api.petnameOf(id)).toBe('Ronu');
  });

  it('with a photo of another member, and in a form that is not complete', async () => {
    const { author, id } = await api.approvedAuthor();
    const other = await registerAuthor(server);
    for (const way of ['save_draft', 'submit'] as const)
      expect((await api.save(way, author, { main_photo: other.photo })).code).toBe('MEDIA_NOT_YOURS');
    expect((await api.save('submit', author, { gotra: null })).code).toBe('PROFILE_INCOMPLETE');
    expect((await api.save('submit', author, { brithday: '2020-01-01' })).code).toBe('PROFILE_INCOMPLETE');
    expect((await api.attend(author.token, {})).code).toBe('INVALID_PAYLOAD');
    expect(await api.changesOf(author)).toBeNull();
    expect(await api.queued(id)).toBeUndefined();
  });

  it('of a profile that is blocked or married, whose revision waits', async () => {
    const { author, id } = await api.approvedAuthor();
    await api.save('submit', author, { petname: 'Chinu' });
    const { submitted_at } = (await api.reviewed(id)).revision ?? {};
    for (const [hide, show, by, reason] of [
      ['block', 'unblock', 'staff', 'profile_is_blocked'],
      ['mark_married', 'mark_unmarried', 'member', 'profile_is_married'],
    ] as const) {
      const step = (action: string) =>
        by === 'staff' ? api.decide(api.staff, id, action, 'Wrote threats') : api.change(author, action);
      expect((await step(hide)).code).toBeNull();
      expect((await api.save('save_draft', author, { petname: 'Bunty' })).extensions['reason']).toBe(reason);
      expect((await api.save('submit', author, { petname: 'Bunty' })).extensions['reason']).toBe(reason);
      expect((await api.decideAt(id, 'approve_changes', submitted_at)).extensions['reason']).toBe(reason);
      expect(await api.queued(id)).toBeUndefined();
      expect((await api.reviewed(id)).actions).not.toContain('approve_changes');
      expect((await api.standingOf(author)).revision?.status).toBe('submitted');
      expect((await step(show)).code).toBeNull();
      expect(await api.queued(id)).toMatchObject({ kind: 'changes', submitted_at });
    }
    expect(await api.petnameOf(id)).toBe('Ronu');
  });

  it('when the reviewer read another version, a withdrawn one or none', async () => {
    const { author, id } = await api.approvedAuthor();
    const reasonOf = async (action: string, at: string | undefined) =>
      (await api.decideAt(id, action, at)).extensions['reason'];
    expect((await api.decideAt(id, 'approve_changes', undefined)).code).toBe('INVALID_PAYLOAD');
    expect(await reasonOf('approve_changes', new Date(0).toISOString())).toBe('changes_missing');

    await api.save('submit', author, { petname: 'Chinu' });
    const read = (await api.reviewed(id)).revision?.submitted_at;
    await api.save('submit', author, { petname: 'Bunty' });
    for (const action of ['approve_changes', 'reject_changes'])
      expect(await reasonOf(action, read)).toBe('profile_resubmitted');

    await api.save('save_draft', author, { petname: 'Bunty' });
    expect(await reasonOf('approve_changes', read)).toBe('changes_draft');
    await api.withdraw(author);
    expect(await reasonOf('approve_changes', read)).toBe('changes_withdrawn');
    expect((await api.withdraw(author)).extensions['reason']).toBe('changes_withdrawn');
    expect(await api.petnameOf(id)).toBe('Ronu');
  });

  it('for approving when the birth date became too late since the submission', async () => {
    const { author, id } = await api.approvedAuthor();
    await api.save('submit', author, { brithday: '1999-05-05' });
    await server.query("update admin_setting set latest_birth_date = '1998-01-01'");
    expect((await api.decide(api.staff, id, 'approve_changes')).extensions['reason']).toBe('born_too_late');
    await server.query("update admin_setting set latest_birth_date = '2005-10-01'");
    expect((await api.decide(api.staff, id, 'approve_changes')).code).toBeNull();
  });
});

describe('what was deleted since the submission', () => {
  const expectOnlyRejectable = async (id: number) => {
    expect((await api.decide(api.staff, id, 'approve_changes')).extensions['reason']).toBe(
      'changes_outdated',
    );
    expect(await api.petnameOf(id)).toBe('Ronu');
    expect(await api.queued(id)).toMatchObject({ kind: 'changes' });
    expect((await api.decide(api.staff, id, 'reject_changes')).code).toBeNull();
  };

  it('stops the approval, not the rejection: a photo', async () => {
    const { author, id } = await api.approvedAuthor();
    const photo = await insertMedia(server, 'photos', author.id);
    await api.save('submit', author, { petname: 'Chinu', photos: [photo] });
    await server.query('delete from directus_files where id = $1', [photo]);
    await expectOnlyRejectable(id);
  });

  it('stops the approval, not the rejection: a value of a list', async () => {
    const { author, id } = await api.approvedAuthor();
    const [gotra] = await server.query<{ id: number }>(
      `insert into qdb_lookup (lookup, name, record_type) values ('Gotra', 'Ours', 'custom') returning id`,
    );
    expect((await api.save('submit', author, { petname: 'Chinu', gotra: gotra?.id })).code).toBeNull();
    await server.query('delete from qdb_lookup where id = $1', [gotra?.id]);
    await expectOnlyRejectable(id);
  });
});

describe('two reviewers at once', () => {
  it('one wins, and the other learns who', async () => {
    const { author, id } = await api.approvedAuthor();
    await api.save('submit', author, { petname: 'Chinu' });
    const read = (await api.reviewed(id)).revision?.submitted_at;
    const answers = await Promise.all([
      api.decideAt(id, 'approve_changes', read, api.staff),
      api.decideAt(id, 'reject_changes', read, api.colleague),
    ]);
    const refused = answers.filter(({ code }) => code !== null);
    expect(refused).toHaveLength(1);
    const isApproved = answers[0].code === null;
    expect(refused[0]).toMatchObject({
      status: 409,
      extensions: {
        reason: isApproved ? 'changes_approved' : 'changes_rejected',
        decided_by: isApproved ? 'Sunita Kelkar' : 'Vijay Rane',
      },
    });
    expect(await api.petnameOf(id)).toBe(isApproved ? 'Chinu' : 'Ronu');
  });

  it('count what they decided today', async () => {
    const today = async () =>
      (await api.ask<{ reviewed_today: number }>('/qe_review/queue', api.colleague)).data.reviewed_today;
    const { author, id } = await api.approvedAuthor();
    await api.save('submit', author, { petname: 'Chinu' });
    const before = await today();
    await api.decide(api.colleague, id, 'approve_changes');
    expect(await today()).toBe(before + 1);
  });
});
