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
type Endpoint = (typeof endpoints)[number];

/** Hashing a password costs as much as fifty other requests. */
const isSlowOnPurpose = (path: string) => ['/qe_auth/register', '/qe_session/sign_in'].includes(path);

export function contractRequest(random: Random, known: KnownValues): FuzzRequest {
  const endpoint = random.weighted(
    endpoints.map((each) => [isSlowOnPurpose(each.path) ? 0.3 : 1, each] as const),
  );
  const request = requestTo(endpoint, random, known);
  if (!random.chance(0.04)) return request;
  const others = endpoint.method === 'GET' ? ['POST'] : ['GET', 'PUT', 'DELETE', 'OPTIONS'];
  return { ...request, method: random.pick(others) };
}

/** So many requests reach every contract twice. */
export const firstRequestCount = 2 * endpoints.length;

/** The first requests of every run: each contract as a member and as staff, by its own method and path. */
export function findFirstRequest(index: number) {
  const endpoint = endpoints[index % endpoints.length];
  if (endpoint === undefined || index >= firstRequestCount) return null;
  return {
    sender: index < endpoints.length ? ('member' as const) : ('admin' as const),
    make: (random: Random, known: KnownValues) => requestTo(endpoint, random, known),
  };
}

function requestTo({ method, path, schema }: Endpoint, random: Random, known: KnownValues): FuzzRequest {
  // A third of the requests are valid except for one or two parts, so that they pass the contract.
  const hostility = random.pick([0, 0.03, 0.03, 0.1, 0.3]);
  const input = fromSchema(schema, { random, known, hostility });
  if (method === 'GET') {
    const values = { ...(input as object) } as Record<string, unknown>;
    if (random.chance(0.1)) values[random.pick(hostileTexts)] = hostileValue(random);
    return jsonRequest('GET', path + queryText(values, random));
  }
  return jsonRequest('POST', path, random.chance(0.08) ? spoil(input, random) : input);
}
