import type { initPaymentContract } from '@suchi/contracts/money';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../../platform/access.ts';
import { codedError } from '../../../platform/coded-error.ts';
import type { Call } from '../../../platform/route.ts';
import { beginPurchase } from './begin-purchase.ts';
import type { OwnPaymentFacts } from './load-own-payment.ts';

/** The specification's clients send notes. What they say must be what is bought here. */
export function beginSubscription(
  call: Call<z.output<typeof initPaymentContract.input>, RoleCaller>,
): Promise<OwnPaymentFacts> {
  const { amount, user, notes } = call.input;
  if (notes?.order_type !== undefined && notes.order_type !== 'subscription')
    throw codedError('INVALID_PAYLOAD', { fields: { 'notes.order_type': 'invalid' } });
  return beginPurchase(call, { orderType: 'subscription', claimedPaise: amount, user });
}
