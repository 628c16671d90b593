import { attendances } from '@suchi/domain/lifecycle';
import { systemAlarms } from '@suchi/domain/office';
import * as z from 'zod/mini';
import { calendarDate, countsOf, utcInstant } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';

const count = z.int().check(z.minimum(0));

/** What waits. A member is null for people without the duty. */
const waitingWork = z.object({
  review: z.nullable(z.object({ total: count, over_three_days: count, one_to_three_days: count })),
  payments: z.nullable(z.object({ total: count, amount: count })),
  refunds: z.nullable(z.object({ total: count })),
  unmatched: z.nullable(z.object({ total: count })),
  unpaid_orders: z.nullable(z.object({ total: count, amount: count, oldest_on: z.nullable(calendarDate) })),
  dispatch: z.nullable(z.object({ total: count, oldest_on: z.nullable(calendarDate) })),
  mails: z.nullable(z.object({ total: count, unreachable: count })),
  reports: z.nullable(z.object({ total: count, repeated: count })),
});

/** Counts of the season, without names. */
const season = z.object({
  /** The first day of the season: the cut-off date of the current edition. Every number below counts from it. */
  since: calendarDate,
  registered: count,
  /** In the same days of last season. */
  registered_last_season: count,
  /** Weeks begin on Monday, the first one on `since`; the last one is this week. */
  weeks: z.array(z.object({ week: calendarDate, registered: count, last_season: count })),
  funnel: z.object({
    registered: count,
    verified: count,
    begun: count,
    draft: count,
    submitted: count,
    pending: count,
    rejected: count,
    approved: count,
  }),
  /** Active profiles by exact age today, in the bands of the domain. */
  ages: z.array(z.object({ women: count, men: count })),
});

/** The dates of the current edition and of the next melawa, and what candidates answered about it. */
const edition = z.object({
  year: z.int(),
  registration_until: z.nullable(calendarDate),
  delivery_after: z.nullable(calendarDate),
  delivery_days: z.nullable(z.string()),
  event_date: z.nullable(calendarDate),
  event_place: z.nullable(z.string()),
  attendance: countsOf(attendances),
});

/** By the day of the receipt. */
const sold = z.object({
  subscriptions: count,
  orders: count,
  amount: count,
  weeks: z.array(z.object({ week: calendarDate, subscriptions: count, orders: count })),
});

/** The first page of the office: what waits, and the season in numbers. */
export const dashboardContract = defineContract({
  method: 'GET',
  group: 'qe_office',
  path: '/dashboard',
  access: 'staff',
  input: z.object({}),
  output: z.object({
    today: calendarDate,
    work: waitingWork,
    edition: z.nullable(edition),
    /** For admins. */
    system: z.nullable(
      z.object({
        alarms: z.array(z.enum(systemAlarms)),
        last_backup_at: z.nullable(utcInstant),
        disk_used_percent: z.nullable(count),
      }),
    ),
    season,
    /** For treasurers. */
    sold: z.nullable(sold),
  }),
});
export type Dashboard = z.output<typeof dashboardContract.output>;

/** The numbers in the menu that no other query has. A member is null for people without the duty. */
export const menuCountsContract = defineContract({
  method: 'GET',
  group: 'qe_office',
  path: '/menu_counts',
  access: 'staff',
  input: z.object({}),
  output: z.object({
    candidates: count,
    users: z.nullable(count),
    orders_to_dispatch: z.nullable(count),
    open_requests: z.nullable(count),
  }),
});
export type MenuCounts = z.output<typeof menuCountsContract.output>;
