import type { NextFunction, Request, Response, Router } from 'express';
import { callerOf, type EngineRequest } from './access.ts';
import type { Platform } from './platform.ts';
import type { RouteLimit } from './route.ts';

export interface FileRoute {
  group: `qe_${string}`;
  path: `/${string}`;
  limits: readonly RouteLimit[];
  serve: (request: EngineRequest, response: Response) => Promise<void>;
}

/** Open to visitors: the signed address is the permission. */
export function mountFile(router: Router, platform: Platform, { limits, serve, ...route }: FileRoute): void {
  platform.routes.declare({ ...route, method: 'GET' });
  router.get(route.path, (request: Request, response: Response, next: NextFunction) => {
    const asked = request as unknown as EngineRequest;
    const answer = async () => {
      for (const { rule, subject } of limits) await platform.limits.consume(rule, subject(callerOf(asked)));
      await serve(asked, response);
    };
    answer().catch(next);
  });
}
