import { type VitalRoute, vitalRoutes } from '@suchi/contracts/basics';
import { isPathOf } from '../../shared/router/match-path.ts';

/** The pattern of a page's address, without what it is about. */
export function nameRoute(pathname: string): VitalRoute {
  return vitalRoutes.find((route) => isPathOf(route, pathname)) ?? 'other';
}
