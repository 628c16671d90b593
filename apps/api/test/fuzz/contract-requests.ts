import { allContracts } from '@suchi/contracts/all';
import { contractPath } from '@suchi/contracts/basics';
import * as z from 'zod/mini';
import { fromSchema, type JsonSchema, type KnownValues } from './from-schema.ts';
import { hostileTexts, hostileValue, spoil } from './hostile.ts';
import { queryText } from './query-text.ts';
import type { Random } from './random.ts';
import { type FuzzRequest, jsonRequest } from './request.ts';

const endpoints = allContracts.map((contract) => ({
  method: contract.method,
  path: contractPath(contract),
  schema: z.toJSONSchema(contract.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema,
}));

/** Hashing a password costs as much as fifty other requests. */
const isSlowOnPurpose = (path: string) => ['/qe_auth/register', '/qe_session/sign_in'].includes(path);

export function contractRequest(random: Random, known: KnownValues): FuzzRequest {
  const { method, path, schema } = random.weighted(
    endpoints.map((endpoint) => [isSlowOnPurpose(endpoint.path) ? 0.3 : 1, endpoint] as const),
  );
  // A third of the requests are valid except for one or two parts, so that they pass the contract.
  const hostility = random.pick([0, 0.03, 0.03, 0.1, 0.3]);
  const input = fromSchema(schema, { random, known, hostility });
  if (method === 'GET') {
    const values = { ...(input as object) } as Record<string, unknown>;
    if (random.chance(0.1)) values[random.pick(hostileTexts)] = hostileValue(random);
    return jsonRequest(random.chance(0.04) ? 'POST' : 'GET', path + queryText(values, random));
  }
  const body = random.chance(0.08) ? spoil(input, random) : input;
  return jsonRequest(
    random.chance(0.04) ? random.pick(['GET', 'PUT', 'DELETE', 'OPTIONS']) : 'POST',
    path,
    body,
  );
}
