import { defineHook } from '@directus/extensions-sdk';
import type { Application, NextFunction, Request, Response } from 'express';
import { isOurs } from './declared-routes.ts';
import type { EngineRequest } from './access.ts';
import { codedError } from './coded-error.ts';
import { measureDependencies } from './measure-response.ts';
import { serveMetrics } from './metrics.ts';
import { usePlatform } from './platform.ts';
import { requestLog } from './request-log.ts';
import { suchiRelease } from '../release.ts';

const switchedOffPaths = [
  '/graphql',
  '/utils',
  '/shares',
  '/server/specs',
  '/users/register',
  '/users/invite',
];

export default defineHook(({ init, action }, context) => {
  const platform = usePlatform(context);
  const { logger, metrics, env, routes, drain, replica } = platform;
  const measure = async () => {
    for (const [dependency, ms] of Object.entries(await measureDependencies(platform))) {
      metrics.dependencyUp.set({ dependency }, ms === null ? 0 : 1);
    }
  };

  init('middlewares.before', ({ app }) => {
    // The engine parses parts of a query without awaiting them (`deep[x][_filter]={`), and Node exits on such an
    // error. One request must not stop the node.
    process.on('unhandledRejection', (err) => logger.error({ err }, 'unhandled rejection'));
    const engine = app as Application;
    engine.use(requestLog(platform));
    // The proxy then keeps no connection to a node that will close it.
    engine.use((_request: Request, response: Response, next: NextFunction) => {
      if (drain.isDraining()) response.setHeader('connection', 'close');
      next();
    });
    // The engine's JSON parser skips a request that is marked as parsed.
    engine.use((request: Request, _response: Response, next: NextFunction) => {
      if (routes.takesBytes(request.method, request.path)) Object.assign(request, { _body: true });
      next();
    });
  });

  // The engine cannot switch these off. The proxy does not forward them; this also covers the internal network.
  init('routes.before', ({ app }) => {
    const engine = app as Application;
    engine.use(switchedOffPaths, (_request: Request, _response: Response, next: NextFunction) => {
      next(codedError('ROUTE_NOT_FOUND'));
    });
    // Of the engine's own writes we see no commit that an answer waits for.
    engine.use((request: Request, _response: Response, next: NextFunction) => {
      const userId = (request as EngineRequest).accountability?.user ?? null;
      const isRead = ['GET', 'HEAD', 'OPTIONS', 'SEARCH'].includes(request.method);
      if (userId === null || isRead || isOurs(request.path)) return next();
      return void replica.expectWrite(userId).then(() => next(), next);
    });
    // A route mounted without the pipeline has no access rule, so it is not served.
    engine.use((request: Request, _response: Response, next: NextFunction) => {
      const isUndeclared = isOurs(request.path) && !routes.has(request.method, request.path);
      next(isUndeclared ? codedError('ROUTE_NOT_FOUND') : undefined);
    });
  });

  action('server.start', () => {
    logger.info(suchiRelease, 'node ready');
    drain.takeSignal();
    replica.start();
    drain.onClose(() => replica.stop());
    if (env.metricsPort !== undefined) serveMetrics(metrics, env.metricsPort, measure);
  });
});
