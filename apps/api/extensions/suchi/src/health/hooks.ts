import { defineHook } from '@directus/extensions-sdk';
import { contractPath, liveContract, readyContract } from '@suchi/contracts/basics';
import type { Application, NextFunction, Request, Response } from 'express';
import { codedError } from '../platform/coded-error.ts';
import { measureDependencies } from '../platform/measure-response.ts';
import { usePlatform } from '../platform/platform.ts';
import { suchiRelease } from '../release.ts';

const refuse = (response: Response) =>
  response.status(503).json({
    errors: [{ message: 'Not ready', extensions: { code: 'SERVICE_UNAVAILABLE' } }],
  });

/**
 * The probes run before the engine's rate limiter, which waits for Redis and would block a probe when Redis is
 * down. The pressure limiter runs first, so that a busy node fails its probe. Everything after the probes needs Redis.
 */
export default defineHook(({ init }, context) => {
  const platform = usePlatform(context);

  init('middlewares.before', ({ app }) => {
    const engine = app as Application;

    engine.get(contractPath(liveContract), (_request: Request, response: Response) => {
      response.json({ data: { status: 'live', ...suchiRelease } });
    });

    engine.get(contractPath(readyContract), (_request: Request, response: Response) => {
      if (platform.drain.isDraining()) {
        refuse(response);
        return;
      }
      void measureDependencies(platform).then((ms) => {
        if (ms.database !== null && ms.redis !== null) {
          response.json({ data: { status: 'ready', ...suchiRelease } });
          return;
        }
        platform.logger.error(ms, 'not ready');
        refuse(response);
      });
    });

    engine.use((_request: Request, _response: Response, next: NextFunction) => {
      // The engine's limits would wait for Redis, and the person with them.
      if (platform.redis.status !== 'ready') throw codedError('SERVICE_UNAVAILABLE');
      next();
    });
  });
});
