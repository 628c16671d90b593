import type { Accountability, SchemaOverview } from '@directus/types';
import type { EndpointContract } from '@suchi/contracts/basics';
import { findRole, type Role } from '@suchi/domain/accounts';
import type { NextFunction, Request, Response, Router } from 'express';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { codedError } from './coded-error.ts';
import { type Cookies, cookiesOf } from './cookies.ts';
import type { LimitRule } from './limits.ts';
import type { Platform } from './platform.ts';
import { isRefusal, type Refusal } from './refusal.ts';

/** The person or machine on the other side of a request. */
export interface Caller {
  userId: string | null;
  accountability: Accountability;
  address: string;
}
export type SignedInCaller = Caller & { userId: string };

/** What a command works with. */
export interface Call<Input, Who extends Caller> {
  input: Input;
  caller: Who;
  /** Everything the command writes goes through this and commits together. */
  tx: Knex.Transaction;
  schema: SchemaOverview;
  now: Date;
  cookies: Cookies;
  platform: Platform;
}

/** A limit and whom it counts. */
export interface RouteLimit {
  rule: LimitRule;
  subject: (caller: Caller) => string;
}

/** One route of ours, declared as the steps it goes through, in this order. */
export interface RouteDeclaration<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  Who extends Caller,
  Result,
> {
  contract: EndpointContract<Input, Output>;
  limits: RouteLimit[];
  who: (caller: Caller) => Who;
  command: (call: Call<z.output<Input>, Who>) => Promise<Result | Refusal>;
  /** Chooses what leaves; may ask the engine for what only exists after the commit. */
  present: (
    result: Result,
    call: Omit<Call<z.output<Input>, Who>, 'tx'>,
  ) => z.output<Output> | Promise<z.output<Output>>;
}

export const anyone = (caller: Caller): Caller => caller;

export function signedIn(caller: Caller): SignedInCaller {
  const { userId } = caller;
  if (userId === null) throw codedError('SIGN_IN_REQUIRED');
  return { ...caller, userId };
}

/** Members and staff, told apart. */
export type RoleCaller = SignedInCaller & { role: Role };

/** Anybody with one of our roles. */
export function memberOrStaff(caller: Caller): RoleCaller {
  const known = signedIn(caller);
  const role = findRole(caller.accountability.role);
  if (role === null) throw codedError('FORBIDDEN');
  return { ...known, role };
}

/** The association's staff. */
export function staff(caller: Caller): RoleCaller {
  const known = memberOrStaff(caller);
  if (known.role !== 'admin') throw codedError('FORBIDDEN');
  return known;
}

/** Counts by network address; such limits are wide, because a whole village can share one. */
export const byAddress = (caller: Caller): string => caller.address;

/** Counts by account. */
export const byAccount = (caller: Caller): string => caller.userId ?? caller.address;

/** A request after the engine has said who asks. */
export type EngineRequest = Request & { accountability?: Accountability; schema: SchemaOverview };

/** Mounts a declared route on the engine's router. */
export function mountRoute<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  Who extends Caller,
  Result,
>(router: Router, platform: Platform, route: RouteDeclaration<Input, Output, Who, Result>): void {
  const method = route.contract.method === 'GET' ? 'get' : 'post';
  router[method](route.contract.path, (request: Request, response: Response, next: NextFunction) => {
    handle(platform, route, request as EngineRequest).then((data) => {
      // Not `response.json`: it digests every answer for an ETag, and what is not stored is never compared.
      response.setHeader('cache-control', 'no-store');
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(JSON.stringify({ data }));
    }, next);
  });
}

async function handle<Input extends z.ZodMiniType, Output extends z.ZodMiniType, Who extends Caller, Result>(
  platform: Platform,
  route: RouteDeclaration<Input, Output, Who, Result>,
  request: EngineRequest,
): Promise<z.output<Output>> {
  const anybody = callerOf(request);
  for (const { rule, subject } of route.limits) await platform.limits.consume(rule, subject(anybody));
  const caller = route.who(anybody);
  const input = parseInput(
    route.contract.input,
    route.contract.method === 'GET' ? request.query : request.body,
  );

  const call = {
    input,
    caller,
    schema: request.schema,
    now: platform.clock.now(),
    cookies: cookiesOf(request, platform.env.sessionCookie),
    platform,
  };
  const result = await platform.database.transaction((tx) => route.command({ ...call, tx }));
  if (isRefusal(result)) throw codedError(result.code, result.extensions);

  const output = await route.present(result, call);
  return platform.env.checksOutput ? route.contract.output.parse(output) : output;
}

/** Who is on the other side of a request that is not one of our declared routes. */
export function callerOf(request: EngineRequest): Caller {
  const accountability = request.accountability;
  if (!accountability) throw codedError('INTERNAL_SERVER_ERROR');
  return { userId: accountability.user, accountability, address: request.ip ?? 'unknown' };
}

/** What came over the wire as the contract wants it, or INVALID_PAYLOAD with what is wrong in which field. */
export function parseInput<Input extends z.ZodMiniType>(schema: Input, given: unknown): z.output<Input> {
  const parsed = schema.safeParse(given ?? {});
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= issue.message;
  throw codedError('INVALID_PAYLOAD', { fields });
}
