import { type VitalRoute, vitalRoutes } from '@suchi/contracts/basics';

/** The pattern of a page's address, without what it is about. */
export function nameRoute(pathname: string): VitalRoute {
  return vitalRoutes.find((route) => toPattern(route).test(pathname)) ?? 'other';
}

function toPattern(route: string): RegExp {
  return new RegExp(`^${route.replace('/*', '(/.*)?').replace(':id', '[^/]+')}$`);
}
