import { searchPlanId } from '@suchi/domain/money';
import type { JobPlatform } from '../../../platform/platform.ts';
import type { PaymentProvider, ProviderOrder } from '../../../platform/provider.ts';
import { type PurchaseRow, setProviderOrder } from '../repository/purchases.ts';
import { requireProvider } from './require-provider.ts';

/**
 * The provider's order of a purchase, made if there is none. The provider has no idempotency key for orders, so we look
 * for our reference first, unless the purchase is new, and again when an answer was lost.
 */
export async function ensureProviderOrder(
  platform: JobPlatform,
  purchase: PurchaseRow,
  { isNew }: { isNew: boolean },
): Promise<string> {
  if (purchase.order_id !== null) return purchase.order_id;
  const found = isNew ? null : await findProviderOrder(platform, purchase);
  if (found !== null) return found;
  return adopt(platform, purchase, await createOrFind(requireProvider(platform), purchase));
}

/** The order that an earlier request made and did not see, or null. */
export async function findProviderOrder(
  platform: JobPlatform,
  purchase: PurchaseRow,
): Promise<string | null> {
  const order = await requireProvider(platform).findOrderByReceipt(referenceOf(purchase));
  return order && adopt(platform, purchase, order);
}

const referenceOf = ({ id, reference }: PurchaseRow): string => reference ?? `payment-${id}`;

async function createOrFind(provider: PaymentProvider, purchase: PurchaseRow): Promise<ProviderOrder> {
  const receipt = referenceOf(purchase);
  const notes = {
    user_id: purchase.user,
    amount: String(purchase.amount),
    order_type: purchase.order_type,
    ...(purchase.order_type === 'subscription' ? { subscription_plan_id: searchPlanId } : {}),
  };
  try {
    return await provider.createOrder({ amountPaise: purchase.amount, receipt, notes });
  } catch (error) {
    const made = await provider.findOrderByReceipt(receipt);
    if (made) return made;
    throw error;
  }
}

function adopt(platform: JobPlatform, purchase: PurchaseRow, order: ProviderOrder): Promise<string> {
  if (order.amountPaise !== purchase.amount || order.currency !== purchase.currency)
    throw new Error(`the provider's order of payment ${purchase.id} has another amount`);
  return setProviderOrder(platform.database, purchase, order.id);
}
