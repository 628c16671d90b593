import type { Decision } from '../basics/decision.ts';

/** Asked for, confirmed (nothing more is needed), sent to the provider, done, failed there, or withdrawn. */
export const refundStatuses = ['asked', 'confirmed', 'sent', 'processed', 'failed', 'withdrawn'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** The reasons a treasurer chooses from; the words are in the web catalogue. */
export const refundReasons = [
  'paid_twice',
  'ordered_by_mistake',
  'not_delivered',
  'not_allowed',
  'fewer_people',
  'other',
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** The shortest note that explains a refund. */
export const refundNoteMinLength = 10;

/** Refunds that use up the paid amount: all but those that failed or were withdrawn. */
export function countsAsRefunded(status: RefundStatus): boolean {
  return status !== 'failed' && status !== 'withdrawn';
}

/** Whether so much can go back. */
export function checkRefund(
  { paidPaise, refundedPaise }: { paidPaise: number; refundedPaise: number },
  amountPaise: number,
): Decision<'amount_invalid' | 'above_what_is_left'> {
  if (!Number.isInteger(amountPaise) || amountPaise <= 0) return { allowed: false, reason: 'amount_invalid' };
  return amountPaise > paidPaise - refundedPaise
    ? { allowed: false, reason: 'above_what_is_left' }
    : { allowed: true };
}

/** The provider refunds no payment that is older. */
export const providerRefundDays = 180;

/** Whether the provider still refunds a payment. */
export function checkRefundAge(paidAt: Date, now: Date): Decision<'too_old'> {
  const ageDays = (now.getTime() - paidAt.getTime()) / 86_400_000;
  return ageDays > providerRefundDays ? { allowed: false, reason: 'too_old' } : { allowed: true };
}

/** How many times the association's limit one person may send back in a day. */
const limitsADay = 5;

/**
 * How much of a payment one person may send back alone. What was sent back of it before counts, by this person or
 * another, and so does what this person has sent back alone today: many small refunds are not a way around the limit.
 */
export function refundableAlone({
  confirmAbovePaise,
  refundedPaise,
  aloneTodayPaise,
}: {
  confirmAbovePaise: number;
  refundedPaise: number;
  aloneTodayPaise: number;
}): number {
  const ofPayment = confirmAbovePaise - refundedPaise;
  const ofDay = confirmAbovePaise * limitsADay - aloneTodayPaise;
  return Math.max(0, Math.min(ofPayment, ofDay));
}

/** Whether a second person has to confirm a refund. */
export function needsSecondPerson(amountPaise: number, alonePaise: number): boolean {
  return amountPaise > alonePaise;
}

/** Whether this person may confirm the refund: another than the one who asked, while it waits. */
export function checkConfirmRefund(
  refund: { status: RefundStatus; askedBy: string | null; amountPaise: number },
  confirmation: { userId: string; typedPaise: number },
): Decision<'not_waiting' | 'same_person' | 'amount_differs'> {
  if (refund.status !== 'asked') return { allowed: false, reason: 'not_waiting' };
  if (refund.askedBy === confirmation.userId) return { allowed: false, reason: 'same_person' };
  return refund.amountPaise === confirmation.typedPaise
    ? { allowed: true }
    : { allowed: false, reason: 'amount_differs' };
}

/** Whether a refund can be taken back: while it waits for a person, or after it failed. Online money is sent at once. */
export function checkWithdrawRefund({
  status,
  isAtDesk,
}: {
  status: RefundStatus;
  isAtDesk: boolean;
}): Decision<'not_waiting'> {
  const isWaiting = status === 'asked' || status === 'failed' || (status === 'confirmed' && isAtDesk);
  return isWaiting ? { allowed: true } : { allowed: false, reason: 'not_waiting' };
}
