import type { Request, Response } from 'express';
import { callerOf, type Caller, type EngineRequest, requireAccess } from '../platform/access.ts';
import { codedError } from '../platform/coded-error.ts';
import { isOurs } from '../platform/declared-routes.ts';
import type { Platform } from '../platform/platform.ts';
import { type EnginePath, findEnginePath } from './engine-paths.ts';
import { isPlainJson } from './plain-json.ts';
import { findForbiddenParameter } from './query-rules.ts';
import { readEngineQuery } from './query-shape.ts';

const invalidQuery = (parameter: string) =>
  codedError('INVALID_QUERY', { reason: `The server does not accept "${parameter}" in this query.` });

/** Refuses input that the engine cannot parse, for every path and caller. Runs before the session check. */
export function requireReadable(request: Request): void {
  if (!isDecodable(request.path) || request.headers.cookie?.includes('%00')) throw invalidQuery('path');
  // URLs end up in logs and browser histories, so they must not contain a token.
  if ('access_token' in request.query) throw invalidQuery('access_token');
  const query = readEngineQuery(request.query);
  if ('malformed' in query) throw invalidQuery(String(query.malformed));
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/** Refuses engine requests that this caller may not make. The operator is not limited here. */
export async function requireAllowed(
  platform: Platform,
  request: EngineRequest,
  response: Response,
): Promise<void> {
  if (!isPlainJson(request.body)) throw codedError('INVALID_PAYLOAD', { fields: {} });
  const caller = callerOf(request);
  if (isOurs(request.path) || caller.accountability.admin) return;
  const known = findEnginePath(request.method, request.path);
  if (caller.userId !== null) await requireNamed(platform, caller, known);
  // The engine reads the query in the body before it checks rights, and fails on some.
  if (request.method === 'SEARCH') throw codedError('FORBIDDEN');
  // A visitor has no rights in the engine, so the engine refuses.
  if (!known) return;
  requireBounded(request, known);
  if (caller.userId === null || known.isStreamed) return;
  const release = await platform.limiter.take(caller.userId);
  // Without this check, a connection that closed while waiting would keep its turn.
  if (response.closed) release();
  else response.once('close', release);
}

async function requireNamed(
  platform: Platform,
  caller: Caller,
  known: EnginePath | undefined,
): Promise<void> {
  const { accountRate } = platform.env;
  const rule = { name: 'engine', times: accountRate, perSeconds: 60 };
  await platform.limits.consume(rule, caller.userId ?? caller.network);
  if (!known) throw codedError('FORBIDDEN');
  await requireAccess(platform, known.access, caller);
}

function requireBounded(request: EngineRequest, known: EnginePath): void {
  const forbidden = findForbiddenParameter(readEngineQuery(request.query));
  if (forbidden !== null) throw invalidQuery(forbidden);
  // The engine finds "all rows that match" without the caller's rights, so the result would reveal hidden rows.
  if (['PATCH', 'DELETE'].includes(request.method) && hasQuery(request.body)) throw codedError('FORBIDDEN');
  if (known.body && !known.body.safeParse(request.body ?? {}).success)
    throw codedError('INVALID_PAYLOAD', { fields: {} });
}

function hasQuery(body: unknown): boolean {
  return typeof body === 'object' && body !== null && !Array.isArray(body) && 'query' in body;
}
