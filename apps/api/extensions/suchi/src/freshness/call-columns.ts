import type { CallRow } from '@suchi/contracts/freshness';
import { formatCalendarDate, todayInIndia } from '@suchi/domain/basics';
import { toCsvMobile } from '@suchi/domain/text';
import { currentSerial } from '../platform/edition-sql.ts';
import type { ListColumns } from '../platform/list-columns.ts';

interface CallFacts {
  asked: Date;
  called: Date | null;
}

type Made = 'asked_at' | 'called_at';
export type CallListRow = CallFacts & Omit<CallRow, Made>;

const mobiles = `(
  select coalesce(json_agg(n.mobile order by n.place), case when u.mobile is null then '[]' else json_build_array(u.mobile) end)
    from (select a.mobile, min(a.id) as place from qd_address a where a.profile = p.id and a.mobile <> '' group by 1) n)`;

export const nameSql = `concat_ws(' ', p.first_name, p.last_name)`;

const dayOf = (at: Date) => formatCalendarDate(todayInIndia(at));

/** `q` is the question, `p` the profile, `u` its owner. */
export const callColumns: ListColumns<CallRow, Made, CallListRow, null, never> = {
  id: { sql: 'q.id', csv: null },
  profile_id: { sql: 'p.id', csv: null },
  serial_number: { sql: currentSerial(), csv: 'Suchi no.' },
  name: { sql: nameSql, csv: 'Name' },
  asked_at: {
    made: ({ asked }) => asked.toISOString(),
    cell: ({ asked }) => dayOf(asked),
    csv: 'Asked',
  },
  is_mailed: { sql: 'q.is_mailed', cell: (row) => (row.is_mailed ? 'Yes' : 'No'), csv: 'By mail' },
  is_resting: { sql: 'p.is_hidden', cell: (row) => (row.is_resting ? 'Yes' : 'No'), csv: 'Resting' },
  called_at: {
    made: ({ called }) => called?.toISOString() ?? null,
    cell: ({ called }) => called && dayOf(called),
    csv: 'Called',
  },
  called_by: {
    sql: `(select concat_ws(' ', s.first_name, s.last_name) from directus_users s where s.id = q.called_by)`,
    csv: 'Called by',
  },
  mobiles: {
    sql: mobiles,
    cell: (row) => row.mobiles.map(toCsvMobile).join(', '),
    csv: 'Mobile',
    isContact: true,
  },
};

export const callFacts: Record<keyof CallFacts, string> = { asked: 'q.asked_at', called: 'q.called_at' };
