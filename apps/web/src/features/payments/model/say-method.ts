import type { OwnPayment } from '@suchi/contracts/money';
import type { PlainKey, Translate } from '../../../shared/i18n/messages.ts';

const known = ['upi', 'card', 'netbanking', 'wallet'];

/** How it was paid: `UPI`, `Cash at desk`. */
export function sayMethod(
  { channel, method }: Pick<OwnPayment, 'channel' | 'method'>,
  t: Translate<'payments'>,
): string {
  const key = channel === 'online' && method !== null && known.includes(method) ? method : channel;
  return t(`methods.${key}` as PlainKey<'payments'>);
}
