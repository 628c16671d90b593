import type { SubscriptionFilter, SubscriptionSelection, subscriptionSorts } from '@suchi/contracts/money';
import type { ListSort } from '@suchi/contracts/office';
import type { Knex } from 'knex';
import { selectList } from '../../platform/list-columns.ts';
import {
  containsWords,
  countedSql,
  joinConditions,
  likePattern,
  type ListResult,
  type ListSource,
  orderOf,
  readListPage,
  type SqlPart,
  whereSelected,
} from '../../platform/list-page.ts';
import { accountText, containsName } from '../../platform/search-text.ts';
import {
  subscriptionColumns,
  subscriptionFacts,
  subscriptionJoins,
  type SubscriptionListRow,
  subscriptionOrder,
} from '../subscription-columns.ts';

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
  const candidate = joinConditions(containsName(search));
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

export const orderSubscriptions = (sort: ListSort<SortField>): string =>
  orderOf(sort, subscriptionOrder, key);

export function listSubscriptions(
  db: Knex,
  source: ListSource,
  page: { sort: ListSort<SortField>; page: number; rows: number },
): Promise<ListResult<SubscriptionListRow>> {
  return readListPage<SubscriptionListRow>(db, source, {
    orderBy: orderSubscriptions(page.sort),
    page: page.page,
    rows: page.rows,
    columns: selectList(subscriptionColumns, subscriptionFacts),
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
    `select ${countedSql(`qd_subscriptions s where ${listSql.current}`)} as "current",
            ${countedSql(`qd_subscriptions s where ${listSql.past}`)} as past`,
  );
  return rows[0] ?? { current: 0, past: 0 };
}
