import type { CalendarDate } from '@suchi/domain/basics';
import type { Purpose } from '@suchi/domain/consent';
import type { Knex } from 'knex';
import type { Row, Rows } from '../platform/rows.generated.ts';

export type RequestRow = Row<
  'data_request',
  | 'id'
  | 'kind'
  | 'way'
  | 'asked_by'
  | 'account'
  | 'asker'
  | 'wanted'
  | 'state'
  | 'identity'
  | 'outcome'
  | 'certificate'
> & {
  received_on: CalendarDate;
  due_on: CalendarDate;
  done_at: Date | null;
  about: string | null;
  checked_by_id: string | null;
  checked_by: string | null;
  has_photo: boolean;
  done_by: string | null;
  destroyed_on: CalendarDate | null;
};

const nameOf = (alias: string) => `nullif(concat_ws(' ', ${alias}.first_name, ${alias}.last_name), '')`;

const requestSql = `
  select r.id, r.kind, r.way, r.asked_by, r.asker, r.wanted, r.state, r.identity, r.outcome, r.certificate, r.done_at,
         r.certificate_photo is not null as has_photo,
         to_char(r.received_on, 'YYYY-MM-DD') as received_on, to_char(r.due_on, 'YYYY-MM-DD') as due_on,
         case when a.email is null then null else r.account end as account,
         coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), ${nameOf('a')}, r.about) as about,
         r.checked_by as checked_by_id, ${nameOf('c')} as checked_by, ${nameOf('d')} as done_by,
         to_char(s.sealed_until, 'YYYY-MM-DD') as destroyed_on
    from data_request r
    left join directus_users a on a.id = r.account
    left join qd_matrimonial_profile p on p."user" = r.account
    left join directus_users c on c.id = r.checked_by
    left join directus_users d on d.id = r.done_by
    left join sealed_account s on s.request = r.id`;

const pageSize = 50;

export async function listRequests(db: Knex, page: number): Promise<RequestRow[]> {
  const { rows } = await db.raw<{ rows: RequestRow[] }>(
    `${requestSql} order by (r.state = 'open') desc, case when r.state = 'open' then r.due_on end,
       r.received_on desc, r.id desc limit ? offset ?`,
    [pageSize, (page - 1) * pageSize],
  );
  return rows;
}

export async function findRequest(db: Knex, id: number): Promise<RequestRow | null> {
  const { rows } = await db.raw<{ rows: RequestRow[] }>(`${requestSql} where r.id = ?`, [id]);
  return rows[0] ?? null;
}

/** One person at a time decides about a request. */
export async function lockRequest(tx: Knex, id: number): Promise<RequestRow | null> {
  await tx('data_request').where({ id }).forUpdate().first('id');
  return findRequest(tx, id);
}

export type NewRequest = Pick<RequestRow, 'kind' | 'way' | 'asked_by' | 'account'> & {
  received_on: CalendarDate;
  due_on: CalendarDate;
  about?: string | null;
  asker?: string | null;
  wanted?: string | null;
  state?: 'open' | 'done';
  done_at?: Date;
};

export async function insertRequest(tx: Knex, request: NewRequest): Promise<number> {
  const [row] = await tx('data_request')
    .insert(request as unknown as Rows['data_request'])
    .returning('id');
  return row?.id ?? 0;
}

export async function updateRequest(
  tx: Knex,
  id: number,
  changes: Partial<
    Pick<
      Rows['data_request'],
      | 'identity'
      | 'checked_by'
      | 'checked_at'
      | 'certificate_photo'
      | 'outcome'
      | 'state'
      | 'done_by'
      | 'done_at'
    >
  >,
): Promise<void> {
  await tx('data_request').where({ id }).update(changes);
}

export async function findAccountByEmail(db: Knex, email: string): Promise<string | null> {
  const row = await db('directus_users').whereRaw('lower(email) = ?', [email.toLowerCase()]).first('id');
  return row?.id ?? null;
}

/** Encrypted; null once the request is decided. */
export async function findCertificate(db: Knex, id: number): Promise<string | null> {
  return (await db('data_request').where({ id }).first('certificate_photo'))?.certificate_photo ?? null;
}

export const listCertificates = (db: Knex): Promise<Row<'data_request', 'id' | 'certificate_photo'>[]> =>
  db('data_request').whereNotNull('certificate_photo').select('id', 'certificate_photo');

export interface RequestFigures {
  total: number;
  open: number;
  sealed: number;
  is_overdue: boolean;
  next_closed_on: CalendarDate | null;
  next_destroyed_on: CalendarDate | null;
  last_destroyed_on: CalendarDate | null;
}

const india = (instant: string) => `to_char(${instant} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;

export async function countRequests(db: Knex, today: CalendarDate): Promise<RequestFigures> {
  const { rows } = await db.raw<{ rows: [RequestFigures] }>(
    `select (select count(*)::int from data_request) as total,
            (select count(*)::int from data_request where state = 'open') as open,
            (select count(*)::int from sealed_account where state = 'sealed') as sealed,
            exists (select 1 from sealed_account where state = 'sealed' and held_at is null
                       and sealed_until < :today::date) as is_overdue,
            ${india('n.closed_at')} as next_closed_on, to_char(n.sealed_until, 'YYYY-MM-DD') as next_destroyed_on,
            (select ${india('max(ended_at)')} from sealed_account where state = 'destroyed') as last_destroyed_on
       from (select 1) one
       left join lateral (select closed_at, sealed_until from sealed_account
                           where state = 'sealed' and held_at is null order by sealed_until limit 1) n on true`,
    { today },
  );
  return rows[0];
}

export interface PurposeCount {
  purpose: Purpose;
  on: number;
  off: number;
  withdrawn: number;
}

/** The newest answer of each profile, and how many were taken back since the day. */
export async function countConsents(db: Knex, since: CalendarDate): Promise<PurposeCount[]> {
  const { rows } = await db.raw<{ rows: PurposeCount[] }>(
    `with newest as (
       select distinct on (profile, purpose) purpose, event from consent
        where event <> 'asked' order by profile, purpose, id desc),
     taken_back as (
       select purpose, count(distinct profile)::int as withdrawn from consent
        where event = 'off' and at >= (:since::date at time zone 'Asia/Kolkata') group by purpose)
     select n.purpose, count(*) filter (where n.event = 'on')::int as "on",
            count(*) filter (where n.event = 'off')::int as "off", coalesce(max(t.withdrawn), 0)::int as withdrawn
       from newest n left join taken_back t on t.purpose = n.purpose
      group by n.purpose`,
    { since },
  );
  return rows;
}

export async function countProfiles(db: Knex): Promise<number> {
  const [row] = await db('qd_matrimonial_profile').count<{ count: string }[]>('* as count');
  return Number(row?.count ?? 0);
}
