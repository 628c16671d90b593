import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { roleIds } from '@suchi/domain/accounts';
import { todayInIndia } from '@suchi/domain/basics';
import {
  askApi,
  cloneDatabase,
  dropDatabase,
  queryDatabase,
  resetLinkIn,
  runEngineCommand,
  startEngineCommand,
  startTestInstallation,
  type TestInstallation,
  waitUntil,
} from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { metadataOf, photoFromTelephone } from '../extensions/suchi/test/pictures.ts';
import { exportOldSystem, plantFaults, toCsv } from './old-system.ts';

const folder = mkdtempSync(join(tmpdir(), 'suchi-import-'));
const uploads = join(folder, 'uploads');
const photos = join(folder, 'photos');
const csv = join(folder, 'people.csv');
const second = `suchi_test_import_second_${process.pid}`;

const { community, rows } = exportOldSystem(todayInIndia(new Date()));
const planted = plantFaults(rows);
const serials = community.profiles
  .flatMap(({ serial_number, status }) =>
    serial_number === null || status === 'Draft' ? [] : [serial_number],
  )
  .slice(0, 5);

let server: TestInstallation;

beforeAll(async () => {
  mkdirSync(uploads);
  mkdirSync(photos);
  writeFileSync(csv, toCsv([...rows, ...planted.map(({ row }) => row)]));
  const picture = await photoFromTelephone(900, 1200);
  for (const serial of serials)
    writeFileSync(join(photos, `${String(serial).padStart(4, '0')}.jpg`), picture);
  writeFileSync(join(photos, `${serials[0]}-2.jpg`), picture);
  writeFileSync(join(photos, `${serials[1]}-2.jpg`), 'not a picture');
  server = await startTestInstallation({ name: 'import', extraEnv: { SUCHI_UPLOADS: uploads } });
});
afterAll(async () => {
  await server.stop();
  await dropDatabase(second);
});

const run = (args: string[], databaseUrl = server.installation.databaseUrl) =>
  runEngineCommand(databaseUrl, ['suchi', 'import', ...args], {
    namespace: server.installation.namespace,
    extraEnv: { SUCHI_UPLOADS: uploads },
  });

interface ReportLine {
  row: number;
  id: string;
  result: string;
  column: string;
  code: string;
}

/** No cell of a report has a comma or a quote, but the words. */
function readReport(file: string): ReportLine[] {
  return readFileSync(file, 'utf8')
    .split('\r\n')
    .slice(1, -1)
    .map((line) => {
      const [row = '', id = '', result = '', , column = '', code = ''] = line.split(',');
      return { row: Number(row), id, result, column, code };
    });
}

const refusedIn = (file: string) =>
  new Map(
    [
      ...Map.groupBy(
        readReport(file).filter(({ result }) => result === 'refused'),
        ({ row }) => row,
      ),
    ].map(([row, lines]) => [row, lines.map(({ column, code }) => `${column} ${code}`)]),
  );

const tables = [
  'directus_users',
  'directus_files',
  'qd_matrimonial_profile',
  'qd_address',
  'qdb_lookup',
  'import_row',
  'audit_log',
  'qdb_mail',
];

async function countRows(database = server.installation.namespace): Promise<Record<string, number>> {
  const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`);
  const [found] = await queryDatabase(database, `select ${counts.join(', ')}`);
  return found as Record<string, number>;
}

describe('what it does not begin', () => {
  it('refuses columns that it does not know', async () => {
    const strange = join(folder, 'strange.csv');
    writeFileSync(strange, 'email,password,role\na@example.org,secret,admin\n');
    await expect(run(['--csv', strange])).rejects.toMatchObject({
      code: 4,
      stderr: expect.stringContaining('Unknown columns: password, role.') as string,
    });
  });
});

describe('the community of an older system', () => {
  const reports = {
    dry: join(folder, 'dry.csv'),
    resumed: join(folder, 'resumed.csv'),
    again: join(folder, 'again.csv'),
  };

  it('is checked by a dry run, which writes nothing', async () => {
    const before = await countRows();
    const said = await run(['--csv', csv, '--photos', photos, '--report', reports.dry, '--dry-run']);
    expect(said).toContain(
      'Nothing was written. 1300 rows can be added, 0 are here already, 50 cannot be imported.',
    );
    expect(await countRows()).toEqual(before);
    expect(before['qd_matrimonial_profile']).toBe(0);
  });

  it('tells of each bad row the column and the reason, and nothing that a person wrote', () => {
    const refused = refusedIn(reports.dry);
    expect(refused.size).toBe(50);
    for (const [index, { column, code }] of planted.entries())
      expect(refused.get(rows.length + 2 + index), code).toContain(`${column} ${code}`);
    const report = readFileSync(reports.dry, 'utf8');
    for (const { row } of planted.slice(0, 25)) {
      expect(report).not.toContain(row['account_email'] || 'planted-');
      expect(report).not.toContain(row['maternal_surname'] || 'planted-');
    }
  });

  it('leaves whole rows where a run is killed', async () => {
    const killed = startEngineCommand(server.installation.databaseUrl, ['suchi', 'import', '--csv', csv], {
      namespace: server.installation.namespace,
      extraEnv: { SUCHI_UPLOADS: uploads },
      logFile: join(folder, 'killed.log'),
    });
    try {
      const isHalfDone = async () => ((await countRows())['import_row'] ?? 0) >= 300;
      await waitUntil('300 rows', isHalfDone, { timeoutMs: 150_000 });
    } finally {
      await killed.kill();
    }
    const { import_row: done = 0, qd_matrimonial_profile: profiles } = await countRows();
    expect(done).toBeLessThan(1300);
    expect(profiles).toBe(done);
  });

  it('goes on there, and adds photos to rows that are here', async () => {
    const { import_row: done = 0 } = await countRows();
    const said = await run(['--csv', csv, '--photos', photos, '--report', reports.resumed]);
    expect(said).toContain(
      `${1300 - done} rows added, ${done} are here already, 50 cannot be imported. 6 photos added.`,
    );
    expect(await countRows()).toMatchObject({ qd_matrimonial_profile: 1300, import_row: 1300, qdb_mail: 0 });
    expect(refusedIn(reports.resumed)).toEqual(refusedIn(reports.dry));
  });

  it('keeps statuses, numbers, dates and addresses', async () => {
    const found = await server.query<{ key: string }>(
      `select concat_ws('|', u.email, p.status, p.serial_number, p.gender, to_char(p.brithday, 'YYYY-MM-DD'),
              to_char(p.date_created at time zone 'UTC', 'YYYY-MM-DD'), u.is_reactivated,
              (select count(*) from qd_address a where a.profile = p.id)) as key
         from qd_matrimonial_profile p join directus_users u on u.id = p."user"`,
    );
    const users = new Map(community.users.map((user) => [user.id, user]));
    const addresses = Map.groupBy(community.addresses, ({ profile }) => profile);
    const wanted = community.profiles.map((p) =>
      [
        users.get(p.user)?.email,
        p.status,
        p.serial_number,
        p.gender,
        p.brithday,
        p.date_created.slice(0, 10),
        users.get(p.user)?.is_reactivated ? 't' : 'f',
        addresses.get(p.id)?.length ?? 0,
      ]
        .filter((part) => part !== null)
        .join('|'),
    );
    expect(found.map(({ key }) => key).toSorted()).toEqual(wanted.toSorted());
  });

  it('has moved the old columns into those of the form', async () => {
    const [counts] = await server.query(`select
        count(*) filter (where new_location is not null)::int as locations,
        count(*) filter (where new_country is not null)::int as countries,
        count(*) filter (where new_birth_place is not null)::int as "birthPlaces",
        count(*) filter (where new_occupation is not null)::int as occupations,
        count(*) filter (where is_handicapped)::int as disabled,
        (select count(*)::int from qd_matrimonial_profile_education) as educations,
        count(*) filter (where location is not null or country is not null or handicapped is not null)::int as old
      from qd_matrimonial_profile`);
    const count = (is: (profile: (typeof community.profiles)[number]) => boolean) =>
      community.profiles.filter(is).length;
    expect(counts).toEqual({
      locations: count((p) => p.location !== null),
      countries: count((p) => p.country !== null),
      birthPlaces: count((p) => p.birth_place !== null),
      occupations: count((p) => p.occupation !== null),
      disabled: count((p) => p.handicapped !== null),
      educations: count((p) => p.education !== null),
      old: 0,
    });
  });

  it('has the photos in place, cleaned, and says which could not be used', async () => {
    const found = await server.query<{
      serial: number;
      file: string;
      type: string;
      owned: boolean;
      gallery: number;
    }>(
      `select p.serial_number as serial, f.filename_disk as file, f.type, f.uploaded_by = p."user" as owned,
              (select count(*)::int from qd_matrimonial_profile_files g where g.qd_matrimonial_profile_id = p.id) as gallery
         from qd_matrimonial_profile p join directus_files f on f.id = p.main_photo`,
    );
    expect(new Set(found.map(({ serial }) => serial))).toEqual(new Set(serials));
    for (const { serial, file, type, owned, gallery } of found) {
      expect({ type, owned, gallery }).toEqual({
        type: 'image/webp',
        owned: true,
        gallery: serial === serials[0] ? 1 : 0,
      });
      const { exif } = await metadataOf(readFileSync(join(uploads, file)));
      expect(exif).toBeUndefined();
    }
    const unusable = readReport(reports.resumed).filter(({ code }) => code === 'photo_not_an_image');
    expect(unusable).toHaveLength(1);
    const notes = readReport(reports.dry).filter(({ code }) => code === 'photo_missing');
    const numbered = community.profiles.filter(({ serial_number }) => serial_number !== null).length;
    expect(notes).toHaveLength(numbered - serials.length);
  });

  it('makes no doubles the second time, and does not bring back who was deleted', async () => {
    await server.query('delete from directus_users where email = $1', [rows[1]?.['account_email']]);
    const before = await countRows();
    expect(before).toMatchObject({ qd_matrimonial_profile: 1299, import_row: 1300 });
    const said = await run(['--csv', csv, '--photos', photos, '--report', reports.again]);
    expect(said).toContain('0 rows added, 1300 are here already, 50 cannot be imported. 0 photos added.');
    expect(await countRows()).toEqual({ ...before, audit_log: (before['audit_log'] ?? 0) + 1 });
    expect(refusedIn(reports.again)).toEqual(refusedIn(reports.dry));
  });

  it('records each finished run with its counts', async () => {
    const lines = await server.query(
      `select actor_kind, subject_id, details from audit_log where action = 'office.import' order by id`,
    );
    expect(lines).toHaveLength(2);
    expect(lines[1]).toEqual({
      actor_kind: 'system',
      subject_id: 'old',
      details: { added: 0, present: 1300, refused: 50, photos: 0 },
    });
  });

  it('lets nobody in without a link, and gives the link when asked', async () => {
    const email = rows[0]?.['account_email'] ?? '';
    const [account] = await server.query('select password, status from directus_users where email = $1', [
      email,
    ]);
    expect(account).toEqual({ password: null, status: 'active' });
    const refused = await askApi(server.api.url, '/auth/login', { body: { email, password: '' } });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    await askApi(server.api.url, '/auth/password/request', { body: { email } });
    expect(resetLinkIn(await server.mail.waitForMail(email)).searchParams.get('token')).toBeTruthy();
  });
});

describe('another database with the same collections', () => {
  const city = (column: string) => `
    update qd_matrimonial_profile p set new_${column} = null, ${column} = (
      select id from qdb_lookup l where l.lookup = 'City'
         and concat_ws(', ', l.name, nullif(l.description, '')) = p.new_${column} ->> 'formatted_address' limit 1)`;

  it('gives its members and their profiles, from the old columns too, and no staff', async () => {
    const other = server.installation.namespace;
    await server.query(city('location'));
    await server.query(
      `update qd_matrimonial_profile set handicapped = mention_disability, mention_disability = null, is_handicapped = false`,
    );
    await server.query(
      `insert into directus_users (id, email, role, status) values (gen_random_uuid(), 'desk@example.org', $1, 'active')`,
      [roleIds.admin],
    );
    await server.query(
      `update directus_users set status = 'suspended' where id = (select "user" from qd_matrimonial_profile limit 1)`,
    );
    await server.query(
      'update qd_matrimonial_profile set is_hidden = true, hidden_by_staff = true where id in (select id from qd_matrimonial_profile limit 3)',
    );
    const before = await countRows(other);
    const url = await cloneDatabase(second);
    const said = await run(['--database', server.installation.databaseUrl, '--source', 'other'], url);
    expect(said).toContain('1299 rows added, 0 are here already, 0 cannot be imported.');
    expect(await countRows(other)).toEqual(before);
    const shape = `select p.status, u.status as account, p.is_hidden, p.hidden_by_staff, p.serial_number, u.email, p.gender, p.gotra, p.income, p.height::float as height,
        p.marital_status, p.marital_status_before_marriage as before,
        (select string_agg(concat_ws('|', a.name, a.city, a.country, a.mobile), ';' order by a.id) from qd_address a where a.profile = p.id) as addresses
      from qd_matrimonial_profile p join directus_users u on u.id = p."user" order by u.email`;
    expect(await queryDatabase(second, shape)).toEqual(await queryDatabase(other, shape));
    const [moved] = await queryDatabase(
      second,
      `select count(new_location)::int as locations, count(*) filter (where is_handicapped)::int as disabled,
              count(*) filter (where new_location ->> 'name' like '%,%')::int as unsplit,
              (select count(*)::int from directus_users where email = 'desk@example.org') as staff
         from qd_matrimonial_profile`,
    );
    const [wanted] = await queryDatabase(
      other,
      'select count(location)::int as locations, count(handicapped)::int as disabled from qd_matrimonial_profile',
    );
    expect(moved).toEqual({ ...(wanted as object), unsplit: 0, staff: 0 });
  });
});
