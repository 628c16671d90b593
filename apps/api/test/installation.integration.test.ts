import { todayInIndia } from '@suchi/domain/basics';
import { defaultEdition } from '@suchi/domain/print';
import {
  cloneDatabase,
  createDatabase,
  databaseUrl,
  dropDatabase,
  installEngine,
  runEngineCommand,
} from '@suchi/testing';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engineColumns } from '../schema/engine-columns.ts';

const fresh = `suchi_test_install_fresh_${process.pid}`;
const older = `suchi_test_install_older_${process.pid}`;
const previous = `suchi_test_install_previous_${process.pid}`;
afterAll(async () => {
  await dropDatabase(fresh);
  await dropDatabase(older);
  await dropDatabase(previous);
});

const nothingToChange = /Nothing to change\./;

async function onDatabase<T>(name: string, run: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl(name) });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** Everything that installing decides, as one text. */
function fingerprint(name: string): Promise<string> {
  return onDatabase(name, async (client) => {
    const { rows } = await client.query<{ line: string }>(`
      select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
        from information_schema.columns where table_schema = 'public'
      union all select pg_get_constraintdef(oid) || conname from pg_constraint where connamespace = 'public'::regnamespace
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select (to_jsonb(p) - 'id')::text from directus_permissions p
      union all select to_jsonb(p)::text from directus_policies p
      union all select to_jsonb(r)::text from directus_roles r
      union all select (to_jsonb(f) - 'id')::text from directus_fields f
      union all select to_jsonb(c)::text from directus_collections c
      union all select (to_jsonb(r) - 'id')::text from directus_relations r
      union all select to_jsonb(f)::text from directus_folders f
      union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
      union all select nspname from pg_namespace where nspname not like 'pg\\_%'
      union all select (to_jsonb(s) - 'id' - 'project_id')::text from directus_settings s
      union all select name || to_jsonb(q)::text from (select name, retry_limit, heartbeat_seconds, expire_seconds from pgboss.queue) q`);
    return rows
      .map(({ line }) => line)
      .toSorted()
      .join('\n');
  });
}

const install = (name: string) => runEngineCommand(databaseUrl(name), ['suchi', 'install']);

// The template of all tests was made so before they began: an empty database, and both commands.
describe('an empty database that was installed', () => {
  beforeAll(() => cloneDatabase(fresh));

  it('has the engine columns that our queries are typed by', async () => {
    const wanted = Object.entries(engineColumns).flatMap(([table, columns]) =>
      Object.entries(columns).map(([column, { dataType, isNullable }]) =>
        [table, column, dataType, isNullable ? 'YES' : 'NO'].join(' '),
      ),
    );
    const { rows } = await onDatabase(fresh, (client) =>
      client.query<{ line: string }>(
        `select concat_ws(' ', table_name, column_name, data_type, is_nullable) as line
           from information_schema.columns where table_schema = 'public'`,
      ),
    );
    const existing = new Set(rows.map(({ line }) => line));
    expect(wanted.filter((line) => !existing.has(line))).toEqual([]);
  });

  it('is what the repository declares: nothing changes the second time', async () => {
    const before = await fingerprint(fresh);
    expect(await install(fresh)).toMatch(nothingToChange);
    expect(await fingerprint(fresh)).toBe(before);
  });
});

async function load(dump: string): Promise<string> {
  await dropDatabase(previous);
  const url = await createDatabase(previous);
  const sql = gunzipSync(readFileSync(new URL(`./previous/${dump}.sql.gz`, import.meta.url))).toString();
  await onDatabase(previous, (client) => client.query(sql));
  return url;
}

/** Years of an older database, as an admin could have typed their sections. */
const olderEditions = `
  insert into edition (year, sections, tv_ranges, activation_cutoff) values
    (2023, '[{"from":1,"to":90,"title":"Grooms"},{"from":100,"to":190,"title":"Brides"},{"from":200,"to":900,"title":"वधू"}]', '[]', '2023-07-01'),
    (2022, '[]', '[]', '2022-07-01')`;

describe('installing over an older schema', () => {
  it.each([
    ['accounts-only', ''],
    ['old-columns', olderEditions],
  ])('brings the dump %s to exactly what an empty one gets', async (dump, more) => {
    const url = await load(dump);
    await onDatabase(previous, (client) => client.query(more));

    expect(await installEngine(url)).toMatch(/migrate 0001-old-columns\nmigrate 0002-search-versions/);
    expect(await fingerprint(previous)).toBe(await fingerprint(fresh));
  });

  it('has moved the old columns into those of the form, where these were empty', async () => {
    const { rows } = await onDatabase(previous, (client) =>
      client.query(`
        select new_birth_place, new_native_place, new_location, new_country, new_occupation,
               is_handicapped, mention_disability,
               array(select qdb_lookup_id from qd_matrimonial_profile_education where qd_matrimonial_profile_id = p.id) as education
          from qd_matrimonial_profile p order by id`),
    );
    expect(rows).toEqual([
      {
        new_birth_place: place('Mumbai', 'Mumbai, Maharashtra'),
        new_native_place: place('Pune', 'Pune, Maharashtra'),
        new_location: place('Edison', 'Edison, USA'),
        new_country: 'USA',
        new_occupation: 'Software Engineer',
        is_handicapped: true,
        mention_disability: 'Hearing',
        education: [12001],
      },
      {
        new_birth_place: { name: 'Satara' },
        new_native_place: { name: 'Wai' },
        new_location: { name: 'Leeds', formatted_address: 'Leeds, UK', lat: 53.8, lng: -1.5 },
        new_country: 'United Kingdom',
        new_occupation: 'Nurse',
        is_handicapped: true,
        mention_disability: 'Uses a hearing aid',
        education: [12002],
      },
      {
        new_birth_place: null,
        new_native_place: null,
        new_location: null,
        new_country: null,
        new_occupation: null,
        is_handicapped: false,
        mention_disability: null,
        education: [],
      },
    ]);
  });

  it('gives the sections of older editions their kind and order, and the missing ones where their range is free', async () => {
    const { rows } = await onDatabase(previous, (client) =>
      client.query<{ year: number; sections: object[] }>(
        'select year, sections from edition order by year desc',
      ),
    );
    expect(rows).toEqual([
      { year: 2025, sections: defaultEdition.sections },
      {
        year: 2023,
        sections: [
          { kind: 'unmarried_male', from: 1, to: 90, title: 'Grooms', order: 'age' },
          { kind: 'unmarried_female', from: 100, to: 190, title: 'Brides', order: 'age' },
          { kind: 'divorced_male', from: 200, to: 900, title: 'वधू', order: 'age' },
          { kind: 'late', from: 1001, to: 1050, title: 'Late entries', order: 'date' },
        ],
      },
      { year: 2022, sections: [] },
    ]);
  });

  it('writes how a name sounds that was changed since, and changes nothing else the second time', async () => {
    const keys = async () => {
      const { rows } = await onDatabase(previous, (client) =>
        client.query<{ key: string }>('select name_key as key from qd_matrimonial_profile order by id'),
      );
      return rows.map(({ key }) => key);
    };
    expect(await keys()).toEqual([' old rov ', ' bot piled ', '']);
    await onDatabase(previous, (client) =>
      client.query("update qd_matrimonial_profile set own_script_name = 'रोहन' where id = 1"),
    );
    expect(await install(previous)).toBe('write the search keys of 1 profiles\n');
    expect(await keys()).toEqual([' old rov rohn ', ' bot piled ', '']);
  });
});

const place = (name: string, formatted_address: string) => ({
  name,
  formatted_address,
  lat: null,
  lng: null,
});

/** Leaves an invalid index, like an interrupted build. */
async function breakIndex(client: Client, index: string): Promise<void> {
  await client.query(`drop index if exists ${index}`);
  await client.query("insert into qdb_cold_mail (subject) values ('Twice'), ('Twice')");
  await expect(
    client.query(`create unique index concurrently ${index} on qdb_cold_mail (subject)`),
  ).rejects.toThrow('could not create unique index');
}

describe('installing over an altered database', () => {
  it('brings it to exactly what an empty one gets', async () => {
    await cloneDatabase(older);
    await onDatabase(older, async (client) => {
      await client.query("delete from directus_fields where collection = 'qdb_mail' and field = 'failure'");
      await client.query('alter table qdb_mail drop column failure');
      await client.query('alter table qdb_mail drop constraint suchi_qdb_mail_state');
      await client.query("comment on index suchi_qdb_mail_recent is 'made from an older definition'");
      await client.query('create index suchi_left_over on qdb_mail (subject)');
      await client.query('alter table qdb_mail drop constraint suchi_qdb_mail_kind');
      await client.query(
        'alter table qdb_mail add constraint suchi_qdb_mail_kind check (kind is not null) not valid',
      );
      await breakIndex(client, 'suchi_cold_mail_newest');
      await breakIndex(client, 'suchi_cold_mail_newest__new');
      await client.query("update directus_policies set admin_access = true where name = 'Member'");
      await client.query(`insert into directus_permissions (collection, action, fields, permissions, policy)
        values ('directus_users', 'read', '*', '{}', '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f1001')`);
      await client.query('update directus_settings set public_registration = true');
      await client.query('delete from admin_setting; delete from edition');
    });
    await expect(runEngineCommand(databaseUrl(older), ['suchi', 'check'])).rejects.toThrow();

    const said = await install(older);
    expect(said).toMatch(/create field qdb_mail\.failure/);
    expect(said).toMatch(/revoke Member: read directus_users/);
    // Columns are added at the end of their table, so the order of lines is ignored.
    expect(await fingerprint(older)).toBe(await fingerprint(fresh));
    const invalid = await onDatabase(older, (client) =>
      client.query('select from pg_index where not indisvalid'),
    );
    expect(invalid.rowCount).toBe(0);
  });

  it('gives it a first edition: this year, no date of the past, and only the law as age limit', async () => {
    const { rows } = await onDatabase(older, (client) =>
      client.query(`
        select year, num_nulls(registration_until, event_date, delivery_after, early_subscription_before) as open,
               activation_cutoff::text, latest_birth_date, isactive_suchibook, enable_search_subscription
          from edition, admin_setting`),
    );
    const year = Number(todayInIndia(new Date()).slice(0, 4));
    expect(rows).toEqual([
      {
        year,
        open: 4,
        activation_cutoff: `${year - 1}-07-01`,
        latest_birth_date: null,
        isactive_suchibook: false,
        enable_search_subscription: false,
      },
    ]);
  });
});
