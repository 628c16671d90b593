import { fileURLToPath } from 'node:url';
import knex from 'knex';
import { pino } from 'pino';
import { systemClock } from '../platform/clock.ts';
import type { Env } from '../platform/env.ts';
import { createJobSender } from '../platform/jobs.ts';
import { createMetrics } from '../platform/metrics.ts';
import type { JobPlatform } from '../platform/platform.ts';
import { connectProvider } from '../platform/connect-provider.ts';
import { createFileStorage } from '../platform/storage/create-file-storage.ts';
import { surviveFullLog } from '../platform/survive-full-log.ts';

/** What commands need in a process without the engine. */
export function createJobPlatform(env: Env): JobPlatform {
  const uploads = env.uploads ?? fileURLToPath(new URL('../../../../uploads', import.meta.url));
  const metrics = createMetrics();
  surviveFullLog();
  const logger = pino({ level: env.logLevel, base: { process: 'worker' } }, process.stdout);
  return {
    env,
    clock: systemClock,
    database: knex({ client: 'pg', connection: env.databaseUrl, pool: { min: 0, max: 16 } }),
    logger,
    uploads,
    storage: createFileStorage(env, { uploads, metrics, logger }),
    jobs: createJobSender(env.databaseUrl),
    metrics,
    provider: env.razorpay ? connectProvider(env.razorpay, metrics) : null,
  };
}
