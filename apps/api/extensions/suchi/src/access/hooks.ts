import { defineHook } from '@directus/extensions-sdk';
import type { Accountability } from '@directus/types';
import { findRole } from '@suchi/domain/accounts';
import type { Application, NextFunction, Request, Response } from 'express';
import type { EngineRequest } from '../platform/access.ts';
import { codedError } from '../platform/coded-error.ts';
import { isOurs } from '../platform/declared-routes.ts';
import { usePlatform } from '../platform/platform.ts';
import { requireAllowed, requireReadable } from './guard-engine.ts';
import { isDown } from './is-down.ts';
import { type EngineQuery, isLocalQuery } from './is-local-query.ts';
import { isFromOwnPage } from './own-pages.ts';
import { translateError } from './translate-error.ts';

/** The engine's own work has no accountability. */
function isMemberOrVisitor(accountability: Accountability | null | undefined): boolean {
  return (
    Boolean(accountability) &&
    accountability?.admin !== true &&
    findRole(accountability?.role ?? null) !== 'admin'
  );
}

/** The one guard in front of the engine: input, access, and the form of its errors. */
export default defineHook(({ init, filter }, context) => {
  const platform = usePlatform(context);
  const { env } = platform;
  const ownPages = { origin: new URL(env.publicUrl).origin, cookieName: env.sessionCookie.name };

  init('middlewares.before', ({ app }) => {
    (app as Application).use((request: Request, _response: Response, next: NextFunction) => {
      if (!isFromOwnPage(request, ownPages)) throw codedError('FOREIGN_REQUEST');
      requireReadable(request);
      next();
    });
  });

  init('routes.before', ({ app }) => {
    (app as Application).use((request: Request, response: Response, next: NextFunction) => {
      requireAllowed(platform, request as EngineRequest, response).then(() => next(), next);
    });
  });

  for (const event of ['items.query', 'users.query', 'files.query']) {
    filter(event, (query, _meta, { accountability }) => {
      if (isMemberOrVisitor(accountability) && !isLocalQuery(query as EngineQuery))
        throw codedError('FORBIDDEN');
      return query;
    });
  }

  init('routes.custom.after', ({ app }) => {
    (app as Application).use((error: unknown, request: Request, _response: Response, next: NextFunction) => {
      if (isDown(error)) {
        platform.logger.warn({ error: (error as Error).message }, 'a part of the service does not answer');
        next(codedError('SERVICE_UNAVAILABLE'));
        return;
      }
      const { accountability } = request as EngineRequest;
      const isKept = isOurs(request.path) || accountability?.admin === true;
      next(isKept ? error : translateError(error, request.method));
    });
  });
});
