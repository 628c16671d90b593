import { findRole } from '@suchi/domain/accounts';
import type { Request } from 'express';
import { callerOf, type Caller, type EngineRequest, requireAccess } from '../platform/access.ts';
import { codedError } from '../platform/coded-error.ts';
import { isOurs } from '../platform/declared-routes.ts';
import type { Platform } from '../platform/platform.ts';
import { type EnginePath, findEnginePath } from './engine-paths.ts';
import { isPlainJson } from './plain-json.ts';
import { findForbiddenParameter, memberRules, staffRules } from './query-rules.ts';
import { type EngineQueryShape, readEngineQuery } from './query-shape.ts';

const invalidQuery = (parameter: string) =>
  codedError('INVALID_QUERY', { reason: `The server does not accept "${parameter}" in this query.` });

/** Refuses what the engine could not even read, before it looks at the session. For every path and everyone. */
export function requireReadable(request: Request): void {
  if (!isDecodable(request.path) || request.headers.cookie?.includes('%00')) throw invalidQuery('path');
  // Addresses end up in logs and histories, so a token has no place there.
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

/** Refuses what the engine should not be asked by this caller. The operator has the engine's own rights. */
export async function requireAllowed(platform: Platform, request: EngineRequest): Promise<void> {
  if (!isPlainJson(request.body)) throw codedError('INVALID_PAYLOAD', { fields: {} });
  const caller = callerOf(request);
  if (isOurs(request.path) || caller.accountability.admin) return;
  const known = findEnginePath(request.method, request.path);
  if (caller.userId !== null) await requireNamed(platform, caller, known);
  // A visitor has no rights in the engine, so it may refuse by itself.
  if (!known) return;
  requireBounded(request, caller, known);
}

async function requireNamed(
  platform: Platform,
  caller: Caller,
  known: EnginePath | undefined,
): Promise<void> {
  const { accountRate } = platform.env;
  const rule = { name: 'engine', times: accountRate, perSeconds: 60 };
  await platform.limits.consume(rule, caller.userId ?? caller.address);
  if (!known) throw codedError('FORBIDDEN');
  await requireAccess(platform, known.access, caller);
}

function requireBounded(request: EngineRequest, caller: Caller, known: EnginePath): void {
  const isStaff = findRole(caller.accountability.role) === 'admin';
  const query = readEngineQuery(request.query) as EngineQueryShape;
  const forbidden = findForbiddenParameter(query, isStaff ? staffRules : memberRules);
  if (forbidden !== null) throw invalidQuery(forbidden);
  // The engine looks up "all rows that match" without the caller's rights, so whether it found some would tell.
  if (!isStaff && ['PATCH', 'DELETE'].includes(request.method) && hasQuery(request.body))
    throw codedError('FORBIDDEN');
  if (known.body && !known.body.safeParse(request.body ?? {}).success)
    throw codedError('INVALID_PAYLOAD', { fields: {} });
}

function hasQuery(body: unknown): boolean {
  return typeof body === 'object' && body !== null && !Array.isArray(body) && 'query' in body;
}
