import { type DemoCommunity, demoCommunity, demoSeasons, demoTables, type UserRow } from '@suchi/demo';
import { dutyPolicyIds, roleIds } from '@suchi/domain/accounts';
import { addDays, type CalendarDate } from '@suchi/domain/basics';
import { Client } from 'pg';
import { olderPayments } from '../../migrations/0003-older-payments.ts';
import { demoDuties, demoLogins } from '../demo-logins.ts';
import { editionOf2025 } from '../first-edition.ts';
import { lookupRows } from '../reference/index.ts';
import {
  type DemoAssociation,
  enterAssociation,
  placeLogo,
  readDemoAssociation,
} from './demo-association.ts';
import { describePhotos, drawPhotos } from './draw-photos.ts';
import { settleDemo } from './settle-demo.ts';

export interface DemoTarget {
  /** A database with only the demo logins. */
  databaseUrl: string;
  uploadsFolder: string;
  /** The day from which the community's dates are counted. */
  today: CalendarDate;
  /** By the name of its file. */
  association: string;
  /** How many different faces each gender has; one for each photo unless given. */
  faces?: number | undefined;
}

/** Loads the demo community into an installation and prints a summary. */
export async function loadDemo({
  databaseUrl,
  uploadsFolder,
  today,
  association: name,
  faces,
}: DemoTarget): Promise<string> {
  const association = readDemoAssociation(name);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from qd_matrimonial_profile limit 1');
    if (rowCount) return 'There are profiles already: nothing was changed.\n';
    await client.query('begin');
    const editions = await startSeason(client, today, association);
    const { communities } = association;
    const community = demoCommunity({
      logins: demoLogins,
      lookups: lookupRows,
      editions,
      today,
      communities,
    });
    await drawPhotos(community, uploadsFolder, faces);
    const photos = await describePhotos(community, uploadsFolder);
    await insertUsers(client, community);
    await giveDuties(client, community);
    await insertRows(client, 'directus_files', photos);
    for (const { collection, rows } of demoTables(community)) await insertRows(client, collection, rows);
    await openFeatures(client, today);
    await enterAssociation(client, association, uploadsFolder);
    // Attempts, ledger, refunds and receipts follow from the payments.
    await client.query(olderPayments.sql);
    await client.query(settleDemo(today));
    await client.query('commit');
    await client.query('analyze');
    return `${community.profiles.length} profiles, ${photos.length} photos\n`;
  } finally {
    await client.end();
  }
}

/** Draws missing photos again; the rest of the community is in the database. */
export async function redrawPhotos({
  uploadsFolder,
  today,
  association: name,
  faces,
}: Omit<DemoTarget, 'databaseUrl'>): Promise<void> {
  const association = readDemoAssociation(name);
  const { communities } = association;
  const editions = { last: 1, current: 2 };
  await drawPhotos(
    demoCommunity({ logins: demoLogins, lookups: lookupRows, editions, today, communities }),
    uploadsFolder,
    faces,
  );
  await placeLogo(association, uploadsFolder);
}

/** The edition of the installation becomes last season's, and this season's is added. */
async function startSeason(
  client: Client,
  today: CalendarDate,
  { edition }: DemoAssociation,
): Promise<{ last: number; current: number }> {
  const seasons = demoSeasons(today);
  const last = Object.entries(seasons.last);
  const assignments = last.map(([column], index) => `"${column}" = $${index + 1}`).join(', ');
  const ended = await client.query<{ id: number }>(
    `update edition set ${assignments}, is_current = false where is_current returning id`,
    last.map(([, value]) => value as string | number),
  );
  const current = Object.entries({ ...editionOf2025, ...seasons.current, ...edition });
  const begun = await client.query<{ id: number }>(
    `insert into edition (${current.map(([column]) => `"${column}"`).join(', ')})
     values (${current.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    current.map(([, value]) => value),
  );
  if (!ended.rows[0] || !begun.rows[0]) throw new Error('There is no current edition: install first.');
  return { last: ended.rows[0].id, current: begun.rows[0].id };
}

/** The logins exist; all other accounts get the same password. */
async function insertUsers(client: Client, { users, loginUserIds }: DemoCommunity): Promise<void> {
  const { rows } = await client.query<{ password: string }>(
    'select password from directus_users where email = $1',
    [demoLogins.admin.email],
  );
  const password = rows[0]?.password;
  if (!password) throw new Error('The demo logins are missing: call `makeDemoLogins` first.');

  const loginIds = new Set<string>(Object.values(loginUserIds));
  for (const { role: _role, ...user } of users.filter(({ id }) => loginIds.has(id))) {
    const columns = Object.keys(user);
    const assignments = columns.map((column, index) => `"${column}" = $${index + 1}`).join(', ');
    await client.query(`update directus_users set ${assignments} where email = $${columns.length + 1}`, [
      ...Object.values(user),
      user.email,
    ]);
  }
  const others = users.filter(({ id }) => !loginIds.has(id));
  await insertRows(
    client,
    'directus_users',
    others.map((user) => accountRow(user, password)),
  );
}

function accountRow(user: UserRow, password: string) {
  return { ...user, role: roleIds[user.role], password, status: 'active', provider: 'default' };
}

async function giveDuties(client: Client, { loginUserIds }: DemoCommunity): Promise<void> {
  const rows = Object.entries(demoDuties).flatMap(([login, duties]) =>
    duties.map((duty) => [loginUserIds[login as keyof typeof demoDuties], dutyPolicyIds[duty]]),
  );
  for (const row of rows)
    await client.query(
      'insert into directus_access (id, "user", policy) values (gen_random_uuid(), $1, $2)',
      row,
    );
}

/** One statement for all rows of a table; the columns are those of the first row. */
async function insertRows(client: Client, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first)
    .map((column) => `"${column}"`)
    .join(', ');
  await client.query(
    `insert into "${table}" (${columns}) select ${columns} from json_populate_recordset(null::"${table}", $1)`,
    [JSON.stringify(rows)],
  );
  if (typeof (first as { id?: unknown }).id === 'number') {
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from "${table}"))`, [
      table,
    ]);
  }
}

/** Turns the features on, so that no screen is empty. Anyone may try the demo, so admins need no second factor. */
async function openFeatures(client: Client, today: CalendarDate): Promise<void> {
  const { event_date: event } = demoSeasons(today).current;
  await client.query(
    `update admin_setting set isactive_search = true, admin_second_factor = false, latest_birth_date = null,
       isactive_suchibook = true, suchi_start_date = $1, suchi_end_date = $2,
       enable_search_subscription = true, subscription_start_date = $1, subscription_end_date = $3`,
    [addDays(today, -300), addDays(event, 60), addDays(today, 1000)],
  );
}

/**
 * Says that everybody in this database is invented, and opens the hall screen and the print pages to visitors. With
 * SUCHI_DEMO the installation then offers its accounts by one tap.
 */
export async function markDemo(databaseUrl: string, today: CalendarDate): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `update admin_setting set demo_seeded_at = now(),
         public_display_on = true, public_display_start_date = $1, public_display_end_date = $2`,
      [addDays(today, -7), addDays(today, 1000)],
    );
  } finally {
    await client.end();
  }
}
