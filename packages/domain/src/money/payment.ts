/** How a purchase is paid: through the provider, or at the desk. */
export const paymentChannels = ['online', 'cash', 'bank_transfer', 'cheque'] as const;
export type PaymentChannel = (typeof paymentChannels)[number];

/**
 * The status of a purchase. `failed` means that we stopped asking the provider; a late capture still makes it
 * `captured`. `refunded` means that all of it went back.
 */
export const paymentStatuses = ['pending', 'captured', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The status of one try to pay, in the order in which it moves. A failed try may still be authorized days later. */
export const attemptStatuses = ['created', 'failed', 'authorized', 'captured', 'refunded'] as const;
export type AttemptStatus = (typeof attemptStatuses)[number];

/** The status to keep when two reports arrive in any order: the one that is further along. */
export function findLaterStatus(known: AttemptStatus, reported: AttemptStatus): AttemptStatus {
  return attemptStatuses.indexOf(reported) > attemptStatuses.indexOf(known) ? reported : known;
}

const minute = 60_000;
const hour = 60 * minute;

/** The provider may still authorize a payment up to this long after it began. */
export const paymentWindowMs = 6 * 24 * hour;

/** When to ask the provider first, counted from the beginning of the purchase; then every six hours. */
const firstChecksMs = [2 * minute, 5 * minute, 12 * minute, 30 * minute, 2 * hour];
const laterCheckMs = 6 * hour;

/** When to ask the provider next about an unpaid purchase, or null when its window has closed. */
export function findNextCheck(startedAt: Date, now: Date): Date | null {
  const ageMs = now.getTime() - startedAt.getTime();
  if (ageMs >= paymentWindowMs) return null;
  const early = firstChecksMs.find((ms) => ms > ageMs);
  const nextMs = early ?? (Math.floor(ageMs / laterCheckMs) + 1) * laterCheckMs;
  return new Date(startedAt.getTime() + Math.min(nextMs, paymentWindowMs));
}

/**
 * When a payment was captured: the provider does not report it. It is minutes after its start, except for a late one,
 * which counts from when we saw it.
 */
export function estimateCapture(startedAt: Date, seenAt: Date): Date {
  return seenAt.getTime() - startedAt.getTime() < 24 * hour ? startedAt : seenAt;
}

/** What the member sees. */
export type PaymentPhase =
  'started' | 'waiting' | 'authorized' | 'declined' | 'paid' | 'expired' | 'refunded';

/** The phase of a purchase, from its status and the status of its newest tries. */
export function findPaymentPhase(status: PaymentStatus, attempts: readonly AttemptStatus[]): PaymentPhase {
  if (status === 'captured') return 'paid';
  if (status === 'refunded') return 'refunded';
  if (attempts.includes('captured') || attempts.includes('authorized')) return 'authorized';
  if (attempts.includes('created')) return 'waiting';
  if (status === 'failed') return 'expired';
  return attempts.includes('failed') ? 'declined' : 'started';
}

/** What a provider's payment must match before it counts. */
export interface ExpectedPayment {
  orderId: string;
  amountPaise: number;
  currency: string;
}

/** Whether the provider's payment is for this purchase, to the paisa. */
export function checkPaymentMatches(
  expected: ExpectedPayment,
  reported: ExpectedPayment,
): 'matches' | 'order_differs' | 'amount_differs' | 'currency_differs' {
  if (reported.orderId !== expected.orderId) return 'order_differs';
  if (reported.currency !== expected.currency) return 'currency_differs';
  return reported.amountPaise === expected.amountPaise ? 'matches' : 'amount_differs';
}
