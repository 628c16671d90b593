import type { officeOrdersContract } from '@suchi/contracts/money';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../../platform/access.ts';
import type { ListResult } from '../../../platform/list-page.ts';
import type { ReadCall } from '../../../platform/route.ts';
import type { OrderListRow } from '../order-columns.ts';
import { countSteps, listOrders, listSeasons, type SeasonRow } from '../repository/list.ts';

export function readOrders({
  db,
  input,
}: ReadCall<z.output<typeof officeOrdersContract.input>, RoleCaller>): Promise<ListResult<OrderListRow>> {
  return listOrders(db, input);
}

export interface OrderNumbers {
  steps: Awaited<ReturnType<typeof countSteps>>;
  seasons: SeasonRow[];
}

export async function readOrderCounts({ db }: ReadCall<object, RoleCaller>): Promise<OrderNumbers> {
  return { steps: await countSteps(db), seasons: await listSeasons(db) };
}
