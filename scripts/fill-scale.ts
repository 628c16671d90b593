import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@suchi/testing';
import { Client } from 'pg';
import { olderPayments } from '../apps/api/migrations/0003-older-payments.ts';
import { keptConsents } from '../apps/api/migrations/0009-kept-consents.ts';
import { nameKey, type SearchedNames } from '../packages/domain/src/text/sound-key.ts';

interface ScaleCounts {
  profiles: number;
  /** All accounts; at least one for each profile. */
  users: number;
  orders: number;
}

/** As in the demo community, which has 1,485 accounts and 277 orders for 1,300 profiles. */
export const inProportion = (profiles: number): ScaleCounts => ({
  profiles,
  users: Math.ceil((profiles * 1485) / 1300),
  orders: Math.ceil((profiles * 277) / 1300),
});

/** Every table that is filled; those of the engine too. */
const filled = [
  'directus_users',
  'directus_files',
  'qd_matrimonial_profile',
  'qd_matrimonial_profile_files',
  'qd_matrimonial_profile_education',
  'qd_address',
  'partner_preference',
  'consent',
  'junction_directus_users_qd_matrimonial_profile',
  'junction_directus_users_qd_matrimonial_profile_1',
  'matrimonial_profile_notes',
  'contact_reveal',
  'member_message',
  'member_report',
  'qdb_mail',
  'qdb_cold_mail',
  'qdb_cold_mail_to_profile',
  'audit_log',
  'qd_order',
  'qd_subscriptions',
  'qd_payments',
  'payment_attempt',
  'ledger_transfer',
  'receipt',
];

/** Fills an installation that has no profiles. `say` is told each finished step. */
export async function fillScale(
  databaseUrl: string,
  counts: ScaleCounts,
  say: (step: string) => void = () => undefined,
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      "set synchronous_commit = off; set maintenance_work_mem = '1GB'; set work_mem = '256MB'",
    );
    await client.query('set jit = off');
    await skipTriggers(client);
    const indexes = await dropIndexes(client);
    for (const file of ['fill-profiles', 'fill-office', 'fill-traces']) {
      await client.query(readFill(file, counts));
      say(file);
    }
    await client.query(`begin; ${keptConsents.sql}; commit`);
    say('consents');
    await writeNameKeys(client);
    say('sounds of the names');
    await client.query(`analyze ${filled.join(', ')}`);
    await client.query(`begin; ${olderPayments.sql}; commit`);
    say('ledger and receipts');
    for (const create of indexes) await client.query(create);
    say('indexes');
    await advanceSequences(client);
    await client.query(`vacuum analyze ${filled.join(', ')}`);
    say('analysed');
  } finally {
    await client.end();
  }
}

/** The SQL of a fill with its counts. */
function readFill(name: string, counts: ScaleCounts): string {
  const sql = readFileSync(join(projectRoot, 'apps/api/seed/scale', `${name}.sql`), 'utf8');
  return Object.entries(counts).reduce(
    (text, [count, value]) => text.replaceAll(`$${count}`, String(value)),
    sql.replaceAll('$1', String(counts.profiles)),
  );
}

/** Foreign keys are right by construction. Only a superuser may leave their checks out. */
async function skipTriggers(client: Client): Promise<void> {
  const { rows } = await client.query<{ may: boolean }>(
    'select rolsuper as may from pg_roles where rolname = current_user',
  );
  if (rows[0]?.may === true) await client.query("set session_replication_role = 'replica'");
}

/**
 * Indexes are faster to build once over all rows than to update for every row; the definitions are read from
 * PostgreSQL. Gives what creates them again.
 */
async function dropIndexes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string; fingerprint: string | null }>(
    `select indexname as name, indexdef as definition, obj_description(indexname::regclass) as fingerprint
       from pg_indexes where tablename = any($1) and indexname like 'suchi\\_%'`,
    [filled],
  );
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  return rows.map(
    ({ name, definition, fingerprint }) =>
      definition + (fingerprint === null ? '' : `; comment on index "${name}" is '${fingerprint}'`),
  );
}

/** Few names, many profiles: each key is computed once. */
async function writeNameKeys(client: Client): Promise<void> {
  const { rows: names } = await client.query<SearchedNames>(
    'select distinct first_name, middle_name, last_name from qd_matrimonial_profile',
  );
  const keyed = names.map((name) => ({ ...name, key: nameKey(name) }));
  await client.query(
    `create temporary table name_keys as
     select * from json_to_recordset('${JSON.stringify(keyed)}')
       as k(first_name text, middle_name text, last_name text, key text)`,
  );
  await client.query('analyze name_keys; analyze qd_matrimonial_profile');
  await client.query(
    `update qd_matrimonial_profile p set name_key = k.key from name_keys k
      where p.first_name = k.first_name and p.middle_name = k.middle_name and p.last_name = k.last_name`,
  );
}

async function advanceSequences(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string; sequence: string }>(
    `select t as name, pg_get_serial_sequence(t, 'id') as sequence from unnest($1::text[]) t
      where pg_get_serial_sequence(t, 'id') is not null`,
    [filled],
  );
  for (const { name, sequence } of rows)
    await client.query(`select setval('${sequence}', coalesce((select max(id) from ${name}), 1))`);
}
