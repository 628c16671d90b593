import type { SchemaOverview } from '@directus/types';
import type { Access, BytesBody, EndpointContract, FileOutput } from '@suchi/contracts/basics';
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
import { sendFile } from './send-file.ts';

export interface Call<Input, Who extends Caller> {
  input: Input;
  /** Empty unless the contract takes bytes. */
  bytes: Buffer;
  caller: Who;
  schema: SchemaOverview;
  now: Date;
  cookies: Cookies;
  platform: Platform;
}

export interface ReadCall<Input, Who extends Caller> extends Call<Input, Who> {
  db: Knex;
}

/** Everything written through `tx` commits together or not at all. */
export interface WriteCall<Input, Who extends Caller> extends Call<Input, Who> {
  tx: Knex.Transaction;
}

export interface RouteLimit {
  rule: LimitRule;
  subject: (caller: Caller) => string;
}

/** Exactly one of these. It decides how the database is used. */
type Work<Input, Who extends Caller, Result> =
  /** No transaction. */
  | { reads: (call: ReadCall<Input, Who>) => Promise<Result> }
  /** One snapshot, for reads that must agree with each other. */
  | { readsSnapshot: (call: ReadCall<Input, Who>) => Promise<Result> }
  /** One transaction. A returned refusal commits; a thrown error rolls back. */
  | { writes: (call: WriteCall<Input, Who>) => Promise<Result | Refusal> }
  /** Slow work, such as decoding a photo, that opens short transactions of its own. */
  | { runs: (call: Call<Input, Who>) => Promise<Result> };

/** The contract declares who may call it; the default is verified members. */
export type RouteDeclaration<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  Allowed extends Access,
  Result,
> = Work<z.output<Input>, CallerWith<Allowed>, Result> & {
  contract: EndpointContract<Input, Output, Allowed>;
  limits: readonly RouteLimit[];
  /**
   * Reads may come from the replica, some seconds old, but never without this account's own writes. Not for a read that
   * decides who may see somebody: blocks, pauses and suspensions act at once. A file of `runs` then counts as a read.
   */
  fromReplica?: true;
  /** Chooses the fields that leave. May call the engine for what exists only after the commit. */
  present: (
    result: Result,
    call: Call<z.output<Input>, CallerWith<Allowed>>,
  ) => z.output<Output> | Promise<z.output<Output>>;
};

/** Counts each account; a visitor counts by address. */
export const perAccount = (rule: LimitRule): RouteLimit => ({
  rule,
  subject: ({ userId, network }) => userId ?? network,
});

/** Wide limits only, because a whole village can share an address. */
export const perAddress = (rule: LimitRule): RouteLimit => ({ rule, subject: ({ network }) => network });

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
      if (contract.file !== undefined) return sendFile(response, contract.file, data as FileOutput);
      // Not `response.json`: it hashes every response for an ETag that is never used.
      response.setHeader('cache-control', cacheControlOf(contract));
      if (contract.isRedirect === true) {
        response.writeHead(303, { location: (data as { location: string }).location }).end();
        return undefined;
      }
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(JSON.stringify({ data }));
      return undefined;
    }, next);
  });
}

const cacheControlOf = ({ publicForSeconds: seconds }: { publicForSeconds?: number }) =>
  seconds === undefined ? 'no-store' : `public, max-age=${seconds}`;

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
  const input = parseInput(contract.input, givenInput(contract, request));
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
  // Slow work has limits of its own, and must not keep the account's other requests waiting.
  const release =
    caller.userId === null || 'runs' in route ? undefined : await platform.limiter.take(caller.userId);
  try {
    const result = await work(route, call);
    if (isRefusal(result)) throw result.error;

    const output = await route.present(result, call);
    return platform.env.checksOutput ? contract.output.parse(output) : output;
  } finally {
    release?.();
  }
}

function givenInput(contract: { method: string; bytes?: BytesBody }, request: Request): unknown {
  if (contract.method !== 'GET' && contract.bytes === undefined) return request.body;
  const headers = Object.entries(contract.bytes?.headers ?? {});
  return {
    ...request.query,
    ...Object.fromEntries(headers.map(([name, header]) => [name, request.get(header)])),
  };
}

const snapshot = { isolationLevel: 'repeatable read', readOnly: true } as const;
const noBytes = Buffer.alloc(0);

async function work<Input, Who extends Caller, Result>(
  route: Work<Input, Who, Result> & { fromReplica?: true },
  call: Call<Input, Who>,
): Promise<Result | Refusal> {
  const { database, replica } = call.platform;
  const { userId } = call.caller;
  const read = (from: (db: Knex) => Promise<Result>) =>
    route.fromReplica && userId !== null ? replica.readAs(userId, from) : from(database);
  if ('reads' in route) return read((db) => route.reads({ ...call, db }));
  if ('readsSnapshot' in route)
    return read((db) => db.transaction((tx) => route.readsSnapshot({ ...call, db: tx }), snapshot));
  try {
    return await ('writes' in route
      ? database.transaction((tx) => route.writes({ ...call, tx }))
      : route.runs(call));
  } finally {
    // Also after an error: slow work may have committed a part.
    if (userId !== null && !route.fromReplica) await replica.noteWrite(userId);
  }
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

/** Throws INVALID_PAYLOAD with the problem of each field. */
export function parseInput<Input extends z.ZodMiniType>(schema: Input, given: unknown): z.output<Input> {
  const parsed = schema.safeParse(given ?? {});
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= issue.message;
  throw codedError('INVALID_PAYLOAD', { fields });
}
