import { defineEndpoint } from '@directus/extensions-sdk';
import {
  addressLabelsContract,
  archiveOrdersContract,
  deliverOrdersContract,
  dispatchOrdersContract,
  officeOrdersContract,
  orderAddressContract,
  orderCountsContract,
  ordersFileContract,
  restoreOrdersContract,
  returnOrderContract,
  setDeliveryKindContract,
  setOrderAddressContract,
} from '@suchi/contracts/money';
import { todayInIndia } from '@suchi/domain/basics';
import type { Router } from 'express';
import { type Platform, usePlatform } from '../../platform/platform.ts';
import { mountRoute, perAccount } from '../../platform/route.ts';
import { presentDelivery } from '../payments/present.ts';
import { archiveOrders, restoreOrders } from './commands/archive-orders.ts';
import { deliverOrders } from './commands/deliver-orders.ts';
import { dispatchOrders } from './commands/dispatch-orders.ts';
import { exportOrders } from './commands/export-orders.ts';
import { readOrderAddress, setDeliveryKind, setOrderAddress } from './commands/order-address.ts';
import { readLabels } from './commands/read-labels.ts';
import { readOrderCounts, readOrders } from './commands/read-orders.ts';
import { returnOrder } from './commands/return-order.ts';
import { presentCounts, presentLabels, presentOrder } from './present.ts';

const hour = 60 * 60;
const readingOrders = perAccount({ name: 'orders-reading', times: 6000, perSeconds: hour });
const writingOrders = perAccount({ name: 'orders-writing', times: 1200, perSeconds: hour });
/** Each lists the addresses of many buyers. */
const printingLabels = perAccount({ name: 'orders-labels', times: 120, perSeconds: hour });
/** A file costs as much as hundreds of pages. */
const exportingOrders = perAccount({ name: 'orders-exporting', times: 120, perSeconds: hour });

export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  mountReads(router, platform);
  mountMoves(router, platform);
});

function mountReads(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: officeOrdersContract,
    fromReplica: true,
    limits: [readingOrders],
    readsSnapshot: readOrders,
    present: ({ total, rows }) => ({ total, rows: rows.map(presentOrder) }),
  });
  mountRoute(router, platform, {
    contract: orderCountsContract,
    fromReplica: true,
    limits: [readingOrders],
    readsSnapshot: readOrderCounts,
    present: presentCounts,
  });
  mountRoute(router, platform, {
    contract: orderAddressContract,
    limits: [readingOrders],
    readsSnapshot: readOrderAddress,
    present: (row) => ({ delivery: presentDelivery(row) }),
  });
  mountRoute(router, platform, {
    contract: addressLabelsContract,
    limits: [printingLabels],
    writes: readLabels,
    present: presentLabels,
  });
  mountRoute(router, platform, {
    contract: ordersFileContract,
    fromReplica: true,
    limits: [exportingOrders],
    runs: exportOrders,
    present: ({ rows, content }, { now }) => ({ name: `orders-${todayInIndia(now)}.csv`, rows, content }),
  });
}

function mountMoves(router: Router, platform: Platform): void {
  const limits = [writingOrders];
  mountRoute(router, platform, {
    contract: dispatchOrdersContract,
    limits,
    writes: dispatchOrders,
    present: (moved) => moved,
  });
  mountRoute(router, platform, {
    contract: deliverOrdersContract,
    limits,
    writes: deliverOrders,
    present: (moved) => moved,
  });
  mountRoute(router, platform, {
    contract: archiveOrdersContract,
    limits,
    writes: archiveOrders,
    present: (moved) => moved,
  });
  mountRoute(router, platform, {
    contract: restoreOrdersContract,
    limits,
    writes: restoreOrders,
    present: (moved) => moved,
  });
  mountRoute(router, platform, {
    contract: setDeliveryKindContract,
    limits,
    writes: setDeliveryKind,
    present: presentOrder,
  });
  mountRoute(router, platform, {
    contract: setOrderAddressContract,
    limits,
    writes: setOrderAddress,
    present: presentOrder,
  });
  mountRoute(router, platform, {
    contract: returnOrderContract,
    limits,
    writes: returnOrder,
    present: presentOrder,
  });
}
