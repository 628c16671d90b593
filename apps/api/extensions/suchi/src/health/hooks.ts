import { defineHook } from '@directus/extensions-sdk';
import { contractPath, liveContract, readyContract } from '@suchi/contracts/basics';
import type { Application, Request, Response } from 'express';
import { type Platform, usePlatform } from '../platform/platform.ts';

const answerWithinMs = 2000;

/**
 * The probes run before the engine's rate limiter, which waits for Redis and would block a probe when Redis is
 * down. The pressure limiter runs first, so that a busy node fails its probe.
 */
export default defineHook(({ init }, context) => {
  const platform = usePlatform(context);

  init('middlewares.before', ({ app }) => {
    const engine = app as Application;

    engine.get(contractPath(liveContract), (_request: Request, response: Response) => {
      response.json({ data: { status: 'live' } });
    });

    engine.get(contractPath(readyContract), (_request: Request, response: Response) => {
      askDependencies(platform).then(
        () => response.json({ data: { status: 'ready' } }),
        (error: Error) => {
          platform.logger.error({ error: error.message }, 'not ready');
          response.status(503).json({
            errors: [{ message: 'Not ready', extensions: { code: 'SERVICE_UNAVAILABLE' } }],
          });
        },
      );
    });
  });
});

async function askDependencies({ database, redis }: Platform): Promise<void> {
  const answers = Promise.all([database.raw('select 1'), redis.ping()]);
  const timeout = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), answerWithinMs).unref();
  });
  await Promise.race([answers, timeout]);
}
