import type { JobPlatform } from '../../../platform/platform.ts';
import { findEvent, markProcessed } from '../repository/events.ts';
import { applyPayment } from './apply-payment.ts';

/** The events that can change our books. Others are stored and left alone. */
const usedKinds = new Set([
  'payment.authorized',
  'payment.captured',
  'payment.failed',
  'order.paid',
  'refund.created',
  'refund.processed',
  'refund.failed',
]);

export interface EventJob {
  eventId: number;
}

/** Applies the payment that an event is about. Returns what was found; a second run finds it done. */
export async function processEvent(platform: JobPlatform, { eventId }: EventJob): Promise<string> {
  const { database, clock } = platform;
  const event = await findEvent(database, eventId);
  if (!event || event.processed_at !== null) return 'already_processed';
  const isUsed = usedKinds.has(event.kind) && event.provider_payment_id !== null;
  const { result, paymentId } = isUsed
    ? await applyPayment(platform, event.provider_payment_id ?? '')
    : { result: 'unused', paymentId: null };
  await markProcessed(database, eventId, { result, payment: paymentId, processed_at: clock.now() });
  return result;
}
