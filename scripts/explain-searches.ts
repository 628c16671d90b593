// `node scripts/explain-searches.ts`: shows the query plans of search on `suchi_scale` (`pnpm seed:scale N`
// first), and fails when one does not use its index.
import { databaseUrl } from '@suchi/testing';
import { Client } from 'pg';
import { cardsSql } from '../apps/api/extensions/suchi/src/discovery/repository/cards.ts';
import { listSettings, listSql } from '../apps/api/extensions/suchi/src/discovery/repository/lists.ts';
import { type ColumnSort, planSearch } from '../apps/api/extensions/suchi/src/discovery/search-plan.ts';
import { searchFilters } from '../packages/contracts/src/discovery/discovery.ts';

/** Each filter and each sort, with its expected index. */
const searches: { name: string; filters: object; sort?: ColumnSort; index: string }[] = [
  { name: 'newest first', filters: {}, index: 'suchi_search_newest' },
  { name: 'by age', filters: {}, sort: 'age', index: 'suchi_search_birthday' },
  { name: 'by height', filters: {}, sort: 'height', index: 'suchi_search_height' },
  { name: 'by serial number', filters: {}, sort: 'serial', index: 'suchi_search_serial' },
  { name: 'oldest first', filters: {}, sort: 'oldest', index: 'suchi_search_newest' },
  { name: 'by age, eldest first', filters: {}, sort: 'age_down', index: 'suchi_search_birthday' },
  { name: 'by height, tallest first', filters: {}, sort: 'height_down', index: 'suchi_search_height_down' },
  {
    name: 'by serial number, last first',
    filters: {},
    sort: 'serial_down',
    index: 'suchi_search_serial_down',
  },
  {
    name: 'recently confirmed',
    filters: {},
    sort: 'confirmed',
    index: 'suchi_search_confirmed',
  },
  { name: 'a suchi number', filters: { name: '137' }, index: 'suchi_profile_serial_in_edition' },
  { name: '27 to 28 years', filters: { age_from: 27, age_to: 28 }, index: 'suchi_search_birthday' },
  { name: 'a gotra', filters: { gotra: [13_001] }, index: 'suchi_search_gotra' },
  { name: 'not a gotra', filters: { without_gotra: [13_001] }, index: 'suchi_search_newest' },
  { name: 'a degree', filters: { education: [12_001] }, index: 'suchi_search_education' },
  { name: 'an income', filters: { income_from: 4_900_000 }, index: 'suchi_search_income' },
  { name: 'a native place', filters: { native_place: 'satara' }, index: 'suchi_search_native' },
  { name: 'divorced', filters: { marital_status: ['Divorced'] }, index: 'suchi_search_marital' },
  {
    name: 'born in 1995',
    filters: { born_from: '1995-01-01', born_to: '1995-12-31' },
    index: 'suchi_search_birthday',
  },
  {
    name: '165 to 167 cm',
    filters: { height_from_cm: 165, height_to_cm: 167 },
    index: 'suchi_search_height',
  },
  { name: 'in the USA', filters: { country: 'united states' }, index: 'suchi_search_country' },
  { name: 'in Pune', filters: { location: 'pune' }, index: 'suchi_search_place' },
  { name: 'a sector', filters: { education_sector: 'Engineering' }, index: 'suchi_search_sector' },
  { name: 'a stream', filters: { education_stream: 'Stream 17' }, index: 'suchi_search_stream' },
  { name: 'a job type', filters: { job_type: 11204 }, index: 'suchi_search_job' },
  { name: 'with horoscope', filters: { match_horoscope: true }, index: 'suchi_search_newest' },
  { name: 'differently abled', filters: { is_handicapped: true }, index: 'suchi_search_handicapped' },
  { name: 'a name', filters: { name: 'vaishnavi more' }, index: 'suchi_search_name' },
  { name: 'a name by its sound', filters: { name: 'vaishnavi more' }, index: 'suchi_profile_sound' },
  { name: 'a name in the own script', filters: { name: 'वैष्णवी मोरे' }, index: 'suchi_search_own_script' },
];

const scope = {
  genders: ['Female'] as const,
  createdUntil: null,
  activationCutOff: '2024-07-01',
  isStaff: false,
  today: '2026-11-15',
};
const listLength = 101_001;
const firstPage = 7;

const client = new Client({ connectionString: databaseUrl('suchi_scale') });
await client.connect();
const { rows } = await client.query<{ count: string }>('select count(*) from qd_matrimonial_profile');
process.stdout.write(`${rows[0]?.count} profiles\n`);
await client.query(listSettings);

for (const { name, filters, sort = 'newest', index } of searches) {
  const plan = planSearch(scope, searchFilters.parse(filters), sort);
  const { sql, bindings } = listSql(plan, listLength);
  await explain(name, sql, bindings, index);
  const first = listSql(plan, firstPage);
  await explain(`${name}: first page without a list`, first.sql, first.bindings, 'suchi_');
}
const { rows: members } = await client.query<{ id: string }>(
  `select "user" as id from qd_matrimonial_profile where status = 'Active' and gender = 'Male' limit 1`,
);
const { rows: found } = await client.query<{ id: number }>(
  `select id from qd_matrimonial_profile where status = 'Active' and gender = 'Female' limit 6`,
);
const viewer = [members[0]?.id, false, '2026-11-15'];
await explain(
  'six cards',
  cardsSql(6),
  [...viewer, ...found.map(({ id }) => id)],
  'qd_matrimonial_profile_pkey',
);
await client.end();

async function explain(
  name: string,
  sql: string,
  bindings: readonly unknown[],
  index: string,
): Promise<void> {
  let place = 0;
  const numbered = sql.replaceAll('?', () => `$${(place += 1)}`);
  // The first run only warms up the cache.
  await client.query(numbered, [...bindings]);
  const { rows: lines } = await client.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, costs off, buffers off) ${numbered}`,
    [...bindings],
  );
  const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
  const isIndexed = plan.includes(index) && !/Seq Scan on (qd_matrimonial_profile|directus_users)/.test(plan);
  if (!isIndexed) process.exitCode = 1;
  process.stdout.write(`\n${name}: ${isIndexed ? `by ${index}` : 'NOT BY ITS INDEX'}\n${plan}\n`);
}
