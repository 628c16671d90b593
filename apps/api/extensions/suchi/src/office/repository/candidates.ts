import type { CandidateFilter, CandidateSelection, candidateSorts, ListSort } from '@suchi/contracts/office';
import { readPhoneDigits } from '@suchi/domain/basics';
import { readSuchiNumber } from '@suchi/domain/discovery';
import type { Activation, Attendance, CandidateList } from '@suchi/domain/lifecycle';
import type { OrderStep } from '@suchi/domain/money';
import type { Knex } from 'knex';
import { attendanceAnswer, currentSerial, editionOnSale, today } from '../../platform/edition-sql.ts';
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
import {
  candidateColumns,
  candidateFacts,
  candidateJoins,
  type CandidateListRow,
  candidateOrder,
} from '../candidate-columns.ts';
import { accountText, addressNumbers, containsName } from '../../platform/search-text.ts';
import { whereRegistered } from './users.ts';

const table = 'qd_matrimonial_profile';

/** `p` is the profile, `u` its owner, for columns only: PostgreSQL skips a joined table that no condition uses. */
export const candidateTables = `${table} p left join directus_users u on u.id = p."user"`;
const key = 'p.id';

/** The start of the cut-off day in India. */
const cutOff = `(select activation_cutoff::timestamp at time zone 'Asia/Kolkata' from edition where is_current)`;

/**
 * PostgreSQL chooses: it looks up the owner of each profile, or reads all such owners once. With `in` it would read them
 * for each profile as soon as they do not fit into its memory. A profile may have no owner.
 */
const isOwnedBy = (condition: string) =>
  `exists (select from directus_users where id = p."user" and (${condition}))`;

const isOlder = `p.date_created < ${cutOff}`;
const isNewer = `p.date_created >= ${cutOff}`;
const isReactivated = isOwnedBy('is_reactivated');
const isOfOlderMember = isOwnedBy(`date_created < ${cutOff}`);

/** The domain's `findActivation`. */
const activationSql: Record<Activation, string> = {
  new: `${isNewer} and not ${isOfOlderMember}`,
  current: `${isNewer} and ${isOfOlderMember}`,
  deactivated: `${isOlder} and not ${isReactivated}`,
  reactivated: `${isOlder} and ${isReactivated}`,
};

/** The owner's newest book is at this step. While a book is sold, one of an earlier year does not count. */
const hasBook = (step: OrderStep) => `suchi_book_order = '${step}' and coalesce(
  (select o.edition from qd_order o
    where o."user" = directus_users.id and o.status = 'paid' and not o.is_archived
    order by o.order_date desc, o.id desc limit 1) = ${editionOnSale}, true)`;

/** The domain's `isInCandidateList`. A test compares the two. */
const listSql: Record<CandidateList, string> = {
  all: 'true',
  active: `p.status = 'Active' and (${isNewer} or ${isReactivated})`,
  pending: `p.status = 'Pending'`,
  draft: `p.status = 'Draft'`,
  rejected: `p.status = 'Rejected'`,
  married: `p.status = 'married'`,
  deactivated: activationSql.deactivated,
  reactivated: activationSql.reactivated,
  new: activationSql.new,
  book_ordered: isOwnedBy(hasBook('ordered')),
  dispached_ordered: isOwnedBy(hasBook('dispatched')),
};

/** The domain's `findAttendance`, of the next melawa. */
export const attendanceSql: Record<Attendance, string> = {
  attending: `${attendanceAnswer} = 1`,
  not_attending: `${attendanceAnswer} = -1`,
  no_response: `coalesce(${attendanceAnswer}, 0) not in (1, -1)`,
};

/** Both follow from the status. */
const reachedSql = {
  submitted: `p.status <> 'Draft'`,
  approved: `p.status in ('Active', 'married')`,
} as const;

const hiddenSql = { without: 'not p.is_hidden', with: 'true', only: 'p.is_hidden' } as const;

const plain = (sql: string): SqlPart => ({ sql, bindings: [] });

/** The conditions of a list. Other rooms use them by `selectCandidates`. */
export function whereCandidates(search: string | undefined, filter: CandidateFilter): SqlPart[] {
  const { list, hidden, gender, marital_status, has_serial_number, activation, attendance } = filter;
  const conditions = [plain(listSql[list]), plain(hiddenSql[hidden]), ...whereFound(search)];
  if (gender !== undefined) conditions.push({ sql: 'p.gender = ?', bindings: [gender] });
  if (marital_status !== undefined)
    conditions.push({ sql: 'p.marital_status = ?', bindings: [marital_status] });
  if (has_serial_number !== undefined)
    conditions.push(plain(`(${currentSerial()}) is ${has_serial_number ? 'not null' : 'null'}`));
  if (activation !== undefined) conditions.push(plain(activationSql[activation]));
  if (attendance !== undefined) conditions.push(plain(attendanceSql[attendance]));
  // The domain's `isCountedForEvent`.
  if (filter.is_counted_for_event === true) conditions.push(plain(`${listSql.active} or ${listSql.pending}`));
  if (filter.reached !== undefined) conditions.push(plain(reachedSql[filter.reached]));
  return [...conditions, ...whereFacts(filter)];
}

/** The domain's `ageOn`: PostgreSQL too leaves people born on 29 February a year younger until 1 March. */
const bornBefore = `p.brithday <= ${today} - make_interval(years => ?::integer)`;

/** The place, as the index of the members' search has it. */
const placeText = `lower(coalesce(p.new_location ->> 'name', '') || ' ' || coalesce(p.new_location ->> 'formatted_address', ''))`;

function named(column: string, name: string | undefined): SqlPart[] {
  if (name === undefined) return [];
  const sql = `${column} in (select id from qdb_lookup where lower(name) like ?)`;
  return [{ sql, bindings: [likePattern(name.toLowerCase())] }];
}

/** What the office asks about a person: age, place, education, gotra, and since when the family is a member. */
function whereFacts(filter: CandidateFilter): SqlPart[] {
  const { age_from: from, age_to: to, place, education, gotra } = filter;
  const registered = joinConditions(whereRegistered(filter));
  return [
    ...(from === undefined ? [] : [{ sql: bornBefore, bindings: [from] }]),
    ...(to === undefined ? [] : [{ sql: `not (${bornBefore})`, bindings: [to + 1] }]),
    ...containsWords(placeText, place),
    ...named('p.heighest_education', education),
    ...named('p.gotra', gotra),
    ...(registered.bindings.length === 0
      ? []
      : [{ sql: isOwnedBy(registered.sql), bindings: registered.bindings }]),
  ];
}

/** By a number of the account or of the profile's addresses. */
function whereNumber(digits: string): SqlPart {
  const pattern = likePattern(digits);
  return {
    sql: `p."user" in (select id from directus_users where ${accountText} like ? and mobile like ?)
      or p.id in (select profile from qd_address where ${addressNumbers} like ?)`,
    bindings: [pattern, pattern, pattern],
  };
}

/** By words of the names or the profile's e-mail, by the account's e-mail, by suchi number or mobile. Each has its index. */
function whereFound(search: string | undefined): SqlPart[] {
  if (search === undefined) return [];
  const digits = readPhoneDigits(search);
  if (digits !== null) return [whereNumber(digits)];
  const words = joinConditions(containsName(search));
  const address = likePattern(search.toLowerCase());
  const number = readSuchiNumber(search);
  return [
    {
      sql: `p.id in (select id from ${table} where ${words.sql})
        or p."user" in (select id from directus_users where ${accountText} like ? and lower(email) like ?)
        ${number === null ? '' : `or (p.serial_number = ?::integer and p.edition = (select id from edition where is_current))`}`,
      bindings: [...words.bindings, address, address, ...(number === null ? [] : [number])],
    },
  ];
}

export function candidatesOf(search: string | undefined, filter: CandidateFilter): ListSource {
  return { from: candidateTables, key, where: whereCandidates(search, filter) };
}

export function selectedCandidates(selection: CandidateSelection): ListSource {
  return {
    from: candidateTables,
    key,
    where: whereSelected({ key, idType: 'integer' }, selection, whereCandidates),
  };
}

type SortField = (typeof candidateSorts)[number];

export const orderCandidates = (sort: ListSort<SortField>): string => orderOf(sort, candidateOrder, key);

export function listCandidates(
  db: Knex,
  source: ListSource,
  page: { sort: ListSort<SortField>; page: number; rows: number },
): Promise<ListResult<CandidateListRow>> {
  return readListPage<CandidateListRow>(db, source, {
    orderBy: orderCandidates(page.sort),
    page: page.page,
    rows: page.rows,
    columns: selectList(candidateColumns, candidateFacts),
    joins: candidateJoins,
  });
}

export async function countCandidates(db: Knex): Promise<Record<CandidateList, number>> {
  const counts = Object.entries(listSql).map(
    ([list, sql]) =>
      `${countedSql(`${candidateTables} where ${hiddenSql.without} and (${sql})`)} as "${list}"`,
  );
  const { rows } = await db.raw<{ rows: Record<CandidateList, number>[] }>(`select ${counts.join(', ')}`);
  return rows[0] as Record<CandidateList, number>;
}

/** The ids of a selection, one more than `atMost` when there are too many. */
export async function listSelectedIds(
  db: Knex,
  selection: CandidateSelection,
  atMost: number,
): Promise<number[]> {
  const { from, where } = selectedCandidates(selection);
  const { sql, bindings } = joinConditions(where);
  const { rows } = await db.raw<{ rows: { id: number }[] }>(
    `select p.id from ${from} where ${sql} order by p.id limit ?`,
    [...bindings, atMost + 1] as Knex.RawBinding[],
  );
  return rows.map(({ id }) => id);
}
