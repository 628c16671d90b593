// `pnpm seed:scale N`: creates the database `suchi_scale` with N plausible profiles, for benchmarks.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cloneDatabase, projectRoot } from '@suchi/testing';
import { Client } from 'pg';
import { runStep } from './run-step.ts';

const wanted = Number(process.argv[2]);
if (!Number.isInteger(wanted) || wanted < 1) {
  process.stderr.write('Say how many profiles: pnpm seed:scale 1000000\n');
  process.exit(1);
}

runStep('pnpm', ['--filter', '@suchi/extension', 'build']);
const client = new Client({ connectionString: await cloneDatabase('suchi_scale') });
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
const fill = readFileSync(join(projectRoot, 'apps/api/seed/scale/fill-profiles.sql'), 'utf8');
await client.query(fill.replaceAll('$1', String(wanted)));
process.stdout.write(`${wanted} profiles after ${elapsed()}\n`);

for (const { name, definition, fingerprint } of indexes) {
  await client.query(definition);
  await client.query(`comment on index "${name}" is '${fingerprint}'`);
}
await client.query(
  "select setval(pg_get_serial_sequence('qd_matrimonial_profile', 'id'), (select max(id) from qd_matrimonial_profile))",
);
await client.query('vacuum analyze qd_matrimonial_profile');
await client.query('vacuum analyze directus_users');
await client.end();
process.stdout.write(`indexed and analysed after ${elapsed()}; database suchi_scale\n`);
