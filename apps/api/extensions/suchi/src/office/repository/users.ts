import type { ListSort, UserFilter, userSorts, UsersSelection } from '@suchi/contracts/office';
import { roleIds, type UserList } from '@suchi/domain/accounts';
import { readPhoneDigits } from '@suchi/domain/basics';
import type { Knex } from 'knex';
import { selectList } from '../../platform/list-columns.ts';
import {
  containsWords,
  countedSql,
  joinConditions,
  type ListResult,
  type ListSource,
  orderOf,
  readListPage,
  type SqlPart,
  whereSelected,
  withinDays,
} from '../../platform/list-page.ts';
import { accountText, containsName } from '../../platform/search-text.ts';
import { isHeld } from '../closed-accounts.ts';
import { userColumns, userFacts, type UserListRow, userOrder } from '../user-columns.ts';

const from = 'directus_users u';
const key = 'u.id';

const isAddressFilled = `status = 'pending' and name <> '' and address <> ''`;
const hasPaid = `u.id in (select "user" from qd_order where status = 'paid')`;

/** The domain's `isInUserList`. A test compares the two. */
const listSql: Record<UserList, string> = {
  all: 'true',
  active_profile: `u.id in (select "user" from qd_matrimonial_profile where status = 'Active')`,
  purchased_suchi: hasPaid,
  order_address_filled: `u.id in (select "user" from qd_order where ${isAddressFilled})`,
  not_purchased_suchi: `not (${hasPaid})`,
};

function whereUsers(search: string | undefined, filter: UserFilter): SqlPart[] {
  const conditions: SqlPart[] = [
    { sql: isHeld('u.'), bindings: [] },
    { sql: listSql[filter.list], bindings: [] },
    ...whereRegistered(filter, 'u.'),
  ];
  if (filter.is_email_verified !== undefined)
    conditions.push({ sql: 'coalesce(u.email_verified, false) = ?', bindings: [filter.is_email_verified] });
  if (search === undefined) return conditions;
  const typed = readPhoneDigits(search) ?? search;
  const account = joinConditions(containsWords(accountText, typed));
  // A father's account has another name than the candidate.
  const candidate = joinConditions(containsName(typed));
  return [
    ...conditions,
    {
      sql: `u.id in (select id from directus_users where ${account.sql})
        or u.id in (select "user" from qd_matrimonial_profile where ${candidate.sql})`,
      bindings: [...account.bindings, ...candidate.bindings],
    },
  ];
}

/** Members who registered in the days of a filter; no condition without days. */
export function whereRegistered(
  filter: Pick<UserFilter, 'registered_from' | 'registered_to'>,
  alias = '',
): SqlPart[] {
  const days = withinDays(`${alias}date_created`, {
    from: filter.registered_from,
    to: filter.registered_to,
  });
  return days.length === 0 ? [] : [{ sql: `${alias}role = ?`, bindings: [roleIds.user] }, ...days];
}

export function usersOf(search: string | undefined, filter: UserFilter): ListSource {
  return { from, key, where: whereUsers(search, filter) };
}

export function selectedUsers(selection: UsersSelection): ListSource {
  return { from, key, where: whereSelected({ key, idType: 'uuid' }, selection, whereUsers) };
}

type SortField = (typeof userSorts)[number];

export const orderUsers = (sort: ListSort<SortField>): string => orderOf(sort, userOrder, key);

export function listUsers(
  db: Knex,
  source: ListSource,
  page: { sort: ListSort<SortField>; page: number; rows: number },
): Promise<ListResult<UserListRow>> {
  return readListPage<UserListRow>(db, source, {
    orderBy: orderUsers(page.sort),
    page: page.page,
    rows: page.rows,
    columns: selectList(userColumns, userFacts),
  });
}

/** Those that come from a smaller table are counted there: every order has an account, and an account has one profile. */
const countedFrom: Record<UserList, string> = {
  all: `${from} where ${isHeld('u.')}`,
  active_profile: `qd_matrimonial_profile where status = 'Active' and "user" is not null`,
  purchased_suchi: `(select distinct "user" from qd_order where status = 'paid') o`,
  order_address_filled: `(select distinct "user" from qd_order where ${isAddressFilled}) o`,
  not_purchased_suchi: `${from} where ${isHeld('u.')} and ${listSql.not_purchased_suchi}`,
};

export async function countUsers(db: Knex): Promise<Record<UserList, number>> {
  const counts = Object.entries(countedFrom).map(([list, rows]) => `${countedSql(rows)} as "${list}"`);
  const { rows } = await db.raw<{ rows: Record<UserList, number>[] }>(`select ${counts.join(', ')}`);
  return rows[0] as Record<UserList, number>;
}
