import type { returnOrderContract } from '@suchi/contracts/money';
import { checkReturn } from '@suchi/domain/money';
import type * as z from 'zod/mini';
import { refreshAccounts } from '../../../accounts/commands/change-account.ts';
import { loadProvenAddress } from '../../../accounts/commands/load-proven-address.ts';
import { queueMail } from '../../../mail/commands/queue-mail.ts';
import type { RoleCaller } from '../../../platform/access.ts';
import { codedError } from '../../../platform/coded-error.ts';
import type { WriteCall } from '../../../platform/route.ts';
import type { OrderListRow } from '../order-columns.ts';
import { findOrder } from '../repository/list.ts';
import { findEditionYears, markReturned } from '../repository/moves.ts';
import { lockOneOrder, recordMoves, toOrderState } from './move-orders.ts';

/** The book is to be sent again, and the family is asked to correct its address. */
export async function returnOrder({
  input: { order: id, reason },
  tx,
  caller,
  now,
  platform,
}: WriteCall<z.output<typeof returnOrderContract.input>, RoleCaller>): Promise<OrderListRow> {
  const order = await lockOneOrder(tx, id);
  const decision = checkReturn(toOrderState(order));
  if (!decision.allowed) throw codedError('ORDER_REFUSED', { reason: decision.reason });
  await markReturned(tx, id, reason, now);
  await refreshAccounts(tx, [order.user]);
  const { carrier, tracking_number } = order;
  await recordMoves(tx, caller, 'order.return', [{ id, details: { reason, carrier, tracking_number } }]);
  const address = await loadProvenAddress(tx, order.user);
  if (address) {
    const edition = (await findEditionYears(tx, [order.edition])).get(order.edition) ?? null;
    const facts = { firstName: address.firstName, edition, reason };
    await queueMail(
      { tx, platform },
      { kind: 'suchi_returned', facts, to: address.email, person: order.user },
    );
  }
  return (await findOrder(tx, id)) as OrderListRow;
}
