import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operatorRoleId } from '../apps/api/access/index.ts';
import { roleIds } from '../packages/domain/src/accounts/role.ts';
import {
  cloneDatabase,
  databaseExists,
  databaseUrl,
  projectRoot,
  signOperatorToken,
  signToken,
} from '@suchi/testing';
import { Client } from 'pg';

/** A database to measure on, and accounts to send requests as. */
export interface Subject {
  databaseUrl: string;
  profiles: number;
  /** Only the operator reads other members' rows through the engine. */
  operatorToken: string;
  memberIds: string[];
  memberTokens: string[];
  /** A profile that these members may see. */
  visibleId: number;
}

// Each account has its own limits, so the requests are spread over many.
const memberCount = 400;
const blocksOfMember = 50;
const blocks = 'junction_directus_users_qd_matrimonial_profile_1';
const operatorId = '0be9c000-0000-4000-8000-000000000001';

/** A small community, made for this run. */
export async function prepareSmall(name: string, profiles: number): Promise<Subject> {
  const url = await cloneDatabase(name, { isDurable: true });
  await onDatabase(url, async (client) => {
    const fill = readFileSync(join(projectRoot, 'apps/api/seed/scale/fill-profiles.sql'), 'utf8');
    await client.query(fill.replaceAll('$1', String(profiles)));
    await client.query('vacuum analyze');
  });
  return prepare(url);
}

/** The community that `pnpm seed:scale` made, or null. */
export async function prepareLarge(): Promise<Subject | null> {
  return (await databaseExists('suchi_scale')) ? prepare(databaseUrl('suchi_scale')) : null;
}

/** Members with approved profiles and nothing bought, and both offers open. */
export async function prepareBuyers(
  name: string,
  buyers: number,
): Promise<{ databaseUrl: string; tokens: string[] }> {
  const url = await cloneDatabase(name, { isDurable: true });
  return onDatabase(url, async (client) => {
    const fill = readFileSync(join(projectRoot, 'apps/api/seed/scale/fill-profiles.sql'), 'utf8');
    // Not every profile of the fill is active.
    await client.query(fill.replaceAll('$1', String(buyers * 2)));
    await client.query('delete from qd_subscriptions');
    await client.query(`update admin_setting set
      enable_search_subscription = true, subscription_start_date = '2026-01-01', subscription_end_date = '2099-12-31',
      isactive_suchibook = true, suchi_start_date = '2026-01-01', suchi_end_date = '2099-12-31'`);
    const { rows } = await client.query<{ id: string }>(
      `select "user" as id from qd_matrimonial_profile where status = 'Active' order by id limit $1`,
      [buyers],
    );
    return { databaseUrl: url, tokens: rows.map(({ id }) => signToken(id, roleIds.user)) };
  });
}

/** Subscribers of a community that is there, and what they may see. */
export async function prepare(
  url: string,
  { members: count = memberCount }: { members?: number | undefined } = {},
): Promise<Subject> {
  return onDatabase(url, async (client) => {
    await client.query(`update admin_setting set isactive_search = true, enable_search_subscription = true,
      subscription_start_date = '2026-01-01', subscription_end_date = '2099-12-31'`);
    const { rows: members } = await client.query<{ id: string }>(
      `select "user" as id from qd_matrimonial_profile where status = 'Active' and gender = 'Male' order by id limit $1`,
      [count],
    );
    const ids = members.map(({ id }) => id);
    await client.query(
      `delete from qd_subscriptions s where "user" = any($1)
          and not exists (select from qd_payments where subscription = s.id)`,
      [ids],
    );
    await client.query(
      `insert into qd_subscriptions ("user", start_date, end_date) select unnest($1::uuid[]), '2026-01-01', '2099-12-31'`,
      [ids],
    );
    await client.query(`delete from ${blocks} where directus_users_id = any($1)`, [ids]);
    await client.query(
      `insert into ${blocks} (directus_users_id, qd_matrimonial_profile_id)
       select member, woman from unnest($1::uuid[]) member,
              lateral (select id as woman from qd_matrimonial_profile
                        where status = 'Active' and gender = 'Female' and id % 7 = 3 and member is not null
                        order by date_created desc limit $2) women`,
      [ids, blocksOfMember],
    );
    await client.query(
      `insert into directus_users (id, email, role, status, provider, email_verified)
       values ($1, $2, $3, 'active', 'default', true) on conflict do nothing`,
      [operatorId, `bench-${randomUUID()}@example.org`, operatorRoleId],
    );
    const { rows } = await client.query<{ count: number; visible: number }>(
      `select count(*)::integer as count, max(id) filter (where status = 'Active' and gender = 'Female' and
         not is_hidden and id % 7 <> 3 and date_created > now() - interval '1 year') as visible from qd_matrimonial_profile`,
    );
    return {
      databaseUrl: url,
      profiles: rows[0]?.count ?? 0,
      visibleId: rows[0]?.visible ?? 0,
      operatorToken: signOperatorToken(operatorId, operatorRoleId),
      memberIds: ids,
      memberTokens: ids.map((id) => signToken(id, roleIds.user)),
    };
  });
}

async function onDatabase<T>(url: string, run: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
