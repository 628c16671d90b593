import type { JobPlatform } from '../../../platform/platform.ts';
import { claimDuePurchases } from '../repository/purchases.ts';
import { checkPurchase } from './check-purchase.ts';

const batch = 20;
/** Longer than a batch takes, even when the provider answers slowly. */
const leaseMs = 10 * 60_000;

/**
 * Checks the unpaid purchases that are due, until none is left or the signal ends it. Workers never take the same one
 * at once.
 */
export async function checkDuePurchases(
  platform: JobPlatform,
  signal: AbortSignal,
): Promise<{ checked: number; failed: number }> {
  const { database, clock, logger } = platform;
  const count = { checked: 0, failed: 0 };
  for (;;) {
    const now = clock.now();
    const leaseUntil = new Date(now.getTime() + leaseMs);
    const due = await claimDuePurchases(database, { now, leaseUntil, limit: batch });
    for (const purchase of due) {
      if (signal.aborted) return count;
      try {
        await checkPurchase(platform, purchase);
        count.checked += 1;
      } catch (error) {
        // It stays pending and is due again when the lease ends.
        count.failed += 1;
        logger.warn({ payment: purchase.id, error: (error as Error).message }, 'a payment was not checked');
      }
    }
    if (due.length < batch) return count;
  }
}
