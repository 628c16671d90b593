import type { payMelawaContract } from '@suchi/contracts/melawa';
import type * as z from 'zod/mini';
import { beginSale } from '../../../money/payments/commands/begin-purchase.ts';
import type { OwnPaymentFacts } from '../../../money/payments/commands/load-own-payment.ts';
import type { RoleCaller } from '../../../platform/access.ts';
import { codedError } from '../../../platform/coded-error.ts';
import type { Call } from '../../../platform/route.ts';
import { requireOwnAnswer } from './load-own.ts';

/** Pays for the people of the answer that have no seat yet. A late payment still counts, also when nobody can answer any more. */
export function payMelawa(
  call: Call<z.output<typeof payMelawaContract.input>, RoleCaller>,
): Promise<OwnPaymentFacts> {
  return beginSale(call, async (tx) => {
    const { melawa, own, toPayPaise } = await requireOwnAnswer(tx, call);
    if (melawa.phase === 'after') throw codedError('OFFER_CLOSED');
    if (toPayPaise === 0 || toPayPaise !== call.input.amount) throw codedError('PAYMENT_AMOUNT_DIFFERS');
    const seats = own.people - own.paid.seats;
    return { orderType: 'melawa', amountPaise: toPayPaise, editionId: melawa.edition, seats };
  });
}
