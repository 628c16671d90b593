import type { subscriptionsFileContract } from '@suchi/contracts/money';
import type { CandidateSelection, candidatesFileContract, usersFileContract } from '@suchi/contracts/office';
import type { CsvValue } from '@suchi/domain/text';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import {
  auditOfExport,
  type ExportedRows,
  exportRows,
  profileOfUser,
  type RowExport,
} from '../../platform/export-rows.ts';
import { planFile } from '../../platform/list-columns.ts';
import type { Call } from '../../platform/route.ts';
import { candidateColumns, candidateFacts, candidateJoins, fileView } from '../candidate-columns.ts';
import { listProfileColumns, profileFileJoins } from '../profile-columns.ts';
import { orderCandidates, selectedCandidates } from '../repository/candidates.ts';
import { orderSubscriptions, selectedSubscriptions } from '../repository/subscriptions.ts';
import { orderUsers, selectedUsers } from '../repository/users.ts';
import {
  subscriptionColumns,
  subscriptionFacts,
  subscriptionJoins,
  type SubscriptionListRow,
} from '../subscription-columns.ts';
import { userColumns, userFacts, type UserListRow } from '../user-columns.ts';

type Run<Contract extends { input: z.ZodMiniType }> = Call<z.output<Contract['input']>, RoleCaller>;

const listOf = (selection: { ids: unknown[] } | { filter: { list: string } }): string | undefined =>
  'ids' in selection ? undefined : selection.filter.list;

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
        ...planFile(candidateColumns, fileView(call.now), { facts: candidateFacts, withContacts }),
        joins: withContacts ? `${candidateJoins} ${profileFileJoins}` : candidateJoins,
        source: selectedCandidates(selection),
        profiles: 'p.id',
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
    profiles: 'p.id',
    orderBy: orderCandidates('serial_number'),
    columns: columns.map(({ name, sql }) => `${sql} as "${name}"`).join(', '),
    joins: withContacts ? profileFileJoins : '',
    header: columns.map(({ name }) => name),
    write: (row) => columns.map(({ name }) => row[name] ?? null),
    audit,
  };
}

export function exportUsers(call: Run<typeof usersFileContract>): Promise<ExportedRows> {
  const { selection, contacts_reason: reason } = call.input;
  return exportRows<UserListRow>(call, {
    ...planFile(userColumns, null, { facts: userFacts, withContacts: reason !== undefined }),
    source: selectedUsers(selection),
    profiles: profileOfUser('u.id'),
    orderBy: orderUsers('-date_created'),
    audit: auditOfExport('directus_users', { selection, list: listOf(selection), reason }),
  });
}

export function exportSubscriptions(call: Run<typeof subscriptionsFileContract>): Promise<ExportedRows> {
  const { selection, contacts_reason: reason } = call.input;
  const view = { photoOf: () => null };
  return exportRows<SubscriptionListRow>(call, {
    ...planFile(subscriptionColumns, view, { facts: subscriptionFacts, withContacts: reason !== undefined }),
    source: selectedSubscriptions(selection),
    profiles: profileOfUser('s."user"'),
    orderBy: orderSubscriptions('-start_date'),
    joins: subscriptionJoins,
    audit: auditOfExport('qd_subscriptions', { selection, list: listOf(selection), reason }),
  });
}
