import type { Knex } from 'knex';
import type { Evidence } from '../codec.ts';

const table = 'member_report';
/** Enough for the office to judge. */
const evidenceLength = 50;

const asFound = (column: string, order = `${column} desc`) =>
  `coalesce(json_agg(json_build_object('id', id, 'at', to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by ${order}), '[]')`;

const doneTo = (source: string, user: string) => `(select ${asFound('date_created')} from (
  select c.id, c.date_created from ${source} c join qd_matrimonial_profile mine on mine.id = c.profile
   where c.${user} = :ownerId and mine."user" = :reporterId
   order by c.date_created desc limit ${evidenceLength}) found)`;

/** What the reported member did to the reporter, and other reports about the profile. */
export async function gatherEvidence(
  db: Knex,
  facts: { profileId: number; ownerId: string; reporterId: string },
): Promise<Evidence> {
  const { rows } = await db.raw<{ rows: Evidence[] }>(
    `select ${doneTo('contact_reveal', 'viewer')} as opened, ${doneTo('member_message', 'sender')} as messages,
            ${earlierOf("(reporter is distinct from :reporterId or status <> 'open')")} as earlier`,
    facts,
  );
  return rows[0] as Evidence;
}

const earlierOf = (condition: string) => `(select ${asFound('date_created')} from (
  select id, date_created from ${table} where profile = :profileId and ${condition}
   order by date_created desc limit ${evidenceLength}) found)`;

/** The reports that raised an alert. */
export async function gatherReports(db: Knex, profileId: number): Promise<Evidence['earlier']> {
  const { rows } = await db.raw<{ rows: Pick<Evidence, 'earlier'>[] }>(
    `select ${earlierOf("kind = 'report'")} as earlier`,
    { profileId },
  );
  return rows[0]?.earlier ?? [];
}

/** The numbers that an account opened since then. */
export async function gatherReveals(db: Knex, userId: string, since: Date): Promise<Evidence['opened']> {
  const { rows } = await db.raw<{ rows: Pick<Evidence, 'opened'>[] }>(
    `select ${asFound('date_created')} as opened from (
       select id, date_created from contact_reveal where viewer = ? and date_created > ?
        order by date_created desc limit ${evidenceLength}) found`,
    [userId, since],
  );
  return rows[0]?.opened ?? [];
}

export async function countOpened(db: Knex, userId: string, since: Date): Promise<number> {
  const row = await db('contact_reveal')
    .where({ viewer: userId })
    .where('date_created', '>', since)
    .first<{ count: number }>(db.raw('count(distinct profile)::integer as count'));
  return row.count;
}
