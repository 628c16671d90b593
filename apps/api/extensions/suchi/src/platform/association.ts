import type { CalendarDate } from '@suchi/domain/basics';
import type { Knex } from 'knex';
import { queryPrepared } from './query-prepared.ts';
import type { Rows } from './rows.generated.ts';

const days = [
  'suchi_start_date',
  'suchi_end_date',
  'subscription_start_date',
  'subscription_end_date',
  'public_display_start_date',
  'public_display_end_date',
  'latest_birth_date',
] as const;
type Day = (typeof days)[number];

/** The association's settings. A day is a text: the driver would make it an instant. */
export type AssociationSettings = Omit<Rows['admin_setting'], Day> & Record<Day, CalendarDate | null>;

/** The one row, to join in a statement that reads it with other tables. */
export const associationSql = '(select * from admin_setting limit 1)';

const statementNames = new Map<string, string>();

/** The columns would be too long for a name, and few different ones are asked for. */
function statementName(sql: string): string {
  const name = statementNames.get(sql) ?? `association-${statementNames.size}`;
  statementNames.set(sql, name);
  return name;
}

/** Reads the named settings and no others. Installing creates the row. */
export async function readAssociation<Name extends keyof AssociationSettings>(
  db: Knex,
  ...names: Name[]
): Promise<Pick<AssociationSettings, Name>> {
  const columns = names.map((name) =>
    days.some((day) => day === name) ? `to_char(${name}, 'YYYY-MM-DD') as ${name}` : name,
  );
  const sql = `select ${columns.join(', ')} from admin_setting limit 1`;
  const [row] = await queryPrepared<Pick<AssociationSettings, Name>>(db, statementName(sql), sql, []);
  if (!row) throw new Error('the settings are missing: install first');
  return row;
}

/** One change at a time, so that old and new values in the audit log agree. */
export async function lockAssociation(tx: Knex): Promise<void> {
  await tx('admin_setting').select('id').forUpdate();
}

export async function changeAssociation(tx: Knex, values: Partial<AssociationSettings>): Promise<void> {
  await tx('admin_setting').update(values as Partial<Rows['admin_setting']>);
}
