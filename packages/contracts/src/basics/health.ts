import * as z from 'zod/mini';
import { defineContract } from './endpoint.ts';

/** Which release answers. The code is public, so this tells a stranger nothing, and tells the operator of an upgrade. */
const release = { version: z.string(), revision: z.string() };

/** Whether the process responds; nothing else is checked. */
export const liveContract = defineContract({
  method: 'GET',
  group: 'qe_health',
  path: '/live',
  access: 'visitor',
  input: z.object({}),
  output: z.object({ status: z.literal('live'), ...release }),
});

/** Whether the node can serve: its database and Redis respond. */
export const readyContract = defineContract({
  method: 'GET',
  group: 'qe_health',
  path: '/ready',
  access: 'visitor',
  input: z.object({}),
  output: z.object({ status: z.literal('ready'), ...release }),
});
