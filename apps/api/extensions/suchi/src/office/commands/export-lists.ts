import type {
  candidatesFileContract,
  CandidateSelection,
  subscriptionsFileContract,
  usersFileContract,
} from '@suchi/contracts/office';
import { formatCalendarDate, todayInIndia } from '@suchi/domain/basics';
import { findAttendance } from '@suchi/domain/lifecycle';
import { ageOn } from '@suchi/domain/profile';
import { type CsvValue, toCsvMobile } from '@suchi/domain/text';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { auditOfExport, type ExportedRows, exportRows, type RowExport } from '../../platform/export-rows.ts';
import type { Call } from '../../platform/route.ts';
import { activationOf } from '../activation.ts';
import { listProfileColumns, profileFileJoins } from '../profile-columns.ts';
import {
  candidateColumns,
  candidateJoins,
  type CandidateListRow,
  orderCandidates,
  selectedCandidates,
} from '../repository/candidates.ts';
import {
  orderSubscriptions,
  selectedSubscriptions,
  subscriptionColumns,
  subscriptionJoins,
  type SubscriptionListRow,
} from '../repository/subscriptions.ts';
import { orderUsers, selectedUsers, userColumns, type UserListRow } from '../repository/users.ts';

type Run<Contract extends { input: z.ZodMiniType }> = Call<z.output<Contract['input']>, RoleCaller>;

const listOf = (selection: { ids: unknown[] } | { filter: { list: string } }): string | undefined =>
  'ids' in selection ? undefined : selection.filter.list;

const dayOf = (instant: Date) => formatCalendarDate(todayInIndia(instant));

const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No');

const activationWords = {
  new: 'New',
  current: 'Current',
  deactivated: 'Deactivated',
  reactivated: 'Reactivated',
};
const attendanceWords = {
  attending: 'Attending',
  not_attending: 'Not Attending',
  no_response: 'No Response',
};

export function exportCandidates(call: Run<typeof candidatesFileContract>): Promise<ExportedRows> {
  const { input } = call;
  const { kind, selection, contacts_reason: reason } = input;
  const audit = auditOfExport('qd_matrimonial_profile', {
    selection,
    list: listOf(selection),
    reason,
    more: { kind },
  });
  const withContacts = reason !== undefined;
  return kind === 'profile'
    ? exportRows(call, planProfiles(selection, { withContacts, audit }))
    : exportRows(call, {
        ...planCandidates(call, withContacts),
        source: selectedCandidates(selection),
        orderBy: orderCandidates(input.sort),
        audit,
      });
}

function planProfiles(
  selection: CandidateSelection,
  { withContacts, audit }: { withContacts: boolean; audit: RowExport<unknown>['audit'] },
): RowExport<Record<string, CsvValue>> {
  const columns = listProfileColumns({ withContacts });
  return {
    source: selectedCandidates(selection),
    orderBy: orderCandidates('serial_number'),
    columns: columns.map(({ name, sql }) => `${sql} as "${name}"`).join(', '),
    joins: withContacts ? profileFileJoins : '',
    header: columns.map(({ name }) => name),
    write: (row) => columns.map(({ name }) => row[name] ?? null),
    audit,
  };
}

interface ExportedCandidate extends CandidateListRow {
  own_script_name: string | null;
  postal_address: string | null;
}

const candidateHeader = [
  'Suchi no.',
  'Name',
  'Name in own script',
  'Gender',
  'Birth date',
  'Age',
  'Place',
  'Native place',
  'Highest education',
  'Designation',
  'Height in cm',
  'Gotra',
  'Marital status',
  'Status',
  'Season',
  'Event',
  'Hidden',
  'Created',
  'Last updated',
];

function planCandidates({ now }: { now: Date }, withContacts: boolean) {
  const today = todayInIndia(now);
  const address = `concat_ws(', ', first_address.address, first_address.city, first_address.pincode)`;
  return {
    columns: `${candidateColumns}, p.own_script_name${withContacts ? `, ${address} as postal_address` : ''}`,
    joins: withContacts ? `${candidateJoins} ${profileFileJoins}` : candidateJoins,
    header: [...candidateHeader, ...(withContacts ? ['Mobile', 'E-mail', 'Address'] : [])],
    write: (row: ExportedCandidate): CsvValue[] => [
      row.serial_number,
      row.name,
      row.own_script_name,
      row.gender,
      row.birthday === null ? null : formatCalendarDate(row.birthday),
      row.birthday === null ? null : ageOn(row.birthday, today),
      row.place,
      row.native_place,
      row.education,
      row.designation,
      row.height_cm,
      row.gotra_name,
      row.marital_status,
      row.status,
      activationWords[activationOf(row)],
      attendanceWords[findAttendance(row.is_attending)],
      yesOrNo(row.is_hidden),
      dayOf(row.date_created),
      dayOf(row.updated_at),
      ...(withContacts ? [toCsvMobile(row.mobile), row.email, row.postal_address] : []),
    ],
  };
}

export function exportUsers(call: Run<typeof usersFileContract>): Promise<ExportedRows> {
  const { selection, contacts_reason: reason } = call.input;
  const withContacts = reason !== undefined;
  return exportRows<UserListRow>(call, {
    source: selectedUsers(selection),
    orderBy: orderUsers('-date_created'),
    columns: userColumns,
    header: ['Name', 'Date Created', 'Verified', 'Profile', ...(withContacts ? ['Email', 'Mobile'] : [])],
    write: (row) => [
      row.name,
      dayOf(row.date_created),
      yesOrNo(row.email_verified),
      row.profile_id,
      ...(withContacts ? [row.email, toCsvMobile(row.mobile)] : []),
    ],
    audit: auditOfExport('directus_users', { selection, list: listOf(selection), reason }),
  });
}

export function exportSubscriptions(call: Run<typeof subscriptionsFileContract>): Promise<ExportedRows> {
  const { selection, contacts_reason: reason } = call.input;
  const withContacts = reason !== undefined;
  return exportRows<SubscriptionListRow>(call, {
    source: selectedSubscriptions(selection),
    orderBy: orderSubscriptions('-start_date'),
    columns: subscriptionColumns,
    joins: subscriptionJoins,
    header: [
      'Member',
      'Status',
      'Start date',
      'Valid till',
      'Payment',
      'Receipt',
      'Amount',
      ...(withContacts ? ['Mobile', 'E-mail'] : []),
    ],
    write: (row) => [
      row.name,
      row.status,
      formatCalendarDate(row.start_date),
      formatCalendarDate(row.end_date),
      row.provider_payment ?? row.channel,
      row.receipt,
      row.amount === null ? null : row.amount / 100,
      ...(withContacts ? [toCsvMobile(row.mobile), row.email] : []),
    ],
    audit: auditOfExport('qd_subscriptions', { selection, list: listOf(selection), reason }),
  });
}
