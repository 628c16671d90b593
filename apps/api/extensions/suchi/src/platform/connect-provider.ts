import type { ProviderSettings } from './env.ts';
import type { Metrics } from './metrics.ts';
import type { PaymentProvider } from './provider.ts';
import { createRazorpay } from './razorpay.ts';

/** The payment provider of a node or a worker, with its calls counted. */
export function connectProvider(
  settings: ProviderSettings,
  { providerCallsTotal }: Pick<Metrics, 'providerCallsTotal'>,
): PaymentProvider {
  // A comparison with a missing series is never true.
  for (const result of ['answered', 'unreachable'] as const) providerCallsTotal.inc({ result }, 0);
  return createRazorpay(settings, (result) => providerCallsTotal.inc({ result }));
}
