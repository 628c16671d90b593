import { roleIds } from '@suchi/domain/accounts';
import type { CalendarDate } from '@suchi/domain/basics';
import type { Gender } from '@suchi/domain/profile';
import type { Knex } from 'knex';

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

/** The profiles of the list Active: approved, not hidden, and not deactivated by the cut-off. */
export async function countActiveByAge(
  db: Knex,
  { bounds, cutOff }: { bounds: readonly CalendarDate[]; cutOff: CalendarDate },
): Promise<AgeCount[]> {
  const { rows } = await db.raw<{ rows: AgeCount[] }>(
    `select p.gender, width_bucket(p.brithday::date, :bounds::date[]) as bucket, count(*)::int as count
       from qd_matrimonial_profile p join directus_users u on u.id = p."user"
      where p.status = 'Active' and not p.is_hidden and p.gender is not null and p.brithday is not null
        and (u.is_reactivated or p.date_created >= ${startOf(':cutOff')})
      group by 1, 2`,
    { bounds: [...bounds], cutOff },
  );
  return rows;
}

export interface WeekSales {
  week: CalendarDate;
  subscriptions: number;
  orders: number;
  amount: number;
}

/** Purchases that were paid in each week, refunded ones too. */
export async function listSales(db: Knex, from: CalendarDate): Promise<WeekSales[]> {
  const { rows } = await db.raw<{ rows: WeekSales[] }>(
    `select ${weekOf('captured_at')} as week,
            (count(*) filter (where order_type = 'subscription'))::int as subscriptions,
            (count(*) filter (where order_type = 'suchi'))::int as orders, sum(amount)::float8 as amount
       from qd_payments
      where status in ('captured', 'refunded') and captured_at >= ${startOf(':from')} group by 1`,
    { from },
  );
  return rows;
}
