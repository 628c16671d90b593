import type { FileOutput } from '@suchi/contracts/basics';
import type { Picture } from '@suchi/contracts/media';
import type { SubscriptionRow, subscriptionsContract } from '@suchi/contracts/money';
import type {
  AttendeeRow,
  attendeesContract,
  CandidateRow,
  candidatesContract,
  UserRow,
  usersContract,
} from '@suchi/contracts/office';
import { hasStaffAccess } from '@suchi/domain/accounts';
import { todayInIndia } from '@suchi/domain/basics';
import type * as z from 'zod/mini';
import { presentPicture } from '../media/present-picture.ts';
import type { RoleCaller } from '../platform/access.ts';
import type { ExportedRows } from '../platform/export-rows.ts';
import { presentRow } from '../platform/list-columns.ts';
import type { ListResult } from '../platform/list-page.ts';
import type { Call } from '../platform/route.ts';
import {
  attendeeColumns,
  candidateColumns,
  type CandidateListRow,
  type CandidateView,
} from './candidate-columns.ts';
import type { PicturedPage, Pictures, ReadAttendees, ReadSubscriptions } from './commands/read-lists.ts';
import {
  subscriptionColumns,
  type SubscriptionListRow,
  type SubscriptionView,
} from './subscription-columns.ts';
import { userColumns, type UserListRow } from './user-columns.ts';

type PageCall<Contract extends { input: z.ZodMiniType }> = Call<z.output<Contract['input']>, RoleCaller>;
export type AnyCall = Pick<Call<unknown, RoleCaller>, 'caller' | 'platform' | 'now'>;

function presentPhoto(
  photo: string | null,
  pictures: Pictures,
  { caller, platform, now }: AnyCall,
): Picture | null {
  const row = photo === null ? undefined : pictures.get(photo);
  return row ? presentPicture(row, caller, { env: platform.env, now }) : null;
}

function viewOf(pictures: Pictures, call: AnyCall, hasMobile: boolean): CandidateView {
  return {
    today: todayInIndia(call.now),
    hasMobile,
    photoOf: (id) => presentPhoto(id, pictures, call),
  };
}

const rowOf = (row: CandidateListRow, view: CandidateView) =>
  presentRow<CandidateRow, CandidateListRow, CandidateView>(candidateColumns, row, view);

export function presentCandidates(
  { total, rows, pictures }: PicturedPage<CandidateListRow>,
  call: PageCall<typeof candidatesContract>,
): z.output<typeof candidatesContract.output> {
  const hasMobile = call.input.filter.list === 'draft' && hasStaffAccess(call.caller, 'review');
  const view = viewOf(pictures, call, hasMobile);
  return {
    total,
    rows: rows.map((row) => rowOf(row, view)),
  };
}

/** Without the mobile number. */
export function presentCandidate(row: CandidateListRow, pictures: Pictures, call: AnyCall): CandidateRow {
  return rowOf(row, viewOf(pictures, call, false));
}

export function presentUsers({
  total,
  rows,
}: ListResult<UserListRow>): z.output<typeof usersContract.output> {
  return { total, rows: rows.map(presentUser) };
}

export function presentUser(row: UserListRow): UserRow {
  return presentRow<UserRow, UserListRow, null>(userColumns, row, null);
}

export function presentSubscriptions(
  { total, rows, pictures, received, counts }: ReadSubscriptions,
  call: PageCall<typeof subscriptionsContract>,
): z.output<typeof subscriptionsContract.output> {
  const view = { photoOf: (id: string | null) => presentPhoto(id, pictures, call) };
  return {
    total,
    received,
    counts: { current: counts.current, past: counts.past },
    rows: rows.map((row) =>
      presentRow<SubscriptionRow, SubscriptionListRow, SubscriptionView>(subscriptionColumns, row, view),
    ),
  };
}

export function presentAttendees(
  { total, rows, pictures, counts }: ReadAttendees,
  call: PageCall<typeof attendeesContract>,
): z.output<typeof attendeesContract.output> {
  const { women, men } = counts[call.input.filter.attendance];
  const view = viewOf(pictures, call, false);
  return {
    total,
    women,
    men,
    counts: {
      attending: counts.attending.total,
      not_attending: counts.not_attending.total,
      no_response: counts.no_response.total,
    },
    rows: rows.map((row) =>
      presentRow<AttendeeRow, CandidateListRow, CandidateView>(attendeeColumns, row, view),
    ),
  };
}

const listOf = (selection: { ids: unknown[] } | { filter: { list: string } }): string =>
  'ids' in selection ? 'selection' : selection.filter.list;

/** A file of a list, named after the list and the day. */
export function presentListFile(kind: string) {
  return (
    { rows, content }: ExportedRows,
    { input, now }: { input: { selection: Parameters<typeof listOf>[0] }; now: Date },
  ): FileOutput => ({ name: `${kind}-${listOf(input.selection)}-${todayInIndia(now)}.csv`, rows, content });
}
