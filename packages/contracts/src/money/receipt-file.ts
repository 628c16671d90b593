import * as z from 'zod/mini';
import { inQuery, rowId } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { fileOutput } from '../basics/file-output.ts';

/** The PDF of a receipt, for its owner and for staff. For staff it is marked as a copy after the first print. */
export const receiptFileContract = defineContract({
  method: 'GET',
  group: 'qe_payment',
  path: '/receipt_file',
  file: 'application/pdf',
  input: z.object({ id: inQuery(rowId) }),
  output: fileOutput,
});
