import type { LookupValue } from '@suchi/contracts/lookups';
import type { ProfileFormData } from '@suchi/contracts/profiles';
import { roleIds } from '@suchi/domain/accounts';
import type { ConsentAnswers, Purpose } from '@suchi/domain/consent';
import type { Permissions, ProfileStatus } from '@suchi/domain/lifecycle';
import type { Knex } from 'knex';
import { askedAgain, newestAnswers, newestNotice } from '../consent/present-consent.ts';
import { attendanceAnswer, currentSerial } from '../platform/edition-sql.ts';
import { queryPrepared } from '../platform/query-prepared.ts';
import type { Row, Rows } from '../platform/rows.generated.ts';
import { formColumns, type FormRow, parseForm } from './form-codec.ts';

export interface Owner {
  id: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  mobile: string | null;
  status: string;
  isEmailVerified: boolean;
  isReactivated: boolean;
  createdAt: Date;
}

export interface ProfileRecord {
  id: number;
  status: ProfileStatus;
  rejectionReason: string | null;
  /** In the current book. */
  serialNumber: number | null;
  serialYear: number | null;
  isMarriedByAssociation: boolean;
  isAttending: boolean | null;
  hallConsent: boolean | null;
  /** The newest answers. */
  consents: ConsentAnswers;
  noticeRead: number | null;
  /** What a new notice changed, and nobody answered since. */
  askedAgain: Purpose[];
  permissions: Permissions;
  messagesReceived: number;
  isHidden: boolean;
  isHiddenByStaff: boolean;
  createdAt: Date;
  updatedAt: Date | null;
  form: ProfileFormData;
  owner: Owner;
}

const ownerColumns = [
  'id',
  'first_name',
  'last_name',
  'email',
  'mobile',
  'status',
  'email_verified',
  'is_reactivated',
  'date_created',
] as const;

type OwnerRow = Row<'directus_users', (typeof ownerColumns)[number]>;

const stateColumns = [
  'id',
  'status',
  'rejection_reason',
  'married_by_vmm',
  'hall_consent',
  'is_hidden',
  'hidden_by_staff',
  'photo_for',
  'number_for',
  'shows_horoscope',
  'date_created',
  'date_updated',
] as const;

type RecordRow = FormRow &
  Row<'qd_matrimonial_profile', (typeof stateColumns)[number] | 'is_attending' | 'serial_number'> & {
    owner: OwnerRow;
    consents: ConsentAnswers;
    notice_read: number | null;
    asked_again: Purpose[];
    serial_year: number | null;
    messages_received: number;
  };

const recordColumns = [...stateColumns, ...formColumns, 'marital_status_before_marriage']
  .filter((name) => name !== 'brithday')
  .map((name) => `p."${name}"`);

const addressColumns = [
  'name',
  'address',
  'city',
  'pincode',
  'country',
  'mobile',
  'mobile_alternative',
] as const satisfies (keyof Rows['qd_address'])[];

const jsonOf = (alias: string, columns: readonly string[]) =>
  `json_build_object(${columns.map((column) => `'${column}', ${alias}.${column}`).join(', ')})`;

/** In the order in which they were saved. */
const gathered = `
  to_char(p.brithday, 'YYYY-MM-DD') as brithday,
  ${attendanceAnswer} as is_attending, ${currentSerial()} as serial_number, (select year from edition where id = p.edition) as serial_year,
  ${jsonOf('u', ownerColumns)} as owner, ${newestAnswers('p.id')} as consents, ${newestNotice('p.id')} as notice_read,
  ${askedAgain('p.id')} as asked_again,
  (select count(*)::integer from member_message m join qd_matrimonial_profile s on s."user" = m.sender
    where m.profile = p.id) as messages_received,
  (select coalesce(json_agg(${jsonOf('a', addressColumns)} order by a.id), '[]')
     from qd_address a where a.profile = p.id) as addresses,
  (select coalesce(json_agg(f.directus_files_id order by f.id), '[]')
     from qd_matrimonial_profile_files f where f.qd_matrimonial_profile_id = p.id) as photos,
  (select coalesce(json_agg(e.qdb_lookup_id order by e.id), '[]')
     from qd_matrimonial_profile_education e where e.qd_matrimonial_profile_id = p.id) as new_education`;

const recordSql = `select ${recordColumns.join(', ')}, ${gathered}
  from qd_matrimonial_profile p join directus_users u on u.id = p."user"`;

/** By owner or id, in one query. */
export async function findRecord(
  tx: Knex,
  by: { user: string } | { id: number },
): Promise<ProfileRecord | null> {
  const [name, column, value] =
    'user' in by ? (['record-of-user', 'p."user"', by.user] as const) : (['record', 'p.id', by.id] as const);
  const [row] = await queryPrepared<RecordRow>(tx, name, `${recordSql} where ${column} = ? limit 1`, [value]);
  return row ? parseRecord(row) : null;
}

function parseRecord(row: RecordRow): ProfileRecord {
  return {
    id: row.id,
    status: row.status,
    rejectionReason: row.rejection_reason,
    serialNumber: row.serial_number,
    serialYear: row.serial_year,
    isMarriedByAssociation: row.married_by_vmm,
    hallConsent: row.hall_consent,
    consents: row.consents,
    noticeRead: row.notice_read,
    askedAgain: row.asked_again,
    permissions: {
      photoFor: row.photo_for,
      numberFor: row.number_for,
      showsHoroscope: row.shows_horoscope,
    },
    messagesReceived: row.messages_received,
    isAttending: row.is_attending === 1 ? true : row.is_attending === -1 ? false : null,
    isHidden: row.is_hidden,
    isHiddenByStaff: row.hidden_by_staff,
    createdAt: row.date_created,
    updatedAt: row.date_updated,
    form: parseForm(row),
    owner: parseOwner(row.owner),
  };
}

function parseOwner(row: OwnerRow): Owner {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    mobile: row.mobile,
    status: row.status,
    isEmailVerified: row.email_verified,
    isReactivated: row.is_reactivated,
    // Text inside gathered JSON.
    createdAt: new Date(row.date_created),
  };
}

/** Null for staff, who have no profile. */
export async function findOwner(tx: Knex, userId: string): Promise<Owner | null> {
  const row = await tx('directus_users')
    .where({ id: userId, role: roleIds.user })
    .first(...ownerColumns);
  return row ? parseOwner(row) : null;
}

/** `isStandard`: a value of the association, not of a family. `isRemoved`: no longer in its list. */
export type LookupRow = LookupValue & { isStandard: boolean; isRemoved: boolean };

export async function findLookups(tx: Knex, ids: readonly number[]): Promise<Map<number, LookupRow>> {
  if (ids.length === 0) return new Map();
  const rows = await tx('qdb_lookup')
    .whereIn('id', [...new Set(ids)])
    .orderBy('id')
    .select<LookupRow[]>(
      'id',
      'lookup',
      'name',
      'description',
      tx.raw(`record_type = 'standard' as "isStandard", removed_at is not null as "isRemoved"`),
    );
  return new Map(rows.map((row) => [row.id, row]));
}

type ListRows = [table: string, owner: Record<string, number>, rows: object[]];

function listRows(profile: number, { addresses, photos, new_education }: ProfileFormData): ListRows[] {
  const link = { qd_matrimonial_profile_id: profile };
  return [
    ['qd_address', { profile }, addresses],
    ['qd_matrimonial_profile_files', link, photos.map((id) => ({ directus_files_id: id }))],
    ['qd_matrimonial_profile_education', link, new_education.map((id) => ({ qdb_lookup_id: id }))],
  ];
}

/** Of a profile that has no rows yet. */
export async function insertLists(
  tx: Knex.Transaction,
  profile: number,
  form: ProfileFormData,
): Promise<void> {
  for (const [table, owner, rows] of listRows(profile, form))
    if (rows.length > 0) await tx(table).insert(rows.map((row) => ({ ...row, ...owner })));
}

/** Replaces the existing rows. */
export async function replaceLists(
  tx: Knex.Transaction,
  profile: number,
  form: ProfileFormData,
): Promise<void> {
  for (const [table, owner] of listRows(profile, form)) await tx(table).where(owner).delete();
  await insertLists(tx, profile, form);
}
