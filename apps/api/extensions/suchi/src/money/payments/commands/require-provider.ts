import { codedError } from '../../../platform/coded-error.ts';
import type { JobPlatform } from '../../../platform/platform.ts';
import { type PaymentProvider, ProviderUnreachable } from '../../../platform/provider.ts';

/** Throws PAYMENT_PROVIDER_UNREACHABLE when none is configured. */
export function requireProvider({ provider }: Pick<JobPlatform, 'provider'>): PaymentProvider {
  if (provider === null) throw codedError('PAYMENT_PROVIDER_UNREACHABLE');
  return provider;
}

/** For endpoints: a provider that does not answer becomes an error with words for the member. */
export async function withProvider<Result>(
  platform: Pick<JobPlatform, 'logger'>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    platform.logger.warn({ error: error.message }, 'payment provider');
    throw codedError('PAYMENT_PROVIDER_UNREACHABLE');
  }
}
