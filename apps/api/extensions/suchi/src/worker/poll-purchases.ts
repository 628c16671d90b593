import { checkDuePurchases } from '../money/payments/commands/check-due-purchases.ts';
import type { JobPlatform } from '../platform/platform.ts';
import { keepDoing } from './keep-doing.ts';

/** Checks unpaid purchases again and again. */
export const pollPurchases = (platform: JobPlatform): (() => Promise<void>) =>
  keepDoing(
    platform,
    {
      everySeconds: platform.env.paymentCheckSeconds,
      done: 'payments checked',
      failed: 'payments were not checked',
    },
    (stopped) => checkDuePurchases(platform, stopped),
  );
