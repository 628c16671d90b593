import type { JobPlatform } from '../../../platform/platform.ts';
import { ProviderRefused } from '../../../platform/provider.ts';
import { applyPayment } from '../../payments/commands/apply-payment.ts';
import { failRefund } from '../../payments/commands/finish-refund.ts';
import { requireProvider } from '../../payments/commands/require-provider.ts';
import { findRefund } from '../repository/refunds.ts';

export interface RefundJob {
  refundId: number;
}

/** The same key is still running at the provider, or too many requests came: neither is a no. */
const passingStatuses = [409, 429];

/**
 * Sends a confirmed refund to the provider, with the same key at every try, and brings the books to what the provider
 * says. It throws when the provider did not answer; then it is tried again.
 */
export async function sendRefund(platform: JobPlatform, { refundId }: RefundJob): Promise<string> {
  const refund = await findRefund(platform.database, { id: refundId });
  const paymentId = refund?.provider_payment_id;
  if (!paymentId || !['confirmed', 'sent'].includes(refund.status)) return 'nothing_to_do';
  if (refund.status === 'confirmed') {
    const key = refund.idempotency_key;
    try {
      await requireProvider(platform).refund({ paymentId, amountPaise: refund.amount, key });
    } catch (error) {
      if (!(error instanceof ProviderRefused) || passingStatuses.includes(error.status)) throw error;
      // It may have been refunded elsewhere: that is booked first, so that a retry sees what is left.
      await applyPayment(platform, paymentId);
      const failure = error.message.slice(0, 500);
      const now = platform.clock.now();
      await platform.database.transaction((tx) => failRefund(tx, { refundId, failure, now }));
      return 'refused';
    }
  }
  await applyPayment(platform, paymentId);
  return 'sent';
}
