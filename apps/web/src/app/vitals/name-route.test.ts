import { vitalRoutes } from '@suchi/contracts/basics';
import { expect, it } from 'vitest';
import { paths } from '../../shared/config/paths.ts';
import { nameRoute } from './name-route.ts';

it.each([
  ['/', '/'],
  ['/login', '/login'],
  ['/profile/17', '/profile/:id'],
  ['/settings', '/settings/*'],
  ['/settings/my_membership', '/settings/*'],
  ['/payment/12', '/payment/*'],
  ['/admin/users/0b6c', '/admin/*'],
  ['/member_safety/17', 'other'],
  ['/profile/17/more', 'other'],
  ['/settingsx', 'other'],
  ['/other', 'other'],
])('%s is counted as %s', (pathname, route) => {
  expect(nameRoute(pathname)).toBe(route);
});

it('counts pages that the app has', () => {
  const known: string[] = Object.values(paths).flatMap((path) => [path, `${path}/*`]);
  expect(vitalRoutes.filter((route) => route !== 'other' && !known.includes(route))).toEqual([]);
});
