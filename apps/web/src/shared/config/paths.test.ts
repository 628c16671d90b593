import { describe, expect, it } from 'vitest';
import { loginPath, readNextPath } from './paths.ts';

describe('the way back after login', () => {
  it.each(['/settings', '/profile/7?tab=family', '/?buysuchi=3#order'])('leads to %s', (wanted) => {
    const next = new URL(loginPath(wanted), 'https://x.test').searchParams.get('next');
    expect(readNextPath(next)).toBe(wanted === '/' ? '/' : wanted);
  });

  it.each([
    null,
    '',
    'settings',
    'https://evil.test/',
    '//evil.test/',
    '/\\evil.test',
    '/\t/evil.test',
    '/.//evil.test',
    '/x/..//evil.test',
    '/.\\/evil.test',
    '/%2e//evil.test',
    'javascript:alert(1)',
    '/login?next=/login',
  ])('leads home instead of to %j', (next) => {
    expect(readNextPath(next)).toBe('/');
  });

  it('is not mentioned when it is home', () => {
    expect(loginPath('/')).toBe('/login');
  });
});
