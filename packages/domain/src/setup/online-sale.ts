import type { SetupProgress } from './legal-pages.ts';

export const paymentModes = ['off', 'test', 'real'] as const;
export type PaymentMode = (typeof paymentModes)[number];

/** Whether members would pay with real money. Without keys nothing can be bought. */
export function findPaymentMode(keyId: string | null): PaymentMode {
  if (keyId === null) return 'off';
  return keyId.startsWith('rzp_live_') ? 'real' : 'test';
}

/**
 * Whether members may buy online. An association that was set up with the wizard sells nothing with keys of the test mode:
 * no money would come. Testers may, to try it.
 */
export function isSaleOpen(
  progress: SetupProgress,
  { mode, isTester }: { mode: PaymentMode; isTester: boolean },
): boolean {
  if (progress === 'none') return true;
  return progress === 'opened' && (mode === 'real' || isTester);
}
