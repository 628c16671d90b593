import type { ComponentType } from 'react';
import type { Location } from './location.ts';
import type { Params } from './match-path.ts';

/** The code of a page or of a layout. */
export interface LoadedPage {
  Component: ComponentType;
  /** Starts the requests of the page. The first page of a visit waits a moment for them. */
  prefetch?: (params: Params, location: Location) => Promise<unknown>;
}

/** Where a guard sends the visitor: to another page of the app, or to a document that the browser loads. */
export type Redirect = { to: string } | { document: string };
type Answer = Redirect | null;

/** A route with children is a layout around them. Paths are absolute, and only routes without children have one. */
export interface Route {
  path?: string;
  /** Answers before any code of the route is loaded. */
  guard?: (location: Location) => Answer | Promise<Answer>;
  load?: () => Promise<LoadedPage>;
  children?: readonly Route[];
}

/** A page with the layouts around it, outermost first. */
export type Branch = readonly Route[];

/** Every page by its path. */
export function listBranches(routes: readonly Route[], around: Branch = []): [string, Branch][] {
  return routes.flatMap((route) => {
    const branch = [...around, route];
    if (route.children) return listBranches(route.children, branch);
    return route.path === undefined ? [] : [[route.path, branch] as [string, Branch]];
  });
}

/** The answer of the first guard that sends the visitor elsewhere. A promise only where a guard needs time. */
export function runGuards(branch: Branch, location: Location): Answer | Promise<Answer> {
  const [route, ...inside] = branch;
  if (route === undefined) return null;
  const answer = route.guard?.(location) ?? null;
  if (answer instanceof Promise) return answer.then((late) => late ?? runGuards(inside, location));
  return answer ?? runGuards(inside, location);
}
