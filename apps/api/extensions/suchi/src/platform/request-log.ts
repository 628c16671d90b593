import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { type DeclaredRoutes, isOurs } from './declared-routes.ts';
import type { Metrics } from './metrics.ts';

const wellFormedId = /^[\w-]{8,64}$/;

/**
 * Adds a request id and logs one line: method, path, status, time. The query string and headers are left out,
 * because they can contain filters and tokens.
 */
export function requestLog(logger: Logger, metrics: Metrics, routes: Pick<DeclaredRoutes, 'has'>) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const given = request.get('x-request-id');
    const requestId = given && wellFormedId.test(given) ? given : randomUUID();
    const startedAt = performance.now();
    request.headers['x-request-id'] = requestId;
    response.setHeader('x-request-id', requestId);
    response.on('finish', () => {
      const durationMs = Math.round(performance.now() - startedAt);
      const path = request.originalUrl.split('?', 1)[0] ?? '';
      const { method } = request;
      const { statusCode: status } = response;
      logger.info({ requestId, method, path, status, durationMs }, 'request');
      const isKnown = isOurs(path) ? routes.has(method, path) : status !== 403 && status !== 404;
      metrics.requestSeconds.observe({ route: groupOf(path, isKnown), method, status }, durationMs / 1000);
    });
    next();
  };
}

// One label per group: a label per id, or per path that someone made up, would fill the operator's disk.
function groupOf(path: string, isKnown: boolean): string {
  if (!isKnown) return 'other';
  const [, first = '', second = ''] = path.split('/');
  return first === 'items' || isOurs(path) ? `/${first}/${second}` : `/${first}`;
}
