import { listCountedAtMost, type UserCounts, type UserRow } from '@suchi/contracts/office';
import { roleIds } from '@suchi/domain/accounts';
import { shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerVerifiedMember } from './member.ts';
import { type Admin, appointAdmin } from './office.ts';

interface Page<Row> {
  total: number;
  rows: Row[];
}

let server: TestInstallation;
let admin: Admin;
beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  admin = await appointAdmin(server);
});
afterAll(() => server.stop());

describe('a list of more rows than are counted', () => {
  const all = { filter: { list: 'all' } };

  it('says that there are more, and its pages end there', async () => {
    const [found] = await server.query<{ count: number }>(
      'select count(*)::int as count from directus_users',
    );
    await server.query(
      `insert into directus_users (id, role, status, provider, email)
       select gen_random_uuid(), $1, 'active', 'default', 'long-list-' || n || '@example.org'
         from generate_series(1, $2) n`,
      [roleIds.user, listCountedAtMost - (found?.count ?? 0)],
    );
    const read = async (page: number) =>
      (await admin.ask<Page<UserRow>>('/users', { ...all, page, rows: 100 })).data;
    const last = listCountedAtMost / 100;
    expect(await read(last)).toMatchObject({ total: listCountedAtMost, rows: { length: 100 } });

    await registerVerifiedMember(server);
    await registerVerifiedMember(server);
    expect(await read(last)).toMatchObject({ total: listCountedAtMost + 1, rows: { length: 100 } });
    expect(await read(last + 1)).toEqual({ total: listCountedAtMost + 1, rows: [] });
    const { data: counts } = await admin.ask<UserCounts>('/user_counts');
    expect(counts.all).toBe(listCountedAtMost + 1);
    expect(counts.active_profile).toBeLessThan(listCountedAtMost);
  });
});
