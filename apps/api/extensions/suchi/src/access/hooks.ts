import { defineHook } from '@directus/extensions-sdk';
import type { Accountability } from '@directus/types';
import { findRole } from '@suchi/domain/accounts';
import type { Application, NextFunction, Request, Response } from 'express';
import { callerOf, type EngineRequest, requireAccess } from '../platform/access.ts';
import { codedError } from '../platform/coded-error.ts';
import { usePlatform } from '../platform/platform.ts';
import { isFromOwnPage } from './own-pages.ts';
import { type EngineQuery, queryStaysHome } from './query-stays-home.ts';

/** Everybody but staff and the operator; the engine's own work has no accountability. */
function isOutsider(accountability: Accountability | null | undefined): boolean {
  return (
    Boolean(accountability) &&
    accountability?.admin !== true &&
    findRole(accountability?.role ?? null) !== 'admin'
  );
}

/** Holds members and visitors to questions about the collection they ask. */
export default defineHook(({ init, filter }, context) => {
  const platform = usePlatform(context);
  const { env } = platform;
  const ownPages = { origin: new URL(env.publicUrl).origin, cookieName: env.sessionCookie.name };

  init('middlewares.before', ({ app }) => {
    (app as Application).use((request: Request, _response: Response, next: NextFunction) => {
      next(isFromOwnPage(request, ownPages) ? undefined : codedError('FOREIGN_REQUEST'));
    });
  });

  for (const event of ['items.query', 'users.query', 'files.query']) {
    filter(event, (query, _meta, { accountability }) => {
      if (isOutsider(accountability) && !queryStaysHome(query as EngineQuery)) throw codedError('FORBIDDEN');
      return query;
    });
  }

  // A change or deletion "of all that match" is looked up by the engine without the caller's rights, so whether it
  // found something would be an answer too. Members name the rows they mean.
  init('routes.before', ({ app }) => {
    const engine = app as Application;
    engine.use(['/items', '/assets'], (request: Request, _response: Response, next: NextFunction) => {
      const caller = callerOf(request as EngineRequest);
      // A visitor and the operator are left to the engine's own rights.
      const isMember = findRole(caller.accountability.role) === 'user';
      const checked = isMember ? requireAccess(platform, 'member', caller) : Promise.resolve();
      checked.then(() => next(), next);
    });
    engine.use(
      ['/items', '/users', '/files'],
      (request: Request & { accountability?: Accountability }, _response: Response, next: NextFunction) => {
        const isByQuery = ['PATCH', 'DELETE'].includes(request.method) && hasQuery(request.body);
        next(isByQuery && isOutsider(request.accountability) ? codedError('FORBIDDEN') : undefined);
      },
    );
  });
});

function hasQuery(body: unknown): boolean {
  return typeof body === 'object' && body !== null && !Array.isArray(body) && 'query' in body;
}
