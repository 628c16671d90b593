import type { IncidentFacts, SeenKind } from '@suchi/domain/data-use';
import type { Knex } from 'knex';
import type { Row } from '../platform/rows.generated.ts';
import { currentSerial } from '../platform/edition-sql.ts';
import { seenBy } from './codec.ts';

const table = 'incident';
const people = 'incident_person';

export interface IncidentCounts {
  affected: number;
  untold: number;
  toMail: number;
  cameBack: number;
  noMail: number;
  seen: Record<SeenKind, number>;
}

export type IncidentRow = Row<
  'incident',
  | 'id'
  | 'what'
  | 'account'
  | 'account_name'
  | 'device'
  | 'from_at'
  | 'to_at'
  | 'known_at'
  | 'first_word_at'
  | 'reported_at'
  | 'tested_at'
  | 'tested_by'
  | 'closed_at'
  | 'close_note'
  | 'sessions_ended_at'
> & {
  counts: IncidentCounts;
  first_word_name: string | null;
  reported_name: string | null;
  tested_name: string | null;
  email: string | null;
};

/** `n` is whose data was seen, `m` the mail to the family, `u` its account. */
const personTables = `${people} n join qd_matrimonial_profile p on p.id = n.profile
  left join directus_users u on u.id = p."user" left join qdb_mail m on m.id = n.mail`;
const isTold = `(n.called_at is not null or (n.mailed_at is not null and m.state is distinct from 'failed'))`;
const hasMail = `coalesce(u.email_verified and u.status = 'active', false)`;
const waitsForMail = `(n.mailed_at is null and n.called_at is null and ${hasMail})`;

const nameOf = (column: string) =>
  `(select nullif(concat_ws(' ', s.first_name, s.last_name), '') from directus_users s where s.id = i.${column})`;

const incidentColumns = `
  i.id, i.what, i.account, i.account_name, i.device, i.from_at, i.to_at, i.known_at, i.first_word_at, i.reported_at,
  i.tested_at, i.tested_by, i.closed_at, i.close_note, i.sessions_ended_at, ${nameOf('first_word_by')} as first_word_name,
  ${nameOf('reported_by')} as reported_name, ${nameOf('tested_by')} as tested_name,
  (select s.email from directus_users s where s.id = i.account) as email,
  (select json_build_object(
     'affected', count(*), 'untold', count(*) filter (where not ${isTold}),
     'toMail', count(*) filter (where ${waitsForMail}),
     'cameBack', count(*) filter (where m.state = 'failed' and n.called_at is null),
     'noMail', count(*) filter (where n.mailed_at is null and n.called_at is null and not ${hasMail}),
     'seen', json_build_object(
       'photo', count(*) filter (where n.saw_photo), 'number', count(*) filter (where n.saw_number),
       'birth', count(*) filter (where n.saw_birth), 'income', count(*) filter (where n.saw_income),
       'address', count(*) filter (where n.saw_address)))
     from ${personTables} where n.incident = i.id) as counts`;

const listedAtMost = 100;

export async function listIncidents(db: Knex): Promise<IncidentRow[]> {
  const { rows } = await db.raw<{ rows: IncidentRow[] }>(
    `select ${incidentColumns} from ${table} i order by i.id desc limit ${listedAtMost}`,
  );
  return rows;
}

export async function findIncident(db: Knex, id: number): Promise<IncidentRow | null> {
  const { rows } = await db.raw<{ rows: IncidentRow[] }>(
    `select ${incidentColumns} from ${table} i where i.id = ?`,
    [id],
  );
  return rows[0] ?? null;
}

export const lockIncident = (tx: Knex.Transaction, id: number) =>
  tx(table).where({ id }).forUpdate().first('id');

export const factsOf = ({ counts, ...row }: IncidentRow): IncidentFacts => ({
  knownAt: row.known_at,
  firstWordAt: row.first_word_at,
  reportedAt: row.reported_at,
  closedAt: row.closed_at,
  testedBy: row.tested_by,
  toMail: counts.toMail,
  untold: counts.untold,
  affected: counts.affected,
});

export type NewIncident = Row<
  'incident',
  | 'what'
  | 'account'
  | 'account_name'
  | 'device'
  | 'from_at'
  | 'to_at'
  | 'known_at'
  | 'opened_by'
  | 'sessions_ended_at'
>;

export async function insertIncident(tx: Knex.Transaction, row: NewIncident): Promise<number> {
  const [added] = await tx(table).insert(row).returning('id');
  if (!added) throw new Error('the incident was not added');
  return added.id;
}

export async function updateIncident(
  db: Knex,
  id: number,
  changes: Partial<Row<'incident', keyof IncidentStamps>> | Partial<NewIncident>,
): Promise<void> {
  await db(table).where({ id }).update(changes);
}

/** Base64; null while the file does not say this. */
export const findDraftFile = async (db: Knex, id: number, hash: string): Promise<string | null> =>
  (await db(table).where({ id, draft_of: hash }).first('draft_pdf'))?.draft_pdf ?? null;

interface IncidentStamps {
  first_word_at: unknown;
  first_word_by: unknown;
  reported_at: unknown;
  reported_by: unknown;
  tested_at: unknown;
  tested_by: unknown;
  told_by: unknown;
  closed_at: unknown;
  closed_by: unknown;
  close_note: unknown;
  draft_pdf: unknown;
  draft_of: unknown;
}

const inRange = (at: string) => `${at} between :from and :to`;
const row = (photo: boolean, number: boolean, birth: boolean, income: boolean, address: boolean) =>
  `${photo}, ${number}, ${birth}, ${income}, ${address}`;
const everything = row(true, true, true, true, true);
const hasContacts = `coalesce((a.details ->> 'with_contacts')::boolean, false)`;
const isWholeList = `coalesce(a.details ->> 'kind' = 'profile', false)`;

const isWholeProfile = `a.action in ('book.download', 'hall.read_cards')`;

/**
 * What the account did in the range, from what is recorded: profiles and accounts that it opened or changed, files,
 * cards of the hall, numbers. Rather too much than too little. Older lines about cards have no profiles, only numbers.
 */
const seenSql = `
  select p.id, ${everything} from audit_log a
    join qd_matrimonial_profile p on a.subject_collection = 'qd_matrimonial_profile' and a.subject_id = p.id::text
   where a.actor = :account and a.actor_kind <> 'member' and ${inRange('a.date_created')}
  union all
  select p.id, ${row(true, true, false, false, true)} from audit_log a
    join qd_matrimonial_profile p on a.subject_collection = 'directus_users' and a.subject_id = p."user"::text
   where a.actor = :account and a.actor_kind <> 'member' and ${inRange('a.date_created')}
  union all
  select e.profile, ${isWholeProfile}, a.action <> 'office.export' or ${hasContacts},
         ${isWholeProfile} or ${isWholeList}, ${isWholeProfile} or ${isWholeList},
         a.action <> 'office.export' or ${hasContacts}
    from audit_log a join exported_profile e on e.export = a.id
   where a.actor = :account and ${inRange('a.date_created')}
  union all
  select p.id, ${everything} from audit_log a
   cross join lateral regexp_match(a.subject_id, '(\\d{1,6})-(\\d{1,6})$') numbers
    join qd_matrimonial_profile p
      on p.serial_number between numbers[1]::integer and numbers[2]::integer
   where a.actor = :account and a.subject_collection = 'hall_cards' and ${inRange('a.date_created')}
     and not exists (select from exported_profile e where e.export = a.id)
  union all
  select r.profile, ${row(false, true, false, false, false)} from contact_reveal r
   where r.viewer = :account and ${inRange('r.date_created')}`;

/** In place of what was found before. */
export async function findAffected(
  tx: Knex.Transaction,
  id: number,
  range: { account: string; from: Date; to: Date },
): Promise<void> {
  await tx(people).where({ incident: id }).delete();
  await tx.raw(
    `insert into ${people} (incident, profile, times, saw_photo, saw_number, saw_birth, saw_income, saw_address)
     select cast(:id as integer), seen.profile, count(*), bool_or(seen.photo), bool_or(seen.number), bool_or(seen.birth), bool_or(seen.income), bool_or(seen.address)
       from (${seenSql}) seen (profile, photo, number, birth, income, address)
       join qd_matrimonial_profile p on p.id = seen.profile and p."user" is distinct from :account
      group by seen.profile`,
    { id, ...range },
  );
}

export interface PersonRow {
  id: number;
  profile_id: number;
  name: string;
  serial_number: number | null;
  mobile: string | null;
  saw_photo: boolean;
  saw_number: boolean;
  saw_birth: boolean;
  saw_income: boolean;
  saw_address: boolean;
  times: number;
  told: 'mailed' | 'waits' | 'came_back' | 'no_mail' | 'called' | 'not_yet';
  told_at: Date | null;
  called_name: string | null;
}

export const personOrder = 'n.times desc, n.id';
export const personColumns = `n.id, n.profile as profile_id, concat_ws(' ', p.first_name, p.last_name) as name,
  ${currentSerial()} as serial_number, u.mobile, n.saw_photo, n.saw_number, n.saw_birth, n.saw_income, n.saw_address,
  n.times, n.called_name, coalesce(n.called_at, n.mailed_at) as told_at,
  case when n.called_at is not null then 'called' when m.state = 'failed' then 'came_back'
       when n.mailed_at is not null and m.state = 'queued' then 'waits' when n.mailed_at is not null then 'mailed'
       when not ${hasMail} then 'no_mail' else 'not_yet' end as told`;

export const peopleOf = (incident: number, only: 'all' | 'untold') => ({
  from: personTables,
  key: 'n.id',
  where: [
    { sql: 'n.incident = ?', bindings: [incident] },
    ...(only === 'untold' ? [{ sql: `not ${isTold}`, bindings: [] }] : []),
  ],
});

export interface ToMail {
  id: number;
  user: string;
  seen: SeenKind[];
}

/** Locked, so that two admins write once. */
export async function listToMail(tx: Knex.Transaction, incident: number, limit: number): Promise<ToMail[]> {
  const { rows } = await tx.raw<{ rows: (PersonRow & { user: string })[] }>(
    `select n.*, u.id as "user" from ${personTables}
      where n.incident = ? and ${waitsForMail} order by n.id limit ? for update of n`,
    [incident, limit],
  );
  return rows.map((person) => ({ id: person.id, user: person.user, seen: seenBy(person) }));
}

export async function noteMailed(tx: Knex.Transaction, id: number, mail: string, now: Date): Promise<void> {
  await tx(people).where({ id }).update({ mail, mailed_at: now });
}

export async function findIncidentOf(db: Knex, person: number): Promise<number | null> {
  return (await db(people).where({ id: person }).first('incident'))?.incident ?? null;
}

export async function noteCalled(
  tx: Knex.Transaction,
  id: number,
  called: { called_at: Date | null; called_by: string | null; called_name: string | null },
): Promise<void> {
  await tx(people).where({ id }).update(called);
}

export const isAnyTold = async (db: Knex, incident: number): Promise<boolean> =>
  (await db(people)
    .where({ incident })
    .whereRaw('(mailed_at is not null or called_at is not null)')
    .first('id')) !== undefined;

export async function findAccount(db: Knex, email: string): Promise<{ id: string; name: string } | null> {
  const { rows } = await db.raw<{ rows: { id: string; name: string }[] }>(
    `select id, left(coalesce(nullif(concat_ws(' ', first_name, last_name), ''), email), 200) as name
       from directus_users where lower(email) = lower(?)`,
    [email],
  );
  return rows[0] ?? null;
}
