import { listCountedAtMost } from '@suchi/contracts/office';
import type { AuditQuery } from '@suchi/contracts/staff';
import type { Knex } from 'knex';
import { selectList } from '../platform/list-columns.ts';
import { accountText, containsName } from '../platform/search-text.ts';
import {
  containsWords,
  countedSql,
  joinConditions,
  type ListResult,
  type ListSource,
  type SqlPart,
  withinDays,
} from '../platform/list-page.ts';
import { auditColumns, auditFacts, auditJoins, type AuditListRow } from './audit-columns.ts';

type Found = Pick<AuditQuery, 'search' | 'filter'>;

/** People that a search means at most; a word that fits more of them is too short. */
const peopleAtMost = 200;

function conditionsOf({ search, filter: { area, from, to } }: Found): SqlPart[] {
  const conditions: SqlPart[] = [];
  if (area !== undefined) conditions.push({ sql: `split_part(a.action, '.', 1) = ?`, bindings: [area] });
  conditions.push(...withinDays('a.date_created', { from, to }));
  if (search !== undefined) conditions.push(aboutPeople(search));
  return conditions;
}

/** One search by index for each way to be named. PostgreSQL would answer one condition with four parts by a scan. */
function aboutPeople(search: string): SqlPart {
  const account = joinConditions(containsWords(accountText, search));
  const profile = joinConditions(containsName(search));
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

const columns = selectList(auditColumns, auditFacts);
const orders: Record<AuditQuery['sort'], string> = {
  '-date_created': 'a.date_created desc, a.id desc',
  date_created: 'a.date_created, a.id',
};

const entriesOf = (picked: string, order = orders['-date_created']) => `
  with page as materialized (${picked})
  select ${columns} from page join audit_log a on a.id = page.id ${auditJoins} order by ${order}`;

export async function listAudit(
  db: Knex,
  { page, rows: limit, sort, ...asked }: AuditQuery,
): Promise<ListResult<AuditListRow>> {
  const { sql, bindings } = joinConditions(conditionsOf(asked));
  const counted = await db.raw<{ rows: { count: number }[] }>(
    `select ${countedSql(`audit_log a where ${sql}`)} as count`,
    bindings as Knex.RawBinding[],
  );
  const total = counted.rows[0]?.count ?? 0;
  const order = orders[sort];
  const offset = (page - 1) * limit;
  if (offset >= Math.min(total, listCountedAtMost)) return { total, rows: [] };
  const found = await db.raw<{ rows: AuditListRow[] }>(
    entriesOf(`select a.id from audit_log a where ${sql} order by ${order} limit ? offset ?`, order),
    [...bindings, limit, offset] as Knex.RawBinding[],
  );
  return { total, rows: found.rows };
}

const profileLinesAtMost = 100;

/** What staff did to a profile and to its owner's account. */
export async function listProfileAudit(db: Knex, profileId: number): Promise<AuditListRow[]> {
  const { rows } = await db.raw<{ rows: AuditListRow[] }>(
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
export function planAuditFile(asked: Found & Pick<AuditQuery, 'sort'>, until: Date) {
  const where = [...conditionsOf(asked), { sql: 'a.date_created <= ?', bindings: [until] }];
  const source: ListSource = { from: 'audit_log a', key: 'a.id', where };
  return { source, orderBy: orders[asked.sort], joins: auditJoins };
}
