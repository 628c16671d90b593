import type { dispatchOrdersContract, OrdersMoved, RefusedOrder } from '@suchi/contracts/money';
import { checkDispatch, type Dispatch } from '@suchi/domain/money';
import type * as z from 'zod/mini';
import { refreshAccounts } from '../../../accounts/commands/change-account.ts';
import { loadProvenAddress } from '../../../accounts/commands/load-proven-address.ts';
import { queueMail } from '../../../mail/commands/queue-mail.ts';
import type { RoleCaller } from '../../../platform/access.ts';
import type { WriteCall } from '../../../platform/route.ts';
import {
  findEditionYears,
  findTracked,
  type LockedOrder,
  lockTracking,
  markDispatched,
} from '../repository/moves.ts';
import { lockOrders, recordMoves, reportMoves, toOrderState } from './move-orders.ts';

type DispatchCall = WriteCall<z.output<typeof dispatchOrdersContract.input>, RoleCaller>;

interface SentOrder {
  order: LockedOrder;
  dispatch: Dispatch;
}

/** The orders that can be dispatched are; the others are reported. A repeat sends no second mail. */
export async function dispatchOrders(call: DispatchCall): Promise<OrdersMoved> {
  const { input, tx, caller, now } = call;
  const { sent, repeated, refused } = await sortOut(call);
  if (sent.length > 0) {
    await markDispatched(
      tx,
      {
        carrier: input.carrier,
        orders: sent.map(({ order, dispatch }) => ({
          id: order.id,
          trackingNumber: dispatch.trackingNumber,
        })),
      },
      now,
    );
    await refreshAccounts(
      tx,
      sent.map(({ order }) => order.user),
    );
    await recordMoves(
      tx,
      caller,
      'order.dispatch',
      sent.map(({ order, dispatch }) => ({
        id: order.id,
        details: { carrier: dispatch.carrier, has_tracking: dispatch.trackingNumber !== null },
      })),
    );
    if (input.mails_buyers) await mailBuyers(call, sent);
  }
  return reportMoves(sent.length + repeated, refused);
}

async function sortOut({ input, tx }: DispatchCall) {
  await lockTracking(tx);
  const orders = new Map(
    (
      await lockOrders(
        tx,
        input.orders.map(({ id }) => id),
      )
    ).map((order) => [order.id, order]),
  );
  const numbers = input.orders.flatMap(({ tracking_number: number }) => number ?? []);
  const tracked = await findTracked(tx, input.carrier, numbers);
  const sent: SentOrder[] = [];
  const refused: RefusedOrder[] = [];
  let repeated = 0;
  for (const { id, tracking_number: trackingNumber } of input.orders) {
    const order = orders.get(id);
    if (!order) {
      refused.push({ order: id, reason: 'order_unknown' });
      continue;
    }
    const dispatch = { carrier: input.carrier, trackingNumber };
    const owner = trackingNumber === null ? undefined : tracked.get(trackingNumber);
    const decision = checkDispatch(
      { ...toOrderState(order), dispatch: dispatchOf(order), address: order.address },
      dispatch,
      owner !== undefined && owner !== id,
    );
    if (!decision.allowed) refused.push({ order: id, reason: decision.reason });
    else if (decision.isRepeat) repeated += 1;
    else sent.push({ order, dispatch });
  }
  return { sent, repeated, refused };
}

function dispatchOf({ carrier, tracking_number: trackingNumber }: LockedOrder): Dispatch | null {
  return carrier === null ? null : { carrier, trackingNumber };
}

async function mailBuyers({ tx, platform }: DispatchCall, sent: readonly SentOrder[]): Promise<void> {
  const years = await findEditionYears(
    tx,
    sent.map(({ order }) => order.edition),
  );
  for (const { order, dispatch } of sent) {
    const address = await loadProvenAddress(tx, order.user);
    if (!address) continue;
    await queueMail(
      { tx, platform },
      {
        kind: 'suchi_dispatched',
        facts: { firstName: address.firstName, edition: years.get(order.edition) ?? null, ...dispatch },
        to: address.email,
        person: order.user,
      },
    );
  }
}
