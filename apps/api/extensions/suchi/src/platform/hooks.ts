import { defineHook } from '@directus/extensions-sdk';
import type { Application, Request, Response } from 'express';
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
    (app as Application).use(requestLog(logger, metrics));
  });

  // The engine has no switch for these. The proxy does not forward them either; this holds inside the house too.
  init('routes.before', ({ app }) => {
    (app as Application).use(switchedOffPaths, (_request: Request, response: Response) => {
      response
        .status(404)
        .json({ errors: [{ message: 'Not found', extensions: { code: 'ROUTE_NOT_FOUND' } }] });
    });
  });

  action('server.start', () => {
    if (env.metricsPort !== undefined) serveMetrics(metrics, env.metricsPort);
  });
});
