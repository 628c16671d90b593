import type { ListSort, UserFilter, userSorts, UsersSelection } from '@suchi/contracts/office';
import { roleIds, type UserList } from '@suchi/domain/accounts';
import { readPhoneDigits } from '@suchi/domain/basics';
import type { Knex } from 'knex';
import { selectList } from '../../platform/list-columns.ts';
import {
  containsWords,
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

/** Counted from the smaller tables: every order has an account, and an account has one profile. */
export async function countUsers(db: Knex): Promise<Record<UserList, number>> {
  const { rows } = await db.raw<{ rows: Record<UserList, number>[] }>(
    `select (select count(*) from directus_users)::integer as "all",
            (select count("user") from qd_matrimonial_profile where status = 'Active')::integer as active_profile,
            (select count(distinct "user") from qd_order where status = 'paid')::integer as purchased_suchi,
            (select count(distinct "user") from qd_order
              where ${isAddressFilled})::integer as order_address_filled`,
  );
  const found = rows[0] as Record<UserList, number>;
  return { ...found, not_purchased_suchi: found.all - found.purchased_suchi };
}
