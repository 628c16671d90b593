import { type Attendance, attendances } from '@suchi/domain/lifecycle';
import type { Knex } from 'knex';
import { joinConditions, type ListSource } from '../../platform/list-page.ts';
import { attendanceSql, candidatesOf, candidateTables, whereCandidates } from './candidates.ts';

const asked = { list: 'all', hidden: 'without', is_counted_for_event: true } as const;

export const attendeesOf = (search: string | undefined, attendance: Attendance): ListSource =>
  candidatesOf(search, { ...asked, attendance });

export type AttendanceCounts = Record<Attendance, { total: number; women: number; men: number }>;

/** What active and pending candidates answered, by gender. */
export async function countAttendance(db: Knex): Promise<AttendanceCounts> {
  const where = joinConditions(whereCandidates(undefined, asked));
  const { rows } = await db.raw<{
    rows: { attendance: Attendance; total: number; women: number; men: number }[];
  }>(
    `select case when ${attendanceSql.attending} then 'attending'
                 when ${attendanceSql.not_attending} then 'not_attending' else 'no_response' end as attendance,
            count(*)::integer as total,
            (count(*) filter (where p.gender = 'Female'))::integer as women,
            (count(*) filter (where p.gender = 'Male'))::integer as men
       from ${candidateTables} where ${where.sql} group by 1`,
    where.bindings as Knex.RawBinding[],
  );
  const none = { total: 0, women: 0, men: 0 };
  return Object.fromEntries(
    attendances.map((answer) => [answer, rows.find(({ attendance }) => attendance === answer) ?? none]),
  ) as AttendanceCounts;
}
