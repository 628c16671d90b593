import type {
  BulkMailCard,
  bulkMailFailuresContract,
  BulkMailRecipient,
  bulkMailRecipientsContract,
} from '@suchi/contracts/bulk-mail';
import { toMailName } from '@suchi/domain/accounts';
import {
  type BulkMailPriority,
  canRetryDelivery,
  findBulkMailProgress,
  findDeliveryFailure,
  findRecipientAddress,
  leftOutReasons,
} from '@suchi/domain/bulk-mail';
import type * as z from 'zod/mini';
import { parseFacts } from './codec.ts';
import type { ReadRecipients } from './commands/read-recipients.ts';
import { countCard } from './count-card.ts';
import type { CardRow, FailureRow } from './repository/mails.ts';
import type { RecipientCount, RecipientRow } from './repository/recipients.ts';

const joinName = (first: string | null, last: string | null) => [first, last].filter(Boolean).join(' ');

export function presentRecipients({
  counts,
  rows,
}: ReadRecipients): z.output<typeof bulkMailRecipientsContract.output> {
  return { counts: counts && presentCounts(counts), rows: rows.map(presentRecipient) };
}

function presentCounts(counts: RecipientCount[]) {
  const countOf = (reason: RecipientCount['left_out']) => counts.find(({ left_out }) => left_out === reason);
  return {
    chosen: counts.reduce((total, { count }) => total + count, 0),
    left_out: Object.fromEntries(
      leftOutReasons.map((reason) => [reason, countOf(reason)?.count ?? 0]),
    ) as Record<(typeof leftOutReasons)[number], number>,
    without_serial_number: countOf(null)?.without_serial_number ?? 0,
  };
}

function presentRecipient(row: RecipientRow): BulkMailRecipient {
  return {
    profile_id: row.id,
    first_name: toMailName(row.first_name ?? ''),
    name: joinName(row.first_name, row.last_name),
    serial_number: row.serial_number,
    left_out: row.left_out,
  };
}

export function presentCard(card: CardRow): BulkMailCard {
  const { lastSentAt, leftOut, ...counts } = countCard(card);
  return {
    id: card.id,
    subject: card.subject,
    heading: card.body_heading ?? '',
    text: card.body_content ?? '',
    translations: (card.translations ?? {}) as BulkMailCard['translations'],
    audience: card.audience,
    priority: card.priority as BulkMailPriority,
    sent_by: joinName(card.first_name, card.last_name) || null,
    at: card.date_created.toISOString(),
    progress: findBulkMailProgress(card.state, counts),
    ...counts,
    left_out: leftOut,
    ended_at: counts.pending === 0 ? (lastSentAt?.toISOString() ?? null) : null,
  };
}

export function presentFailures(rows: FailureRow[]): z.output<typeof bulkMailFailuresContract.output> {
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map((row) => {
      const failure = findDeliveryFailure(row.failure ?? '');
      return {
        id: row.id,
        profile_id: row.profile_id,
        name: joinName(row.first_name, row.last_name),
        email: findRecipientAddress(parseFacts(row)),
        failure,
        can_retry: canRetryDelivery(failure),
      };
    }),
  };
}
