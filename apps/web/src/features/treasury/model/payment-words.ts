import type { PaymentChannel } from '@suchi/domain/money';
import type { Translate } from '../../../shared/i18n/messages.ts';

const knownMethods = ['upi', 'card', 'netbanking', 'wallet', 'emi', 'paylater'] as const;

/** How it was paid, in words. A method of the provider that we do not know is written as it came. */
export function methodWords(
  t: Translate<'treasury'>,
  { channel, method }: { channel: PaymentChannel; method: string | null },
): string {
  if (channel !== 'online') return t(`channels.${channel}`);
  const known = knownMethods.find((name) => name === method);
  if (known) return t(`methods.${known}`);
  return method ?? t('channels.online');
}
