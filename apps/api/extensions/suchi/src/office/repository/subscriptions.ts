import type {
  ListSort,
  SubscriptionFilter,
  SubscriptionSelection,
  subscriptionSorts,
} from '@suchi/contracts/office';
import type { CalendarDate } from '@suchi/domain/basics';
import type { PaymentChannel } from '@suchi/domain/money';
import type { Knex } from 'knex';
import {
  containsWords,
  joinConditions,
  likePattern,
  type ListResult,
  type ListSource,
  orderOf,
  readListPage,
  type SqlPart,
  whereSelected,
} from '../../platform/list-page.ts';
import type { Row } from '../../platform/rows.generated.ts';
import { accountText, officeText } from '../../platform/search-text.ts';

// Left joins, because PostgreSQL skips those that neither a condition nor the order uses.
const from = `qd_subscriptions s left join directus_users u on u.id = s."user"
  left join qd_matrimonial_profile c on c."user" = s."user"`;
const key = 's.id';

const listSql: Record<SubscriptionFilter['list'], string> = {
  current: `not s.is_archived and s.status = 'active'`,
  past: 's.is_archived',
};

/** By words of the account or the candidate, or by the provider's payment. */
function whereFound(search: string | undefined): SqlPart[] {
  if (search === undefined) return [];
  const account = joinConditions(containsWords(accountText, search));
  const candidate = joinConditions(containsWords(officeText, search));
  return [
    {
      sql: `s."user" in (select id from directus_users where ${account.sql})
        or s."user" in (select "user" from qd_matrimonial_profile where ${candidate.sql})
        or s.id in (select subscription from qd_payments where lower(payment_id) like ?)`,
      bindings: [...account.bindings, ...candidate.bindings, likePattern(search.toLowerCase())],
    },
  ];
}

function whereSubscriptions(
  search: string | undefined,
  { list, ended_before: day }: SubscriptionFilter,
): SqlPart[] {
  const ended = day === undefined ? [] : [{ sql: 's.end_date < ?::date', bindings: [day] }];
  return [{ sql: listSql[list], bindings: [] }, ...ended, ...whereFound(search)];
}

export function subscriptionsOf(search: string | undefined, filter: SubscriptionFilter): ListSource {
  return { from, key, where: whereSubscriptions(search, filter) };
}

export function selectedSubscriptions(selection: SubscriptionSelection): ListSource {
  return { from, key, where: whereSelected({ key, idType: 'integer' }, selection, whereSubscriptions) };
}

/** Selects their ids. */
export function idsOfSelected(selection: SubscriptionSelection): SqlPart {
  const { sql, bindings } = joinConditions(selectedSubscriptions(selection).where);
  return { sql: `select ${key} from ${from} where ${sql}`, bindings };
}

type SortField = (typeof subscriptionSorts)[number];

const name = `coalesce(nullif(concat_ws(' ', c.first_name, c.middle_name, c.last_name), ''),
  concat_ws(' ', u.first_name, u.last_name))`;

const sortColumns: Record<SortField, string> = {
  start_date: 's.start_date',
  end_date: 's.end_date',
  name: `lower(${name})`,
};

export const orderSubscriptions = (sort: ListSort<SortField>): string => orderOf(sort, sortColumns, key);

export interface SubscriptionListRow extends Row<'qd_subscriptions', 'id' | 'status'> {
  name: string;
  start_date: CalendarDate;
  end_date: CalendarDate;
  profile_id: number | null;
  main_photo: string | null;
  channel: PaymentChannel | null;
  provider_payment: string | null;
  amount: number | null;
  receipt: string | null;
  email: string | null;
  mobile: string | null;
}

export const subscriptionColumns = `
  s.id, s.status, ${name} as name, c.id as profile_id, c.main_photo, u.email, u.mobile,
  to_char(s.start_date, 'YYYY-MM-DD') as start_date, to_char(s.end_date, 'YYYY-MM-DD') as end_date,
  paid.channel, paid.payment_id as provider_payment, paid.amount, r.number as receipt`;

export const subscriptionJoins = `
  left join lateral (
    select id, channel, payment_id, amount from qd_payments q
     where q.subscription = s.id and q.status in ('captured', 'refunded') order by q.id desc limit 1) paid on true
  left join receipt r on r.payment = paid.id and r.kind = 'receipt'`;

export function listSubscriptions(
  db: Knex,
  source: ListSource,
  page: { sort: ListSort<SortField>; page: number; rows: number },
): Promise<ListResult<SubscriptionListRow>> {
  return readListPage<SubscriptionListRow>(db, source, {
    orderBy: orderSubscriptions(page.sort),
    page: page.page,
    rows: page.rows,
    columns: subscriptionColumns,
    joins: subscriptionJoins,
  });
}

/** What was paid for the subscriptions, in paise; refunded payments do not count. */
export async function sumReceived(db: Knex, source: ListSource): Promise<number> {
  const where = joinConditions(source.where);
  const { rows } = await db.raw<{ rows: { received: string }[] }>(
    `select coalesce(sum(q.amount), 0) as received from qd_payments q
      where q.status = 'captured' and q.subscription in (select ${key} from ${from} where ${where.sql})`,
    where.bindings as Knex.RawBinding[],
  );
  return Number(rows[0]?.received ?? 0);
}

export async function countSubscriptions(db: Knex): Promise<{ current: number; past: number }> {
  const { rows } = await db.raw<{ rows: { current: number; past: number }[] }>(
    `select (count(*) filter (where ${listSql.current}))::integer as "current",
            (count(*) filter (where ${listSql.past}))::integer as past from qd_subscriptions s`,
  );
  return rows[0] ?? { current: 0, past: 0 };
}
