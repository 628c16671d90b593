import * as z from 'zod/mini';
import { defineContract } from './endpoint.ts';

/** The process answers; nothing else is asked. */
export const liveContract = defineContract({
  method: 'GET',
  group: 'qe_health',
  path: '/live',
  access: 'visitor',
  input: z.object({}),
  output: z.object({ status: z.literal('live') }),
});

/** The node can serve: its database and its Redis answered just now. */
export const readyContract = defineContract({
  method: 'GET',
  group: 'qe_health',
  path: '/ready',
  access: 'visitor',
  input: z.object({}),
  output: z.object({ status: z.literal('ready') }),
});
