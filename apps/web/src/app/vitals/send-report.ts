import { contractPath, type EndpointContract } from '@suchi/contracts/basics';
import type * as z from 'zod/mini';
import { env } from '../../shared/config/env.ts';

/** Reaches the server although the page is gone. Nobody waits for an answer, and none is needed. */
export function sendReport<Input extends z.ZodMiniType>(
  contract: EndpointContract<Input, z.ZodMiniType>,
  report: z.output<Input>,
): void {
  if (!navigator.onLine) return;
  fetch(env.apiUrl + contractPath(contract), {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => {});
}
