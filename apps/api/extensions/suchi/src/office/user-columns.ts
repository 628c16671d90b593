import type { UserRow, userSorts } from '@suchi/contracts/office';
import { roleIds } from '@suchi/domain/accounts';
import { toCsvMobile } from '@suchi/domain/text';
import type { ListColumns } from '../platform/list-columns.ts';
import type { Row } from '../platform/rows.generated.ts';
import { dayCell, yesOrNo } from './file-words.ts';

/** What is read of an account and does not leave as it is. */
type UserFacts = Row<'directus_users', 'date_created' | 'status'>;

type Made = 'created_at' | 'is_suspended';

export type UserListRow = UserFacts & Omit<UserRow, Made>;

const fullName = `concat_ws(' ', u.first_name, u.last_name)`;

/** `u` is the account. */
export const userColumns: ListColumns<UserRow, Made, UserListRow, null, never> = {
  id: { sql: 'u.id', csv: null },
  name: { sql: fullName, csv: 'Name' },
  email: { sql: 'u.email', csv: 'Email', isContact: true },
  mobile: { sql: 'u.mobile', cell: ({ mobile }) => toCsvMobile(mobile), csv: 'Mobile', isContact: true },
  created_at: {
    made: (row) => row.date_created.toISOString(),
    cell: (row) => dayCell(row.date_created),
    csv: 'Date Created',
  },
  is_email_verified: {
    sql: 'u.email_verified',
    cell: (row) => yesOrNo(row.is_email_verified),
    csv: 'Verified',
  },
  is_staff: { sql: `u.role is distinct from '${roleIds.user}'::uuid`, csv: null },
  is_suspended: { made: ({ status }) => status !== 'active', csv: null },
  profile_id: { sql: '(select id from qd_matrimonial_profile p where p."user" = u.id)', csv: 'Profile' },
};

export const userFacts: Record<keyof UserFacts, string> = {
  date_created: 'u.date_created',
  status: 'u.status',
};

export const userOrder: Record<(typeof userSorts)[number], string> = {
  date_created: 'u.date_created',
  name: `lower(${fullName})`,
  email: 'lower(u.email)',
};
