import { duties } from '@suchi/domain/accounts';
import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';

/** The duties of the caller, for the menu of the back office. */
export const ownDutiesContract = defineContract({
  method: 'GET',
  group: 'qe_staff',
  path: '/own_duties',
  access: 'new_staff',
  input: z.object({}),
  output: z.object({ duties: z.array(z.enum(duties)) }),
});
