import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { askApi, type TestInstallation } from '@suchi/testing';
import { drawPicture } from '../extensions/suchi/test/pictures.ts';
import { insertPerson, insertRows, type Person } from './community.ts';
import { postPhoto } from './media.ts';
import { registerVerifiedMember } from './member.ts';

/** By what a person is found again. None of them is in anything else. */
export const marks = {
  email: 'omkar.zyxwv@example.org',
  mobile: '9812345076',
  name: 'Zyxwvomkar',
  surname: 'Qwertykelkar',
  street: '77 Vwxyz Street',
  birthPlace: 'Plughville',
  note: 'A private jabberwocky note',
  nominee: 'Frobnicator Ajay',
} as const;

export interface Closing {
  id: string;
  token: string;
  password: string;
  profileId: number;
  photo: string;
  other: Person;
}

/** A member with something in every place, and another family that knows of them. */
export async function plantMember(server: TestInstallation): Promise<Closing> {
  const { id, token, form } = await registerVerifiedMember(server, {
    email: marks.email,
    mobile: marks.mobile,
    first_name: marks.name,
    last_name: marks.surname,
  });
  const other = await insertPerson(server, { gender: 'Female' });
  const { profileId } = await insertPerson(server, {
    profile: { first_name: marks.name, last_name: marks.surname, birth_time: '05:10' },
  });
  await server.query('update qd_matrimonial_profile set "user" = $1 where id = $2', [id, profileId]);
  const picture = await drawPicture(640, 800).jpeg().toBuffer();
  const { data: photo } = await postPhoto(server.api.url, picture, { token });
  await server.query('update qd_matrimonial_profile set main_photo = $1 where id = $2', [
    photo.id,
    profileId,
  ]);
  await plantRows(server, { id, profileId, other });
  return { id, token, password: form.password, profileId, photo: photo.id, other };
}

async function plantRows(
  server: TestInstallation,
  { id, profileId, other }: Pick<Closing, 'id' | 'profileId' | 'other'>,
): Promise<void> {
  const blocks = 'junction_directus_users_qd_matrimonial_profile_1';
  const full = `${marks.name} ${marks.surname}`;
  await insertRows(server, 'qd_address', [
    { profile: profileId, name: full, address: marks.street, mobile: `+91${marks.mobile}` },
  ]);
  await insertRows(server, 'consent', [
    {
      profile: profileId,
      purpose: 'search',
      event: 'on',
      at: '2026-02-01T06:00:00Z',
      way: 'app',
      author: id,
    },
  ]);
  await insertRows(server, blocks, [
    { directus_users_id: id, qd_matrimonial_profile_id: other.profileId },
    { directus_users_id: other.id, qd_matrimonial_profile_id: profileId },
  ]);
  await insertRows(server, 'matrimonial_profile_notes', [
    { user_created: id, matrinonial_profile: other.profileId, note: marks.note },
    { user_created: other.id, matrinonial_profile: profileId, note: `About ${marks.name}` },
  ]);
  await insertRows(server, 'member_message', [
    { sender: id, profile: other.profileId, message: `From ${full}` },
    { sender: other.id, profile: profileId, message: `To ${full}` },
  ]);
  await insertRows(server, 'interest', [
    {
      sender: profileId,
      receiver: other.profileId,
      sender_account: id,
      words: `Words of ${marks.name}`,
      shared_mobile: marks.mobile,
      sent_at: '2026-11-01T06:00:00Z',
      open_until: '2099-01-01',
    },
  ]);
  await plantMails(server);
  await plantMoney(server, id);
}

async function plantMails(server: TestInstallation): Promise<void> {
  await insertRows(server, 'qdb_mail', [
    {
      id: crypto.randomUUID(),
      to_email: marks.email,
      subject: `Welcome ${marks.name}`,
      kind: 'notice',
      state: 'failed',
    },
    {
      id: crypto.randomUUID(),
      to_email: 'other@example.org',
      subject: 'Interest',
      body_content: JSON.stringify([{ text: `${marks.name} ${marks.surname} likes you` }]),
      kind: 'notice',
      state: 'failed',
    },
  ]);
}

/** One purchase with its receipt, and a book that came. */
async function plantMoney(server: TestInstallation, id: string): Promise<void> {
  await server.query(
    `with paid as (
       insert into qd_payments ("user", status, amount, order_type, channel, method, received_from, captured_at, notes, date_created)
       values ($1, 'captured', 55000, 'subscription', 'cash', 'cash', $2, now(), $3, now()) returning id)
     insert into receipt (number, financial_year, sequence, kind, payment, amount, issued_on, facts)
     select '2026-27/09999', '2026-27', 9999, 'receipt', id, 55000, current_date, $4 from paid`,
    [
      id,
      `${marks.name} ${marks.surname}`,
      JSON.stringify({ contact: marks.mobile }),
      JSON.stringify({ receivedFrom: `${marks.name} ${marks.surname}` }),
    ],
  );
  await insertRows(server, 'qd_order', [
    {
      user: id,
      status: 'paid',
      order_status: 'delivered',
      name: `${marks.name} ${marks.surname}`,
      address: marks.street,
      mobile: marks.mobile,
    },
  ]);
}

export const post = <Data = object>(server: TestInstallation, path: string, body: object, token?: string) =>
  askApi<Data>(server.api.url, `/qe_closing${path}`, { body, ...(token === undefined ? {} : { token }) });

const found = (text: string, ours: readonly string[] = Object.values(marks)) =>
  ours.filter((mark) => text.toLowerCase().includes(mark.toLowerCase()));

/** Every row of every table of every schema, as text. */
export async function searchDatabase(server: TestInstallation): Promise<string[]> {
  const tables = await server.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const hits: string[] = [];
  for (const { name } of tables) {
    const patterns = Object.values(marks).map((mark) => `%${mark}%`);
    const rows = await server.query<{ row: string }>(
      `select t::text as row from ${name} t where t::text ilike any($1)`,
      [patterns],
    );
    for (const { row } of rows) hits.push(`${name.replace('public.', '')}: ${found(row).join(', ')}`);
  }
  return hits;
}

/** What the next backup holds of the database. */
export function searchDump(server: TestInstallation): string[] {
  const dump = execFileSync('pg_dump', ['--data-only', server.installation.databaseUrl], {
    maxBuffer: 1 << 30,
    encoding: 'latin1',
  });
  return dump.split('\n').filter((line) => found(line).length > 0);
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

/** Files with a mark, or with the bytes of a photo. */
export const searchFiles = (folder: string, photo: Buffer): string[] =>
  listFiles(folder).filter((path) => {
    const bytes = readFileSync(path);
    return bytes.includes(photo) || found(bytes.toString('latin1')).length > 0;
  });

export const listSealedFiles = (folder: string): string[] =>
  listFiles(folder).filter((path) => path.includes('/sealed/'));
