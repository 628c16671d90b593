import type {
  ClosingPlan,
  DataRequest,
  Nominee,
  RequestsPage,
  SealedAccount,
} from '@suchi/contracts/closing';
import { todayInIndia } from '@suchi/domain/basics';
import { type ClosingDates, formatRequest } from '@suchi/domain/closing';
import { purposes } from '@suchi/domain/consent';
import type { OwnNominee, Plan } from './commands/own-account.ts';
import type { ConsentsFound, RequestsFound } from './commands/requests.ts';
import type { SealedRow } from './repository.ts';
import type { RequestRow } from './request-repository.ts';

const presentDates = (dates: ClosingDates) => ({
  restore_until: dates.restoreUntil,
  sealed_until: dates.sealedUntil,
  receipts_until: dates.receiptsUntil,
  backup_days: dates.backupDays,
});

export const presentPlan = ({ dates, givenUp, pending }: Plan): ClosingPlan => ({
  ...presentDates(dates),
  ...givenUp,
  pending: pending && { since: pending.since.toISOString(), until: pending.until },
});

export const presentClosed = ({ request, dates }: { request: number; dates: ClosingDates }) => ({
  reference: formatRequest(request),
  ...presentDates(dates),
});

export const presentFound = (sealed: SealedRow | null) => ({
  closed: sealed && {
    reference: formatRequest(sealed.request),
    closed_on: todayInIndia(sealed.closed_at),
    restore_until: sealed.restore_until,
  },
});

export const presentNominee = ({ nominee, openings }: OwnNominee) => ({
  nominee: nominee satisfies Nominee | null,
  openings: openings.map(({ at, by, reason }) => ({ at: at.toISOString(), by, reason })),
});

const presentRequest = (row: RequestRow, viewerId: string): DataRequest => ({
  id: row.id,
  reference: formatRequest(row.id),
  kind: row.kind,
  way: row.way,
  asked_by: row.asked_by,
  about: row.about,
  account: row.account,
  asker: row.asker,
  wanted: row.wanted,
  received_on: row.received_on,
  due_on: row.due_on,
  state: row.state,
  identity: row.identity,
  checked_by: row.checked_by,
  has_certificate: row.certificate !== null || row.has_photo,
  has_photo: row.has_photo,
  outcome: row.outcome,
  done_on: row.done_at && todayInIndia(row.done_at),
  done_by: row.done_by,
  destroyed_on: row.destroyed_on,
  is_checked_by_me: row.checked_by_id === viewerId,
});

export const presentRequests = (
  { rows, figures, backupDays, consents }: RequestsFound,
  viewerId: string,
): RequestsPage => ({
  rows: rows.map((row) => presentRequest(row, viewerId)),
  total: figures.total,
  open: figures.open,
  sealed: figures.sealed,
  next:
    figures.next_closed_on === null || figures.next_destroyed_on === null
      ? null
      : { closed_on: figures.next_closed_on, destroyed_on: figures.next_destroyed_on },
  backup_days: backupDays,
  last_destroyed_on: figures.last_destroyed_on,
  is_overdue: figures.is_overdue,
  withdrawn: consents.flatMap(({ purpose, withdrawn }) =>
    withdrawn === 0 ? [] : [{ purpose, count: withdrawn }],
  ),
});

export const presentConsentCounts = ({ counts, profiles }: ConsentsFound) => ({
  purposes: purposes.map((purpose) => {
    const found = counts.find((each) => each.purpose === purpose);
    const { on = 0, off = 0, withdrawn = 0 } = found ?? {};
    return {
      purpose,
      on,
      off,
      unanswered: Math.max(0, profiles - on - off),
      withdrawn_this_month: withdrawn,
    };
  }),
});

export const presentSealed = (rows: readonly SealedRow[]): { rows: SealedAccount[] } => ({
  rows: rows.map((row) => ({
    id: row.id,
    reference: formatRequest(row.request),
    state: row.state === 'destroyed' ? 'destroyed' : 'sealed',
    closed_on: todayInIndia(row.closed_at),
    sealed_until: row.sealed_until,
    backup_until: row.backup_until,
    destroyed_on: row.state === 'destroyed' && row.ended_at ? todayInIndia(row.ended_at) : null,
    rows: Object.values(row.rows).reduce((sum, count) => sum + count, 0),
    held_reason: row.held_reason,
  })),
});
