import type { Knex } from 'knex';
import type { HeardSql } from './hearing-sql.ts';

const inIndia = (column: string) => `(${column} at time zone 'Asia/Kolkata')`;
/** Answered after its last day, or not answered and past it. */
const isLate = (today: string) => `coalesce(${inIndia('g.answered_at')}::date, ${today}) > g.due_on`;

export interface GrievanceCounts {
  open: number;
  answered: number;
  answered_this_year: number;
  median_days: number | null;
  late_this_year: number;
}

export async function countGrievances(db: Knex, heard: HeardSql, today: string): Promise<GrievanceCounts> {
  const ofYear = `g.state = 'answered' and extract(year from ${inIndia('g.answered_at')}) = extract(year from ?::date)`;
  const { rows } = await db.raw<{ rows: [GrievanceCounts] }>(
    `select (count(*) filter (where g.state <> 'answered'))::int as open,
            (count(*) filter (where g.state = 'answered'))::int as answered,
            (count(*) filter (where ${ofYear}))::int as answered_this_year,
            (count(*) filter (where ${ofYear} and ${isLate('?::date')}))::int as late_this_year,
            (percentile_disc(0.5) within group (
               order by ${inIndia('g.answered_at')}::date - ${inIndia('g.received_at')}::date)
             filter (where ${ofYear}))::int as median_days
       from grievance g where ${heard.sql}`,
    [today, today, today, today, ...heard.bindings],
  );
  return rows[0];
}

export interface GrievanceMonth {
  month: string;
  received: number;
  answered: number;
  late: number;
}

/** By the month in which they were received; the newest twelve. */
export async function countByMonth(db: Knex, heard: HeardSql, today: string): Promise<GrievanceMonth[]> {
  const { rows } = await db.raw<{ rows: GrievanceMonth[] }>(
    `select to_char(${inIndia('g.received_at')}, 'YYYY-MM') as month, count(*)::int as received,
            (count(*) filter (where g.state = 'answered'))::int as answered,
            (count(*) filter (where ${isLate('?::date')}))::int as late
       from grievance g where ${heard.sql}
      group by 1 order by 1 desc limit 12`,
    [today, ...heard.bindings],
  );
  return rows;
}
