import { defineHook } from '@directus/extensions-sdk';
import type { Application, NextFunction, Request, Response } from 'express';
import { codedError } from './coded-error.ts';
import { serveMetrics } from './metrics.ts';
import { usePlatform } from './platform.ts';
import { requestLog } from './request-log.ts';

const switchedOffPaths = [
  '/graphql',
  '/utils',
  '/shares',
  '/server/specs',
  '/users/register',
  '/users/invite',
];

export default defineHook(({ init, action }, context) => {
  const { logger, metrics, env } = usePlatform(context);

  init('middlewares.before', ({ app }) => {
    // The engine parses parts of a query without awaiting them (`deep[x][_filter]={`), and Node ends the process for
    // such an error. One visitor's request must not stop the node for everyone.
    process.on('unhandledRejection', (err) => logger.error({ err }, 'unhandled rejection'));
    (app as Application).use(requestLog(logger, metrics));
  });

  // The engine has no switch for these. The proxy does not forward them either; this holds inside the house too.
  init('routes.before', ({ app }) => {
    (app as Application).use(
      switchedOffPaths,
      (_request: Request, _response: Response, next: NextFunction) => {
        next(codedError('ROUTE_NOT_FOUND'));
      },
    );
  });

  action('server.start', () => {
    if (env.metricsPort !== undefined) serveMetrics(metrics, env.metricsPort);
  });
});
