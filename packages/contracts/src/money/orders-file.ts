import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';
import { fileOutput } from '../basics/file-output.ts';
import { contactsReason, selection } from '../office/list-query.ts';
import { officeOrdersContract, orderFilter } from './orders.ts';

/** The chosen orders as CSV. Names and addresses are in it with a reason only. */
export const ordersFileContract = defineContract({
  method: 'POST',
  group: 'qe_orders',
  path: '/file',
  access: 'dispatch',
  file: 'text/csv; charset=utf-8',
  input: z.object({
    selection: selection(orderFilter),
    sort: officeOrdersContract.input.shape.sort,
    contacts_reason: contactsReason,
  }),
  output: fileOutput,
});
