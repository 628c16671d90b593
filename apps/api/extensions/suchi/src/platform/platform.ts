import type { Readable } from 'node:stream';
import type { SchemaOverview } from '@directus/types';
import { Redis } from 'ioredis';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { type Clock, systemClock } from './clock.ts';
import { createDeclaredRoutes, type DeclaredRoutes } from './declared-routes.ts';
import { createDelays, type Delays } from './delays.ts';
import { createDrain, type Drain } from './drain.ts';
import { type Env, readEnv } from './env.ts';
import { createJobSender, type Jobs } from './jobs.ts';
import { createKeptFigures, type KeptFigures } from './kept-figures.ts';
import { createLimits, type Limits } from './limits.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import type { PaymentProvider } from './provider.ts';
import { connectProvider } from './connect-provider.ts';
import { createReplica, type Replica } from './replica/create-replica.ts';
import { createFanOut, type FanOut } from './fan-out.ts';
import { createFileStorage } from './storage/create-file-storage.ts';
import type { FileStorage } from './storage/file-storage.ts';
import { surviveFullLog } from './survive-full-log.ts';
import { createFairShare, type FairShare } from './fair-share.ts';
import { type ConcurrencyLimiter, createAccountLimiter, createFileLimiter } from './concurrency-limiter.ts';
import { createVerifiedAccounts, type VerifiedAccounts } from './verified-accounts.ts';

/** The engine's extension context, narrowed to what we use. */
export interface EngineContext {
  database: Knex;
  getSchema: () => Promise<SchemaOverview>;
  logger: Logger;
  env: { SUCHI_UPLOADS: string };
  // The engine does not publish the types of its services.
  services: EngineServices;
}

export interface EngineServices {
  UsersService: new (options: object) => {
    createOne(user: Record<string, unknown>): Promise<string>;
    updateOne(
      id: string,
      changes: Record<string, unknown>,
      options?: { emitEvents: boolean },
    ): Promise<string>;
    /** Without an address it is the reset page below the public address. */
    requestPasswordReset(email: string, url: string | null): Promise<void>;
  };
  AuthenticationService: new (options: object) => {
    login(
      provider: string,
      payload: { email: string; password: string },
      options: { session: boolean; otp?: string },
    ): Promise<{ accessToken: string; refreshToken: string; id: string }>;
    /** Makes a session from one that is there. */
    refresh(
      token: string,
      options: { session: boolean },
    ): Promise<{ accessToken: string; refreshToken: string }>;
    verifyPassword(userId: string, password: string): Promise<void>;
  };
  TFAService: new (options: object) => {
    verifyOTP(userId: string, otp: string): Promise<boolean>;
  };
  SchemaService: new (options: object) => {
    snapshot(): Promise<unknown>;
    diff(snapshot: unknown): Promise<unknown>;
    apply(payload: { hash: string; diff: unknown }, options: { force: boolean }): Promise<void>;
  };
  AssetsService: new (options: object) => {
    getAsset(
      id: string,
      transformation: { transformationParams: Record<string, unknown> },
      range: { start: number; end: number } | undefined,
      deferStream: true,
    ): Promise<{
      stream: () => Promise<Readable>;
      file: { type: string };
      stat: { size: number };
    }>;
  };
  PayloadService: new (
    collection: string,
    options: object,
  ) => {
    processValues(action: 'create', values: Record<string, unknown>): Promise<unknown>;
  };
  UtilsService: new (options: object) => {
    clearCache(options: { system: boolean }): Promise<void>;
  };
}

/** Everything our rooms depend on. Created once per process and passed down, never imported. */
export interface Platform {
  env: Env;
  clock: Clock;
  database: Knex;
  getSchema: EngineContext['getSchema'];
  services: EngineServices;
  /** A folder of this machine: the files, or with S3 only copies to work with. */
  uploads: string;
  storage: FileStorage;
  logger: Logger;
  redis: Redis;
  /** A second connection, for reads that may be some seconds old. */
  replica: Replica;
  limits: Limits;
  delays: Delays;
  drain: Drain;
  /** Tells the listeners of all nodes that something changed. */
  fanOut: FanOut;
  share: FairShare;
  limiter: ConcurrencyLimiter;
  /** For files that are read from the database while they are sent. */
  fileLimiter: ConcurrencyLimiter;
  figures: KeptFigures;
  jobs: Jobs;
  metrics: Metrics;
  routes: DeclaredRoutes;
  verifiedAccounts: VerifiedAccounts;
  /** Null when none is configured: nothing can be paid online. */
  provider: PaymentProvider | null;
}

/** The part of the platform that a worker has too. Commands that a job runs take only this. */
export type JobPlatform = Pick<
  Platform,
  'env' | 'clock' | 'database' | 'logger' | 'jobs' | 'metrics' | 'provider' | 'storage' | 'uploads'
>;

/** An account may use so much of a node for each request that it may send in a minute, before it waits behind others. */
const freeMsOfRequest = 1;

let platform: Platform | undefined;

/** The composition root of an API node: every entry of the bundle gets the same platform. */
export function usePlatform(context: unknown): Platform {
  platform ??= createPlatform(context as EngineContext);
  return platform;
}

function createPlatform(context: EngineContext): Platform {
  const env = readEnv();
  surviveFullLog();
  const metrics = createMetrics();
  const uploads = context.env.SUCHI_UPLOADS;
  const redis = connectRedis(env.redisUrl);
  const share = createFairShare({ freeMs: env.accountRate * freeMsOfRequest });
  redis.on('error', (error: Error) => context.logger.warn({ error: error.message }, 'redis'));
  const drain = createDrain(env, context.logger);
  return {
    env,
    clock: systemClock,
    database: context.database,
    getSchema: context.getSchema,
    services: context.services,
    uploads,
    storage: createFileStorage(env, { uploads, metrics, logger: context.logger }),
    logger: context.logger,
    redis,
    replica: createReplica(env.replica, {
      primary: context.database,
      redis,
      namespace: env.namespace,
      metrics,
      logger: context.logger,
    }),
    limits: createLimits(redis, env),
    delays: createDelays(redis, env),
    drain,
    fanOut: createFanOut({ redis, env, logger: context.logger, drain }),
    share,
    limiter: createAccountLimiter(share),
    fileLimiter: createFileLimiter(),
    figures: createKeptFigures(),
    jobs: createJobSender(env.databaseUrl),
    metrics,
    routes: createDeclaredRoutes(),
    verifiedAccounts: createVerifiedAccounts(context.database, systemClock),
    provider: env.razorpay ? connectProvider(env.razorpay, metrics) : null,
  };
}

/** Reconnects by itself. Commands fail soon instead of waiting. */
export function connectRedis(url: string): Redis {
  return new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: true, connectTimeout: 3000 });
}
