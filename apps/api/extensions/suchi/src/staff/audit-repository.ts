import { auditCountedAtMost } from '@suchi/contracts/staff';
import type { CalendarDate } from '@suchi/domain/basics';
import type { Knex } from 'knex';
import { accountText, officeText } from '../platform/search-text.ts';
import {
  containsWords,
  joinConditions,
  type ListResult,
  type ListSource,
  type SqlPart,
  withinDays,
} from '../platform/list-page.ts';
import type { Row } from '../platform/rows.generated.ts';

export interface AuditRow extends Row<
  'audit_log',
  'id' | 'date_created' | 'action' | 'actor_kind' | 'subject_collection' | 'subject_id' | 'details'
> {
  actor_name: string | null;
  member_name: string | null;
  subject_name: string | null;
}

export interface AuditFilter {
  search?: string | undefined;
  area?: string | undefined;
  from?: CalendarDate | undefined;
  to?: CalendarDate | undefined;
}

/** People that a search means at most; a word that fits more of them is too short. */
const peopleAtMost = 200;

function conditionsOf({ search, area, from, to }: AuditFilter): SqlPart[] {
  const conditions: SqlPart[] = [];
  if (area !== undefined) conditions.push({ sql: `split_part(a.action, '.', 1) = ?`, bindings: [area] });
  conditions.push(...withinDays('a.date_created', { from, to }));
  if (search !== undefined) conditions.push(aboutPeople(search));
  return conditions;
}

/** One search by index for each way to be named. PostgreSQL would answer one condition with four parts by a scan. */
function aboutPeople(search: string): SqlPart {
  const account = joinConditions(containsWords(accountText, search));
  const profile = joinConditions(containsWords(officeText, search));
  return {
    sql: `a.id = any(array(
      with accounts as materialized (select id from directus_users where ${account.sql} limit ${peopleAtMost}),
           profiles as materialized (select id from qd_matrimonial_profile where ${profile.sql} limit ${peopleAtMost})
      select l.id from audit_log l where l.actor = any(array(select id from accounts))
      union
      select l.id from audit_log l where l.on_behalf_of = any(array(select id from accounts))
      union
      select l.id from audit_log l
       where l.subject_collection = 'directus_users' and l.subject_id = any(array(select id::text from accounts))
      union
      select l.id from audit_log l
       where l.subject_collection = 'qd_matrimonial_profile'
         and l.subject_id = any(array(select id::text from profiles))))`,
    bindings: [...account.bindings, ...profile.bindings],
  };
}

const nameOf = (alias: string) => `nullif(concat_ws(' ', ${alias}.first_name, ${alias}.last_name), '')`;

const newestFirst = 'a.date_created desc, a.id desc';
const oldestFirst = 'a.date_created, a.id';

const auditColumns = `a.id, a.date_created, a.action, a.actor_kind, a.subject_collection, a.subject_id, a.details,
  ${nameOf('u')} as actor_name, ${nameOf('m')} as member_name,
  coalesce(${nameOf('p')}, ${nameOf('o')}) as subject_name`;

/** The people. Ids of other collections are texts of any kind, so they are cast with care. */
const auditJoins = `
    left join directus_users u on u.id = a.actor
    left join directus_users m on m.id = a.on_behalf_of
    left join qd_matrimonial_profile p
      on p.id = case when a.subject_collection = 'qd_matrimonial_profile' and a.subject_id ~ '^[0-9]{1,9}$'
                     then a.subject_id::integer end
    left join directus_users o
      on o.id = case when a.subject_collection = 'directus_users' and a.subject_id ~ '^[0-9a-f-]{36}$'
                     then a.subject_id::uuid end`;

const entriesOf = (picked: string, order = newestFirst) => `
  with page as materialized (${picked})
  select ${auditColumns} from page join audit_log a on a.id = page.id ${auditJoins} order by ${order}`;

export async function listAudit(
  db: Knex,
  filter: AuditFilter,
  { page, rows: limit, sort }: { page: number; rows: number; sort: 'date_created' | '-date_created' },
): Promise<ListResult<AuditRow>> {
  const { sql, bindings } = joinConditions(conditionsOf(filter));
  const counted = await db.raw<{ rows: { count: number }[] }>(
    `select count(*)::integer as count from (select from audit_log a where ${sql} limit ${auditCountedAtMost}) c`,
    bindings as Knex.RawBinding[],
  );
  const total = counted.rows[0]?.count ?? 0;
  const order = sort === 'date_created' ? oldestFirst : newestFirst;
  const offset = (page - 1) * limit;
  if (offset >= total) return { total, rows: [] };
  const found = await db.raw<{ rows: AuditRow[] }>(
    entriesOf(`select a.id from audit_log a where ${sql} order by ${order} limit ? offset ?`, order),
    [...bindings, limit, offset] as Knex.RawBinding[],
  );
  return { total, rows: found.rows };
}

const profileLinesAtMost = 100;

/** What staff did to a profile and to its owner's account. */
export async function listProfileAudit(db: Knex, profileId: number): Promise<AuditRow[]> {
  const { rows } = await db.raw<{ rows: AuditRow[] }>(
    entriesOf(`select a.id from audit_log a
       where a.actor_kind in ('admin', 'admin_as_member')
         and ((a.subject_collection = 'qd_matrimonial_profile' and a.subject_id = ?)
           or (a.subject_collection = 'directus_users'
               and a.subject_id = (select "user"::text from qd_matrimonial_profile where id = ?)))
       order by a.id desc limit ${profileLinesAtMost}`),
    [String(profileId), profileId],
  );
  return rows;
}

/** Until a moment: the file does not have the line about itself. */
export function planAuditFile(filter: AuditFilter, sort: 'date_created' | '-date_created', until: Date) {
  const where = [...conditionsOf(filter), { sql: 'a.date_created <= ?', bindings: [until] }];
  const source: ListSource = { from: 'audit_log a', key: 'a.id', where };
  const orderBy = sort === 'date_created' ? oldestFirst : newestFirst;
  return { source, orderBy, columns: auditColumns, joins: auditJoins };
}
