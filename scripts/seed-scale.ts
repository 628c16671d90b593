// Creates the database `suchi_scale` for benchmarks. `pnpm seed:scale` makes a season of the back office: 20,000
// profiles, 50,000 accounts, 10,000 orders. `pnpm seed:scale 1000000` makes profiles only; `--users` and `--orders` add
// the rest.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cloneDatabase, projectRoot } from '@suchi/testing';
import { Client } from 'pg';
import { nameKey, type SearchedNames } from '../packages/domain/src/text/sound-key.ts';
import { runStep } from './run-step.ts';

const season = { profiles: 20_000, users: 50_000, orders: 10_000 };

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { users: { type: 'string' }, orders: { type: 'string' } },
});
const isSeason = positionals[0] === undefined;
const profiles = isSeason ? season.profiles : Number(positionals[0]);
const users = Number(values.users ?? (isSeason ? season.users : profiles));
const orders = Number(values.orders ?? (isSeason ? season.orders : 0));
if (
  ![profiles, users, orders].every((count) => Number.isInteger(count)) ||
  profiles < 1 ||
  users < profiles
) {
  process.stderr.write('Say how many: pnpm seed:scale 20000 --users 50000 --orders 10000\n');
  process.exit(1);
}

runStep('pnpm', ['--filter', '@suchi/extension', 'build']);
const client = new Client({ connectionString: await cloneDatabase('suchi_scale', { isDurable: true }) });
await client.connect();
const startedAt = performance.now();
const elapsed = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

// Indexes are faster to build once over all rows than to update for every row; the definitions are read from
// PostgreSQL.
const { rows: indexes } = await client.query<{ name: string; definition: string; fingerprint: string }>(
  `select indexname as name, indexdef as definition, obj_description(indexname::regclass) as fingerprint
       from pg_indexes
    where tablename in ('qd_matrimonial_profile', 'directus_users') and indexname like 'suchi\\_%'`,
);
for (const { name } of indexes) await client.query(`drop index "${name}"`);

await client.query("set synchronous_commit = off; set maintenance_work_mem = '1GB'; set work_mem = '256MB'");
const scaleFile = (name: string) => readFileSync(join(projectRoot, 'apps/api/seed/scale', name), 'utf8');
await client.query(scaleFile('fill-profiles.sql').replaceAll('$1', String(profiles)));
await writeNameKeys();
if (users > profiles || orders > 0) {
  const counts = { profiles, users, orders };
  const fill = Object.entries(counts).reduce(
    (sql, [name, count]) => sql.replaceAll(`$${name}`, String(count)),
    scaleFile('fill-office.sql'),
  );
  await client.query(fill);
}
process.stdout.write(`${profiles} profiles, ${users} accounts, ${orders} orders after ${elapsed()}\n`);

for (const { name, definition, fingerprint } of indexes) {
  await client.query(definition);
  await client.query(`comment on index "${name}" is '${fingerprint}'`);
}
for (const table of ['qd_matrimonial_profile', 'qd_subscriptions']) {
  await client.query(
    `select setval(pg_get_serial_sequence('${table}', 'id'), coalesce((select max(id) from ${table}), 1))`,
  );
}
for (const table of [
  'qd_matrimonial_profile',
  'directus_users',
  'qd_order',
  'qd_subscriptions',
  'qd_payments',
]) {
  await client.query(`vacuum analyze ${table}`);
}
await client.end();
process.stdout.write(`indexed and analysed after ${elapsed()}; database suchi_scale\n`);

/** Few names, many profiles: each key is computed once. */
async function writeNameKeys(): Promise<void> {
  const { rows: names } = await client.query<SearchedNames>(
    'select distinct first_name, middle_name, last_name from qd_matrimonial_profile',
  );
  const keyed = names.map((name) => ({ ...name, key: nameKey(name) }));
  await client.query(
    `update qd_matrimonial_profile p set name_key = k.key
       from json_to_recordset($1) as k(first_name text, middle_name text, last_name text, key text)
      where (p.first_name, p.middle_name, p.last_name) = (k.first_name, k.middle_name, k.last_name)`,
    [JSON.stringify(keyed)],
  );
}
