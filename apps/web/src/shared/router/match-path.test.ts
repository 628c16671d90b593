import { describe, expect, it } from 'vitest';
import { isPathOf, rankPaths } from './match-path.ts';

const find = rankPaths([
  ['*', 'not found'],
  ['/', 'home'],
  ['/payment/:id', 'one payment'],
  ['/payment/help', 'help'],
  ['/admin/*', 'office'],
  ['/admin/reset-password', 'forgotten password'],
  ['/lookup/:type/:id', 'value'],
]);

describe('the pattern of a path', () => {
  it.each([
    ['/', 'home'],
    ['/payment/help', 'help'],
    ['/payment/12', 'one payment'],
    ['/payment/12/', 'one payment'],
    ['/Payment/Help', 'help'],
    ['/payment', 'not found'],
    ['/admin', 'office'],
    ['/admin/users/all', 'office'],
    ['/admin/reset-password', 'forgotten password'],
    ['/administrator', 'not found'],
    ['/nothing/here', 'not found'],
  ])('of %s is the most exact one', (pathname, target) => {
    expect(find(pathname)?.target).toBe(target);
  });

  it('names the parts, as they were before they were put into the address', () => {
    expect(find('/lookup/Education%20New/7')?.params).toEqual({ type: 'Education New', id: '7' });
    expect(find('/payment/%E0%A4')?.params).toEqual({ id: '%E0%A4' });
  });

  it('can be nobody’s', () => {
    expect(rankPaths([['/settings', 1]])('/settings/account')).toBeNull();
    expect(isPathOf('/settings', '/settings/account')).toBe(false);
    expect(isPathOf('/settings', '/settings/')).toBe(true);
  });
});
