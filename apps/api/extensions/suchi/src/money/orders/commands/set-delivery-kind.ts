import type { setDeliveryKindContract } from '@suchi/contracts/office';
import type * as z from 'zod/mini';
import { refreshAccounts } from '../../../accounts/commands/change-account.ts';
import type { RoleCaller } from '../../../platform/access.ts';
import type { WriteCall } from '../../../platform/route.ts';
import { findOrder, type OfficeOrderRow } from '../repository/list.ts';
import { updateDeliveryKind } from '../repository/moves.ts';
import { recordMoves, requireUnsent } from './move-orders.ts';

/** Staff may also choose pick-up after the event: a member can fetch the book at the office. */
export async function setDeliveryKind({
  input,
  tx,
  caller,
}: WriteCall<z.output<typeof setDeliveryKindContract.input>, RoleCaller>): Promise<OfficeOrderRow> {
  const order = await requireUnsent(tx, input.order);
  await updateDeliveryKind(tx, order.id, input.delivery_kind);
  await refreshAccounts(tx, [order.user]);
  const { id, delivery_kind: old } = order;
  await recordMoves(tx, caller, 'order.set_delivery_kind', [
    { id, details: { old, new: input.delivery_kind } },
  ]);
  return (await findOrder(tx, id)) as OfficeOrderRow;
}
