import { roleIds } from '@suchi/domain/accounts';
import type { CalendarDate } from '@suchi/domain/basics';
import type { Gender } from '@suchi/domain/profiles';
import type { Knex } from 'knex';
import { eventEdition } from '../../platform/edition-sql.ts';
import { joinConditions } from '../../platform/list-page.ts';
import { candidateTables, whereCandidates } from './candidates.ts';

// Weeks of PostgreSQL begin on Monday.
const weekOf = (column: string) =>
  `to_char(date_trunc('week', ${column} at time zone 'Asia/Kolkata'), 'YYYY-MM-DD')`;
const startOf = (day: string) => `(${day}::date::timestamp at time zone 'Asia/Kolkata')`;

export async function readCutOff(db: Knex): Promise<CalendarDate | null> {
  const row = await db('edition')
    .where({ is_current: true })
    .first<{ day: CalendarDate } | undefined>(db.raw(`to_char(activation_cutoff, 'YYYY-MM-DD') as day`));
  return row?.day ?? null;
}

const day = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;

export interface EditionDates {
  year: number;
  registration_until: CalendarDate | null;
  delivery_after: CalendarDate | null;
  delivery_days: string | null;
  /** Of the next melawa, which can belong to the edition before. */
  event_date: CalendarDate | null;
  event_place: string | null;
}

export async function findEditionDates(db: Knex): Promise<EditionDates | null> {
  const { rows } = await db.raw<{ rows: EditionDates[] }>(
    `select e.year, ${day('e.registration_until')} as registration_until,
            ${day('e.delivery_after')} as delivery_after, e.delivery_days,
            ${day('m.event_date')} as event_date, m.event_place
       from edition e left join edition m on m.id = ${eventEdition} where e.is_current`,
  );
  return rows[0] ?? null;
}

export interface WeekCount {
  week: CalendarDate;
  count: number;
}

/** Members who registered in each week of both seasons. */
export async function listRegistrations(
  db: Knex,
  { from, to }: { from: CalendarDate; to: Date },
): Promise<WeekCount[]> {
  const { rows } = await db.raw<{ rows: WeekCount[] }>(
    `select ${weekOf('date_created')} as week, count(*)::int as count from directus_users
      where role = :role and date_created >= ${startOf(':from')} and date_created <= :to group by 1`,
    { role: roleIds.user, from, to },
  );
  return rows;
}

export async function countRegistrations(
  db: Knex,
  { from, to }: { from: CalendarDate; to: Date },
): Promise<number> {
  const { rows } = await db.raw<{ rows: [{ count: number }] }>(
    `select count(*)::int as count from directus_users
      where role = :role and date_created >= ${startOf(':from')} and date_created <= :to`,
    { role: roleIds.user, from, to },
  );
  return rows[0].count;
}

export interface Funnel {
  registered: number;
  verified: number;
  begun: number;
  draft: number;
  submitted: number;
  pending: number;
  rejected: number;
  approved: number;
}

/** How far the members came who registered since a day. */
export async function readFunnel(db: Knex, since: CalendarDate): Promise<Funnel> {
  const { rows } = await db.raw<{ rows: [Funnel] }>(
    `select count(*)::int as registered,
            (count(*) filter (where u.email_verified))::int as verified,
            count(p.id)::int as begun,
            (count(*) filter (where p.status = 'Draft'))::int as draft,
            (count(*) filter (where p.status <> 'Draft'))::int as submitted,
            (count(*) filter (where p.status = 'Pending'))::int as pending,
            (count(*) filter (where p.status = 'Rejected'))::int as rejected,
            (count(*) filter (where p.status in ('Active', 'married')))::int as approved
       from directus_users u left join qd_matrimonial_profile p on p."user" = u.id
      where u.role = :role and u.date_created >= ${startOf(':since')}`,
    { role: roleIds.user, since },
  );
  return rows[0];
}

export interface AgeCount {
  gender: Gender;
  /** By the domain's bounds: 0 is the oldest band. */
  bucket: number;
  count: number;
}

/** The profiles of the list Active. */
export async function countActiveByAge(db: Knex, bounds: readonly CalendarDate[]): Promise<AgeCount[]> {
  const active = joinConditions(whereCandidates(undefined, { list: 'active', hidden: 'without' }));
  const { rows } = await db.raw<{ rows: AgeCount[] }>(
    `select p.gender, width_bucket(p.brithday::date, ?::date[]) as bucket, count(*)::int as count
       from ${candidateTables} where p.gender is not null and p.brithday is not null and ${active.sql}
      group by 1, 2`,
    [[...bounds], ...active.bindings] as Knex.RawBinding[],
  );
  return rows;
}

export interface WeekSales {
  week: CalendarDate;
  subscriptions: number;
  orders: number;
  amount: number;
}

/** The receipts of each week, of refunded purchases too: the list of receipts has the same rows. */
export async function listSales(db: Knex, from: CalendarDate): Promise<WeekSales[]> {
  const { rows } = await db.raw<{ rows: WeekSales[] }>(
    `select to_char(date_trunc('week', c.issued_on), 'YYYY-MM-DD') as week,
            (count(*) filter (where p.order_type = 'subscription'))::int as subscriptions,
            (count(*) filter (where p.order_type = 'suchi'))::int as orders, sum(c.amount)::float8 as amount
       from receipt c join qd_payments p on p.id = c.payment
      where c.kind = 'receipt' and c.issued_on >= :from::date group by 1`,
    { from },
  );
  return rows;
}
