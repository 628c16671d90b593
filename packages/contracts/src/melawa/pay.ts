import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';
import { ownPayment } from '../money/payment.ts';

/** Begins to pay for the seats that are not paid, or continues. `amount` must be what is to be paid. */
export const payMelawaContract = defineContract({
  method: 'POST',
  group: 'qe_melawa',
  path: '/pay',
  input: z.object({ amount: z.int() }),
  output: ownPayment,
});
