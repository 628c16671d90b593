import { randomUUID } from 'node:crypto';
import type { Accountability } from '@directus/types';
import type { NextFunction, Request, Response } from 'express';
import { type DeclaredRoutes, isOurs, routeGroup } from './declared-routes.ts';
import type { Platform } from './platform.ts';
import { accountMark } from './subject-keys.ts';
import { currentTraceId } from './tracing.ts';

const wellFormedId = /^[\w-]{8,64}$/;

/**
 * Adds a request id and logs one line: method, path, status, time, and a mark of the account. The query string and headers are left out,
 * because they can contain filters and tokens.
 */
export function requestLog({
  logger,
  metrics,
  routes,
  env,
}: Pick<Platform, 'logger' | 'metrics' | 'env'> & { routes: Pick<DeclaredRoutes, 'has'> }) {
  return (
    request: Request & { accountability?: Accountability },
    response: Response,
    next: NextFunction,
  ): void => {
    const given = request.get('x-request-id');
    const requestId = given && wellFormedId.test(given) ? given : randomUUID();
    const startedAt = performance.now();
    const traceId = currentTraceId();
    request.headers['x-request-id'] = requestId;
    response.setHeader('x-request-id', requestId);
    response.on('finish', () => {
      const durationMs = Math.round(performance.now() - startedAt);
      const path = request.originalUrl.split('?', 1)[0] ?? '';
      const { method } = request;
      const { statusCode: status } = response;
      const userId = request.accountability?.user;
      const account = userId ? accountMark(userId, env.secret) : undefined;
      logger.info({ requestId, traceId, account, method, path, status, durationMs }, 'request');
      const isKnown = isOurs(path) ? routes.has(method, path) : status !== 403 && status !== 404;
      // A label per id, or per path that someone made up, would fill the operator's disk.
      const route = isKnown ? routeGroup(path) : 'other';
      metrics.requestSeconds.observe({ route, method, status }, durationMs / 1000);
    });
    next();
  };
}
