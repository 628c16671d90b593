// `node scripts/explain-searches.ts`: shows how PostgreSQL answers the commonest searches over `suchi_scale`
// (`pnpm seed:scale N` first), and fails when one of them does not use its index.
import { databaseUrl } from '@suchi/testing';
import { Client } from 'pg';
import { commonestSearches } from '../apps/api/seed/scale/commonest-searches.ts';

const client = new Client({ connectionString: databaseUrl('suchi_scale') });
await client.connect();
const { rows } = await client.query<{ count: string }>('select count(*) from qd_matrimonial_profile');
process.stdout.write(`${rows[0]?.count} profiles\n`);

for (const [name, { sql, index }] of Object.entries(commonestSearches)) {
  // Once to warm up, once to look.
  await client.query(sql);
  const { rows: lines } = await client.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, costs off, buffers off) ${sql}`,
  );
  const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
  const isIndexed = plan.includes(index) && !plan.includes('Seq Scan');
  if (!isIndexed) process.exitCode = 1;
  process.stdout.write(`\n${name}: ${isIndexed ? `by ${index}` : 'NOT BY ITS INDEX'}\n${plan}\n`);
}
await client.end();
