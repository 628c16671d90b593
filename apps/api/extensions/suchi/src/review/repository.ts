import type { CalendarDate } from '@suchi/domain/basics';
import { type ProfileState, stepActions } from '@suchi/domain/lifecycle';
import type { Knex } from 'knex';
import type { Row } from '../platform/rows.generated.ts';
import { currentSerial } from '../platform/edition-sql.ts';
import { joinConditions } from '../platform/list-page.ts';
import { containsName, joinedName } from '../platform/search-text.ts';
import { joinName, parseTrailEntry, type TrailEntry, type TrailRow } from './codec.ts';

const table = 'qd_matrimonial_profile';

/** Older entries are cut off. */
const trailLength = 200;

const queueColumns = ['id', 'first_name', 'last_name', 'marital_status', 'main_photo'] as const;

export interface QueueRow extends Row<'qd_matrimonial_profile', (typeof queueColumns)[number]> {
  birthday: CalendarDate | null;
  place: string | null;
  submitted_at: Date;
  /** Null for a profile that was submitted itself. */
  changed_fields: number | null;
  /** The status before each submission, oldest first. */
  submitted_from: ProfileState[];
  has_namesake: boolean;
  total: number;
}

// Pending profiles, and submitted revisions of active ones. A blocked or married profile waits.
const waiting = `(
  select id, null::integer as revision from ${table} where status = 'Pending'
  union all
  select a.id, v.id from profile_revision v join ${table} a on a.id = v.profile and a.status = 'Active'
   where v.status = 'submitted'
) as w`;

// Found by the trail's index for each waiting profile; few wait at a time.
const submissions = `lateral (
  select max(date_created) as at, coalesce(json_agg(details ->> 'from' order by id), '[]') as froms
    from audit_log
   where subject_collection = '${table}' and subject_id = p.id::text and action = 'profile.submit'
) as s`;

const hasNamesake = `exists (
  select 1 from ${table} o
   where o.status <> 'Draft' and o.id <> p.id
     and lower(o.last_name) = lower(p.last_name) and lower(o.first_name) = lower(p.first_name)
) as has_namesake`;

const submittedAt = 'coalesce(r.submitted_at, s.at, p.date_updated, p.date_created)';

/** How many profiles and changes wait in the queue, and how many of them have for more than a day and more than three. */
export async function countWaitingSince(
  db: Knex,
  { dayAgo, threeDaysAgo }: { dayAgo: Date; threeDaysAgo: Date },
): Promise<{ total: number; overADay: number; overThreeDays: number }> {
  const { rows } = await db.raw<{ rows: [{ total: number; overADay: number; overThreeDays: number }] }>(
    `select count(*)::int as total, (count(*) filter (where since <= :dayAgo))::int as "overADay",
            (count(*) filter (where since < :threeDaysAgo))::int as "overThreeDays"
       from (select ${submittedAt} as since from ${waiting} join ${table} p on p.id = w.id
               left join profile_revision r on r.id = w.revision cross join ${submissions}) waits`,
    { dayAgo, threeDaysAgo },
  );
  return rows[0];
}

/** Longest waiting first. Every word must be found in the name. */
export async function listPending(
  tx: Knex,
  { search, limit }: { search: string; limit: number },
): Promise<QueueRow[]> {
  const query = tx
    .from(tx.raw(waiting))
    .join(`${table} as p`, 'p.id', 'w.id')
    .leftJoin('profile_revision as r', 'r.id', 'w.revision')
    .joinRaw(`cross join ${submissions}`)
    .orderByRaw(`${submittedAt}, p.id`)
    .limit(limit);
  const named = joinConditions(containsName(search, joinedName('p')));
  query.whereRaw(named.sql, named.bindings as Knex.RawBinding[]);
  return query.select<QueueRow[]>(
    ...queueColumns.map((column) => `p.${column}`),
    tx.raw(`to_char(p.brithday, 'YYYY-MM-DD') as birthday`),
    tx.raw(`p.new_location ->> 'name' as place`),
    tx.raw(`${submittedAt} as submitted_at`),
    tx.raw('json_array_length(r.changes) as changed_fields'),
    tx.raw('s.froms as submitted_from'),
    tx.raw(hasNamesake),
    tx.raw('(count(*) over ())::int as total'),
  );
}

const decisions = ['profile.approve', 'profile.reject', 'profile.approve_changes', 'profile.reject_changes'];

export async function countDecisions(tx: Knex, actor: string, since: Date): Promise<number> {
  const row = await tx('audit_log')
    .where({ actor, subject_collection: table })
    .whereIn('action', decisions)
    .where('date_created', '>=', since)
    .first<{ count: number }>(tx.raw('count(*)::int as count'));
  return row.count;
}

/** Enough for a median, and quick with any number of decisions. */
const reviewSample = 500;

/** How long the newest decided reviews took, from the last submission, in milliseconds. Changes do not count. */
export async function listReviewTimes(db: Knex, since: Date): Promise<number[]> {
  const { rows } = await db.raw<{ rows: { took: number }[] }>(
    `select extract(epoch from a.date_created - s.at)::float8 * 1000 as took
       from audit_log a cross join lateral (
         select max(date_created) as at from audit_log
          where subject_collection = a.subject_collection and subject_id = a.subject_id
            and action = 'profile.submit' and id < a.id) s
      where split_part(a.action, '.', 1) = 'profile' and a.action in ('profile.approve', 'profile.reject')
        and a.details ->> 'from' = 'Pending' and a.date_created >= ? and s.at is not null
      order by a.date_created desc, a.id desc limit ${reviewSample}`,
    [since],
  );
  return rows.map(({ took }) => took);
}

/** Another profile that may be the same person. */
export interface Namesake {
  profileId: number;
  name: string;
  serialNumber: number | null;
}

/** The same name, or the same surname and birthday; the closest match first. */
export async function findNamesake(
  tx: Knex,
  profile: { id: number; firstName: string | null; lastName: string | null; birthday: CalendarDate | null },
): Promise<Namesake | null> {
  const { id, firstName, lastName, birthday } = profile;
  if (lastName === null) return null;
  const sameness = ['lower(first_name) = lower(?::text)', 'brithday = ?::date'] as const;
  const given = [firstName, birthday];
  const row = await tx(`${table} as p`)
    .whereRaw(`status <> 'Draft' and id <> ? and lower(last_name) = lower(?)`, [id, lastName])
    .whereRaw(`(${sameness.join(' or ')})`, given)
    .orderByRaw(`${sameness.map((same) => `coalesce((${same})::int, 0)`).join(' + ')} desc, id`, given)
    .first<Row<'qd_matrimonial_profile', 'id' | 'first_name' | 'last_name' | 'serial_number'> | undefined>(
      'id',
      'first_name',
      'last_name',
      tx.raw(`${currentSerial()} as serial_number`),
    );
  return row
    ? {
        profileId: row.id,
        name: joinName(row.first_name, row.last_name),
        serialNumber: row.serial_number,
      }
    : null;
}

export function listNames(
  db: Knex,
  ids: readonly string[],
): Promise<Row<'directus_users', 'id' | 'first_name' | 'last_name'>[]> {
  return db('directus_users')
    .whereIn('id', [...ids])
    .select('id', 'first_name', 'last_name');
}

/** Newest first. */
export async function listTrail(tx: Knex, profileId: number): Promise<TrailEntry[]> {
  const rows = await tx('audit_log as a')
    .leftJoin('directus_users as u', 'u.id', 'a.actor')
    .where({ 'a.subject_collection': table, 'a.subject_id': String(profileId) })
    .whereIn('a.action', [...stepActions])
    .orderBy('a.id', 'desc')
    .limit(trailLength)
    .select<TrailRow[]>(
      'a.id',
      'a.date_created',
      'a.action',
      'a.actor_kind',
      'a.details',
      'u.first_name',
      'u.last_name',
    );
  return rows.map(parseTrailEntry).filter((entry) => entry !== null);
}
