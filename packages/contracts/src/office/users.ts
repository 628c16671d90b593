import { userLists } from '@suchi/domain/accounts';
import * as z from 'zod/mini';
import { countsOf, rowId, utcInstant } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { fileOutput } from '../basics/file-output.ts';
import {
  contactsReason,
  listOutput,
  listQuery,
  type OfficeColumn,
  registeredDays,
  userSelection,
  valuesOf,
} from './list-query.ts';

/** Which accounts the list shows. */
export const userFilter = z.object({
  list: z.enum(userLists),
  is_email_verified: z.optional(z.boolean()),
  ...registeredDays,
});
export type UserFilter = z.output<typeof userFilter>;

export const userSorts = ['date_created', 'name', 'email'] as const;

/** The columns, in the order of the page. */
export const userColumns = {
  name: { value: z.string(), sort: 'name' },
  email: { value: z.nullable(z.string()), sort: 'email' },
  mobile: { value: z.nullable(z.string()), leaves: 'second' },
  created_at: {
    value: utcInstant,
    key: 'created',
    sort: 'date_created',
    isSortedDownFirst: true,
    isMoment: true,
    leaves: 'first',
  },
} as const satisfies Record<string, OfficeColumn<(typeof userSorts)[number]>>;

export const userRow = z.object({
  id: z.uuid(),
  ...valuesOf(userColumns),
  is_email_verified: z.boolean(),
  /** The account is of staff, not of a member. */
  is_staff: z.boolean(),
  is_suspended: z.boolean(),
  /** The profile that the eye opens. */
  profile_id: z.nullable(rowId),
});
export type UserRow = z.output<typeof userRow>;

/** A page of the list of accounts. */
export const usersContract = defineContract({
  method: 'POST',
  group: 'qe_office',
  path: '/users',
  access: 'admin',
  input: listQuery(userSorts, userFilter),
  output: listOutput(userRow),
});
export type UsersInput = z.input<typeof usersContract.input>;

/** How many accounts each filter matches. */
export const userCountsContract = defineContract({
  method: 'GET',
  group: 'qe_office',
  path: '/user_counts',
  access: 'admin',
  input: z.object({}),
  output: countsOf(userLists),
});
export type UserCounts = z.output<typeof userCountsContract.output>;

export const usersSelection = userSelection(userFilter);
export type UsersSelection = z.output<typeof usersSelection>;

/** The chosen accounts as CSV, newest first. */
export const usersFileContract = defineContract({
  method: 'POST',
  group: 'qe_office',
  path: '/users_file',
  access: 'admin',
  file: 'text/csv; charset=utf-8',
  input: z.object({ selection: usersSelection, contacts_reason: contactsReason }),
  output: fileOutput,
});
