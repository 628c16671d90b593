import { type BulkMailCounts, canRetryDelivery, findDeliveryFailure } from '@suchi/domain/bulk-mail';
import type { CardRow } from './repository/mails.ts';

export interface CardCounts extends BulkMailCounts {
  cancelled: number;
  leftOut: number;
  retryable: number;
  /** When the last mail was sent. */
  lastSentAt: Date | null;
}

type Part = CardRow['parts'][number];

/** A failed recipient without a reason is from before reasons were kept. */
const canRetry = ({ status, failure }: Part) =>
  status === 'failed' && canRetryDelivery(findDeliveryFailure(failure ?? ''));

/** Sums the recipients of a mail by what staff see. */
export function countCard({ parts }: Pick<CardRow, 'parts'>): CardCounts {
  const sum = (matches: (part: Part) => boolean) =>
    parts.filter(matches).reduce((total, { count }) => total + count, 0);
  const last = parts.flatMap((part) => part.last ?? []).toSorted((a, b) => Date.parse(a) - Date.parse(b));
  const lastSentAt = last.at(-1);
  return {
    pending: sum(({ status }) => status === 'pending'),
    success: sum(({ status }) => status === 'success'),
    failed: sum(({ status }) => status === 'failed'),
    cancelled: sum(({ status, failure }) => status === 'cancelled' && failure === null),
    leftOut: sum(({ status, failure }) => status === 'cancelled' && failure !== null),
    retryable: sum(canRetry),
    lastSentAt: lastSentAt === undefined ? null : new Date(lastSentAt),
  };
}

/** The stored reasons for which a retry can help. */
export function retryableFailures({ parts }: Pick<CardRow, 'parts'>): string[] {
  return parts.filter(canRetry).map(({ failure }) => failure ?? '');
}
