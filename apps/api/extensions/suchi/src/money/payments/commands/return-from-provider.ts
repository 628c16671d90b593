import type { Knex } from 'knex';
import * as z from 'zod/mini';
import type { Caller } from '../../../platform/access.ts';
import { codedError } from '../../../platform/coded-error.ts';
import type { Call } from '../../../platform/route.ts';
import { findPurchaseByOrder, type PurchaseRow } from '../repository/purchases.ts';
import { applySigned } from './verify-payment.ts';

const providerId = z.string().check(z.regex(/^[A-Za-z0-9_]{1,64}$/));

const paidForm = z.object({
  razorpay_payment_id: providerId,
  razorpay_order_id: providerId,
  razorpay_signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

/** A payment that failed comes without a signature, so it changes nothing: the page asks the provider itself. */
const failedForm = z.object({
  'error[metadata]': z.pipe(z.pipe(z.string(), z.transform(parseJson)), z.object({ order_id: providerId })),
});

/** Returns the purchase whose page the browser goes on to. */
export async function returnFromProvider({
  bytes,
  now,
  platform,
}: Call<unknown, Caller>): Promise<PurchaseRow> {
  const form = Object.fromEntries(new URLSearchParams(bytes.toString('utf8')));
  const failed = failedForm.safeParse(form);
  if (failed.success) return requirePurchase(platform.database, failed.data['error[metadata]'].order_id);

  const paid = paidForm.safeParse(form);
  if (!paid.success) throw codedError('PAYMENT_SIGNATURE_INVALID');
  const purchase = await requirePurchase(platform.database, paid.data.razorpay_order_id);
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = paid.data;
  await applySigned(platform, purchase, { paymentId, signature, now }).catch((error: unknown) => {
    // The page says what happens next while the provider does not answer.
    if ((error as { code?: string }).code !== 'PAYMENT_PROVIDER_UNREACHABLE') throw error;
  });
  return purchase;
}

async function requirePurchase(database: Knex, orderId: string): Promise<PurchaseRow> {
  const purchase = await findPurchaseByOrder(database, orderId);
  if (!purchase) throw codedError('PAYMENT_NOT_FOUND');
  return purchase;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
