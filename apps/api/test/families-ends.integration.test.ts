import { roleIds } from '@suchi/domain/accounts';
import { afterQuietHours } from '@suchi/domain/families';
import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkMail } from '../extensions/suchi/src/families/commands/check-mail.ts';
import { readMailCard } from '../extensions/suchi/src/discovery/commands/read-mail-card.ts';
import { tendInterests } from '../extensions/suchi/src/families/commands/tend-interests.ts';
import { insertPerson, openSearch, type Person } from './community.ts';
import { blocks, discoveryClient } from './discovery.ts';
import {
  type familiesClient,
  familyStories,
  mailsTo,
  makeFamilies,
  moveBack,
  numberOf,
  refusalOf,
  resetInterests,
} from './families.ts';
import { jobPlatformOf } from './job-platform.ts';
import { registerWithRole } from './member.ts';
import { safetyClient } from './safety.ts';

let server: TestInstallation;
let families: ReturnType<typeof familiesClient>;
let stories: ReturnType<typeof familyStories>;
let client: ReturnType<typeof discoveryClient>;
let platform: ReturnType<typeof jobPlatformOf>;

beforeAll(async () => {
  server = await shareInstallation({ nodes: 2, workers: 0 });
  stories = familyStories(server);
  families = stories.families;
  client = discoveryClient(server);
  platform = jobPlatformOf(server);
});
beforeEach(async () => {
  await openSearch(server);
  await resetInterests(server);
});
afterAll(async () => {
  await platform.database.destroy();
  await server.stop();
});

describe('what is closed', () => {
  it('kindly after a yes hides both numbers, and both wait', async () => {
    const { rohan, meera, id } = await stories.accepted();
    expect((await families.close(rohan, id)).data).toMatchObject({ state: 'closed', contact: null });
    expect((await families.one(meera, id)).data).toMatchObject({
      state: 'closed',
      contact: null,
      answer_sentence: 'moved_ahead',
    });
    expect((await client.open(meera.token, rohan.profileId)).data).toMatchObject({ card: { mobiles: null } });
    for (const [from, to] of [
      [rohan, meera],
      [meera, rohan],
    ] as const)
      expect(await refusalOf(families.send(from, to))).toBe('too_soon');
    expect((await client.ask('/qe_search/opened_mine', { token: rohan.token })).data).toMatchObject({
      total: 1,
    });
  });

  it.each([
    [
      'a pause',
      async ({ meera }: { meera: Person }) =>
        client.ask('/qe_profile/change_status', { token: meera.token, body: { action: 'pause' } }),
    ],
    [
      'a marriage',
      async ({ meera }: { meera: Person }) =>
        client.ask('/qe_profile/change_status', { token: meera.token, body: { action: 'mark_married' } }),
    ],
    [
      'a block through the engine',
      async ({ meera, rohan }: { meera: Person; rohan: Person }) =>
        client.ask(`/items/${blocks}`, {
          token: meera.token,
          body: { directus_users_id: meera.id, qd_matrimonial_profile_id: rohan.profileId },
        }),
    ],
    [
      'a report that blocks',
      async ({ meera, rohan }: { meera: Person; rohan: Person }) =>
        safetyClient(server).report(meera.token, rohan.profileId, { also_block: true }),
    ],
    [
      'a suspension',
      async ({ meera }: { meera: Person }) => {
        const staff = await registerWithRole(server, roleIds.admin);
        return client.ask('/qe_staff/suspend', {
          token: staff.token,
          body: { user_id: meera.id, reason: 'Not true' },
        });
      },
    ],
  ] as const)('by %s ends at once, and nothing tells who did it', async (_, act) => {
    const all = await stories.accepted();
    const answer = await act(all);
    expect([answer.code, answer.status]).toEqual([null, expect.toSatisfy((status: number) => status < 300)]);
    expect(await stories.rowOf(all.id)).toMatchObject({ state: 'ended', closed_by: 'received' });
    const { data } = await families.one(all.rohan, all.id);
    expect(data).toMatchObject({
      state: 'ended',
      closed_at: null,
      contact: null,
      again_from: null,
      family: { age: null, place: null, photo: null, can_open: false, fit: null, block_id: null },
    });
    expect(JSON.stringify(data)).not.toContain(numberOf(all.meera));
    expect(await refusalOf(families.close(all.rohan, all.id))).toBe('already_closed');
    expect(await mailsTo(server, all.rohan)).toHaveLength(1);
  });

  it('cannot be sent past a pause at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { rohan, meera } = await makeFamilies(server);
      const answers = await Promise.all([
        families.send(rohan, meera),
        client.ask('/qe_profile/change_status', { token: meera.token, body: { action: 'pause' } }),
      ]);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      const live = await server.query(`select 1 from interest where receiver = $1 and state <> 'ended'`, [
        meera.profileId,
      ]);
      expect(live).toEqual([]);
    }
  });

  it('by time closes on its last day, by two workers at once, and says nothing else', async () => {
    const { rohan, meera, id } = await stories.sent();
    await moveBack(server, id, '30 days');
    await Promise.all([
      tendInterests({ ...platform, readMailCard }),
      tendInterests({ ...platform, readMailCard }),
    ]);
    expect(await stories.rowOf(id)).toMatchObject({ state: 'open' });
    expect((await mailsTo(server, meera)).map(({ kind }) => kind)).toEqual([
      'interest_received',
      'interest_last_days',
    ]);
    await moveBack(server, id, '1 day');
    expect(await refusalOf(families.answer(meera, id, 'yes'))).toBe('already_closed');
    await Promise.all([
      tendInterests({ ...platform, readMailCard }),
      tendInterests({ ...platform, readMailCard }),
    ]);
    await tendInterests({ ...platform, readMailCard });
    expect(await stories.rowOf(id)).toMatchObject({ state: 'expired', closed_by: null });
    expect(await mailsTo(server, meera)).toHaveLength(2);
    expect(await mailsTo(server, rohan)).toEqual([]);
    expect((await client.open(meera.token, rohan.profileId)).data).toMatchObject({
      card: { interest: { state: 'expired', again_from: null } },
    });
    expect(await refusalOf(families.send(rohan, meera))).toBe('too_soon');
  });

  it('by time lets the other family write before the worker has closed it', async () => {
    const { rohan, meera, id } = await stories.sent();
    await moveBack(server, id, '31 days');
    const { data } = await families.send(meera, rohan);
    expect(data).toMatchObject({ side: 'sent', state: 'open' });
    expect(await stories.rowOf(id)).toMatchObject({ state: 'expired' });
  });
});

describe('the mails', () => {
  it('say nothing of the profile but names, and go out between 8 AM and 9 PM', async () => {
    const { rohan, meera, id } = await stories.sent({
      rohan: { profile: { income: 1_234_567, first_name: 'Rohan', last_name: 'Deshpande' } },
    });
    const [mail] = await mailsTo(server, meera);
    expect(mail?.subject).toBe('Rohan Deshpande’s family wrote to you');
    for (const secret of [numberOf(rohan), '1234567', 'Laxmi Road', '@example.org'])
      expect(mail?.body_content).not.toContain(secret);
    const starts = mail?.start_after ?? new Date(0);
    expect(afterQuietHours(starts)).toEqual(starts);

    const check = (at: string) =>
      platform.database.transaction((tx) =>
        checkMail(tx, mail?.interest as Parameters<typeof checkMail>[1], new Date(at)),
      );
    expect(await check('2026-11-17T15:30:00Z')).toEqual({ afterSeconds: 11 * 3600 });
    expect(await check('2026-11-17T15:29:59Z')).toBe('send');
    await families.withdraw(rohan, id);
    expect(await check('2026-11-17T15:29:59Z')).toBe('drop');
  });

  it.each([
    ['stopped them', 'update qd_matrimonial_profile set family_mail_stopped_at = now() where id = $1'],
    [
      'has no verified address',
      'update directus_users set email_verified = false where id = (select "user" from qd_matrimonial_profile where id = $1)',
    ],
    [
      'is of an association that switched them off',
      'with s as (update admin_setting set mail_enabled = false) select $1::integer',
    ],
  ])('are not sent to a family that %s', async (_, sql) => {
    const { rohan, meera } = await makeFamilies(server);
    await server.query(sql, [meera.profileId]);
    expect((await families.send(rohan, meera)).code).toBeNull();
    expect(await mailsTo(server, meera)).toEqual([]);
  });
});

describe('no other way', () => {
  it('leads to an interest: the engine shows and writes none', async () => {
    const { rohan, meera, id } = await stories.sent();
    for (const { token } of [rohan, meera, await registerWithRole(server, roleIds.admin)]) {
      for (const [path, method, body] of [
        [`/items/interest/${id}`, 'GET', undefined],
        ['/items/interest', 'POST', { sender: rohan.profileId, receiver: meera.profileId }],
        [`/items/interest/${id}`, 'PATCH', { state: 'accepted' }],
      ] as const) {
        const { status } = await askApi(server.api.url, path, { token, method, ...(body ? { body } : {}) });
        expect(status, `${method} ${path}`).toBeGreaterThanOrEqual(403);
      }
    }
    expect(await stories.rowOf(id)).toMatchObject({ state: 'open' });
  });

  it('lets a family report and block one that wrote, without a subscription', async () => {
    const { rohan, meera } = await stories.sent();
    await stories.endSubscription(meera);
    expect((await safetyClient(server).person(meera.token, rohan.profileId)).code).toBeNull();
    const stranger = await insertPerson(server);
    expect((await safetyClient(server).person(meera.token, stranger.profileId)).code).toBe(
      'PROFILE_NOT_FOUND',
    );
  });

  it('goes with a member who is deleted', async () => {
    const { rohan, id } = await stories.sent();
    await server.query('delete from qd_matrimonial_profile where id = $1', [rohan.profileId]);
    expect(await stories.rowOf(id)).toBeUndefined();
  });
});
