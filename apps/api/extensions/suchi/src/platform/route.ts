import type { SchemaOverview } from '@directus/types';
import type { Access, BytesBody, EndpointContract } from '@suchi/contracts/basics';
import type { NextFunction, Request, Response, Router } from 'express';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { type Caller, callerOf, type CallerWith, type EngineRequest, requireAccess } from './access.ts';
import { codedError } from './coded-error.ts';
import { type Cookies, cookiesOf } from './cookies.ts';
import type { LimitRule } from './limits.ts';
import type { Platform } from './platform.ts';
import { readBytes } from './read-bytes.ts';
import { isRefusal, type Refusal } from './refusal.ts';

/** What every command gets. */
export interface Call<Input, Who extends Caller> {
  input: Input;
  /** The body, where the contract takes bytes; empty otherwise. */
  bytes: Buffer;
  caller: Who;
  schema: SchemaOverview;
  now: Date;
  cookies: Cookies;
  platform: Platform;
}

/** What a command gets that only reads. */
export interface ReadCall<Input, Who extends Caller> extends Call<Input, Who> {
  db: Knex;
}

/** What a command gets that writes. Everything written through `tx` commits together, or not at all. */
export interface WriteCall<Input, Who extends Caller> extends Call<Input, Who> {
  tx: Knex.Transaction;
}

/** A limit and what it counts by. */
export interface RouteLimit {
  rule: LimitRule;
  subject: (caller: Caller) => string;
}

/** What a route does. Exactly one of these; it decides how the database is used. */
type Work<Input, Who extends Caller, Result> =
  /** Each statement reads for itself. */
  | { reads: (call: ReadCall<Input, Who>) => Promise<Result> }
  /** All statements see the same instant: for reads that must agree with each other. */
  | { readsSnapshot: (call: ReadCall<Input, Who>) => Promise<Result> }
  /** One transaction. A refusal that is returned commits; an error that is thrown rolls back. */
  | { writes: (call: WriteCall<Input, Who>) => Promise<Result | Refusal> }
  /** Slow work, such as decoding a photo, that opens short transactions of its own. */
  | { runs: (call: Call<Input, Who>) => Promise<Result> };

/** One route of ours. Who may call it is in the contract; a contract that says nothing means verified members. */
export type RouteDeclaration<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  Allowed extends Access,
  Result,
> = Work<z.output<Input>, CallerWith<Allowed>, Result> & {
  contract: EndpointContract<Input, Output, Allowed>;
  limits: readonly RouteLimit[];
  /** Chooses what leaves; may ask the engine for what only exists after the commit. */
  present: (
    result: Result,
    call: Call<z.output<Input>, CallerWith<Allowed>>,
  ) => z.output<Output> | Promise<z.output<Output>>;
};

/** Counts by network address; such limits are wide, because a whole village can share one. */
export const byAddress = (caller: Caller): string => caller.address;

/** Counts by account. */
export const byAccount = (caller: Caller): string => caller.userId ?? caller.address;

/** Mounts a declared route on the engine's router. */
export function mountRoute<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  Allowed extends Access,
  Result,
>(router: Router, platform: Platform, route: RouteDeclaration<Input, Output, Allowed, Result>): void {
  const { contract } = route;
  platform.routes.declare(contract);
  const method = contract.method === 'GET' ? 'get' : 'post';
  router[method](contract.path, (request: Request, response: Response, next: NextFunction) => {
    handle(platform, route, request as EngineRequest).then((data) => {
      // Not `response.json`: it hashes every answer for an ETag, and what is not stored is never compared.
      response.setHeader('cache-control', 'no-store');
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(JSON.stringify({ data }));
    }, next);
  });
}

/** The steps of every route, in this order. */
async function handle<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  Allowed extends Access,
  Result,
>(
  platform: Platform,
  route: RouteDeclaration<Input, Output, Allowed, Result>,
  request: EngineRequest,
): Promise<z.output<Output>> {
  const { contract, limits } = route;
  const sender = callerOf(request);
  for (const { rule, subject } of limits) await platform.limits.consume(rule, subject(sender));
  const access = contract.access ?? ('member' as Allowed);
  const caller = await requireAccess(platform, access, sender);
  const isInQuery = contract.method === 'GET' || contract.bytes !== undefined;
  const input = parseInput(contract.input, isInQuery ? request.query : request.body);
  const bytes = contract.bytes ? await receiveBytes(request, contract.bytes) : noBytes;

  const call = {
    input,
    bytes,
    caller,
    schema: request.schema,
    now: platform.clock.now(),
    cookies: cookiesOf(request, platform.env.sessionCookie),
    platform,
  };
  const result = await work(route, call);
  if (isRefusal(result)) throw result.error;

  const output = await route.present(result, call);
  return platform.env.checksOutput ? contract.output.parse(output) : output;
}

const snapshot = { isolationLevel: 'repeatable read', readOnly: true } as const;
const noBytes = Buffer.alloc(0);

function work<Input, Who extends Caller, Result>(
  route: Work<Input, Who, Result>,
  call: Call<Input, Who>,
): Promise<Result | Refusal> {
  const { database } = call.platform;
  if ('reads' in route) return route.reads({ ...call, db: database });
  if ('readsSnapshot' in route)
    return database.transaction((db) => route.readsSnapshot({ ...call, db }), snapshot);
  if ('writes' in route) return database.transaction((tx) => route.writes({ ...call, tx }));
  return route.runs(call);
}

async function receiveBytes(request: Request, body: BytesBody): Promise<Buffer> {
  const type = request.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const isAccepted = body.contentTypes.some((one) =>
    one.endsWith('/') ? type.startsWith(one) : type === one,
  );
  if (!isAccepted) throw codedError(body.wrongType);
  if (Number(request.get('content-length')) > body.maxBytes) throw codedError(body.tooLarge);
  // A sender may announce less than it sends, or nothing.
  const bytes = await readBytes(request, { atMostBytes: body.maxBytes });
  if (bytes === null) throw codedError(body.tooLarge);
  return bytes;
}

/** What came over the wire as the contract wants it, or INVALID_PAYLOAD with what is wrong in which field. */
export function parseInput<Input extends z.ZodMiniType>(schema: Input, given: unknown): z.output<Input> {
  const parsed = schema.safeParse(given ?? {});
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= issue.message;
  throw codedError('INVALID_PAYLOAD', { fields });
}
