import { type ProfileField, profileFieldList, type ProfileFieldName } from '@suchi/domain/profiles';
import { attendanceAnswer } from '../platform/edition-sql.ts';

/** A column of the file of whole profiles: its heading is the field's name in the data. */
export interface FileColumn {
  name: string;
  sql: string;
}

const day = (sql: string) => `to_char((${sql}) at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI')`;

const statusColumns: FileColumn[] = [
  { name: 'id', sql: 'p.id' },
  { name: 'serial_number', sql: 'p.serial_number' },
  { name: 'edition', sql: '(select year from edition where id = p.edition)' },
  { name: 'status', sql: 'p.status' },
  { name: 'rejection_reason', sql: 'p.rejection_reason' },
  { name: 'is_hidden', sql: 'p.is_hidden' },
  { name: 'is_attending', sql: attendanceAnswer },
  { name: 'is_reactivated', sql: 'coalesce(u.is_reactivated, false)' },
  { name: 'date_created', sql: day('p.date_created') },
  { name: 'date_updated', sql: day('p.date_updated') },
];

const asKept = (column: ProfileFieldName) => `p.${column}`;

/** A cell of each kind of field; null where a row of a list cannot say it. */
const kindSql: Record<ProfileField['kind'], ((column: ProfileFieldName) => string) | null> = {
  text: asKept,
  longText: asKept,
  choice: asKept,
  lookupName: asKept,
  number: asKept,
  count: asKept,
  boolean: asKept,
  date: (column) => `to_char(p.${column}, 'YYYY-MM-DD')`,
  time: (column) => `to_char(p.${column}, 'HH24:MI')`,
  decimal: (column) => `p.${column}::float`,
  lookup: (column) => `(select name from qdb_lookup where id = p.${column})`,
  place: (column) => `p.${column} ->> 'name'`,
  file: null,
  rows: null,
};

const furtherEducation: FileColumn = {
  name: 'new_education',
  sql: `(select string_agg(l.name, '; ' order by e.id) from qd_matrimonial_profile_education e
           join qdb_lookup l on l.id = e.qdb_lookup_id where e.qd_matrimonial_profile_id = p.id)`,
};

const contactFields = new Set<ProfileFieldName>([
  'email',
  'social_facebook',
  'social_linkedin',
  'social_twitter',
]);

const fieldColumns = (isContact: boolean): FileColumn[] =>
  profileFieldList
    .filter(({ column }) => contactFields.has(column) === isContact)
    .flatMap(({ column, kind }) => {
      const sql = kindSql[kind]?.(column);
      return sql === undefined ? [] : [{ name: column, sql }];
    });

const addressColumns = ['address', 'city', 'pincode', 'mobile', 'mobile_alternative'];

/** The first address, as the hall screen and the book show it. */
const contacts: FileColumn[] = [
  { name: 'account_email', sql: 'u.email' },
  { name: 'account_mobile', sql: 'u.mobile' },
  ...addressColumns.map((column) => ({ name: `address_${column}`, sql: `first_address.${column}` })),
];

export const profileFileJoins = `left join lateral (
  select address, city, pincode, mobile, mobile_alternative from qd_address a
   where a.profile = p.id order by a.id limit 1) first_address on true`;

export function listProfileColumns({ withContacts }: { withContacts: boolean }): FileColumn[] {
  const columns = [...statusColumns, ...fieldColumns(false), furtherEducation];
  return withContacts ? [...columns, ...fieldColumns(true), ...contacts] : columns;
}
