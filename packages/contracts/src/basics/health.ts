import * as z from 'zod/mini';
import { defineContract } from './endpoint.ts';

/** Whether the process responds; nothing else is checked. */
export const liveContract = defineContract({
  method: 'GET',
  group: 'qe_health',
  path: '/live',
  access: 'visitor',
  input: z.object({}),
  output: z.object({ status: z.literal('live') }),
});

/** Whether the node can serve: its database and Redis respond. */
export const readyContract = defineContract({
  method: 'GET',
  group: 'qe_health',
  path: '/ready',
  access: 'visitor',
  input: z.object({}),
  output: z.object({ status: z.literal('ready') }),
});
