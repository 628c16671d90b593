import type { verifyPaymentContract } from '@suchi/contracts/money';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../../platform/access.ts';
import { codedError } from '../../../platform/coded-error.ts';
import type { JobPlatform } from '../../../platform/platform.ts';
import type { Call } from '../../../platform/route.ts';
import { checkSoon, findPurchase, type PurchaseRow } from '../repository/purchases.ts';
import { applyPayment } from './apply-payment.ts';
import { checkPurchase } from './check-purchase.ts';
import { loadOwnPayment, type OwnPaymentFacts } from './load-own-payment.ts';
import { requireProvider, withProvider } from './require-provider.ts';

/** The browser says that it paid. */
export async function verifyPayment({
  input,
  caller,
  now,
  platform,
}: Call<z.output<typeof verifyPaymentContract.input>, RoleCaller>): Promise<OwnPaymentFacts> {
  const { database } = platform;
  const { userId } = caller;
  const purchase = await findPurchase(database, { order_id: input.razorpay_order_id, user: userId });
  if (!purchase) throw codedError('PAYMENT_NOT_FOUND');
  const claimed = input.notes?.order_type;
  if (claimed !== undefined && claimed !== purchase.order_type)
    throw codedError('INVALID_PAYLOAD', { fields: { 'notes.order_type': 'invalid' } });
  await applySigned(platform, purchase, {
    paymentId: input.razorpay_payment_id,
    signature: input.razorpay_signature,
    now,
  });
  return loadOwnPayment(database, userId, purchase.id);
}

export interface SignedPayment {
  paymentId: string;
  signature: string;
  now: Date;
}

/** The signature must be over the order id that we stored, not over one that a client sends. */
export async function applySigned(
  platform: JobPlatform,
  purchase: PurchaseRow,
  { paymentId, signature, now }: SignedPayment,
): Promise<void> {
  const provider = requireProvider(platform);
  if (!provider.isCheckoutSignature(purchase.order_id ?? '', paymentId, signature))
    throw codedError('PAYMENT_SIGNATURE_INVALID');
  await withProvider(platform, () => applyPayment(platform, paymentId)).catch(async (error: unknown) => {
    await checkSoon(platform.database, purchase.id, now);
    throw error;
  });
}

/** Asks the provider about one purchase of the caller, at once. */
export async function checkOwnPurchase(
  { caller, platform }: Call<unknown, RoleCaller>,
  by: { order_id: string } | { id: number },
): Promise<OwnPaymentFacts> {
  const { database } = platform;
  const { userId } = caller;
  const purchase = await findPurchase(database, { ...by, user: userId });
  if (!purchase) throw codedError('PAYMENT_NOT_FOUND');
  if (purchase.channel === 'online') await withProvider(platform, () => checkPurchase(platform, purchase));
  return loadOwnPayment(database, userId, purchase.id);
}
