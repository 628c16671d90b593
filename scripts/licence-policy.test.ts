import { describe, expect, it } from 'vitest';
import { findLicenceProblems, isAllowedLicence } from './licence-policy.ts';

describe('isAllowedLicence', () => {
  it.each([
    'MIT',
    'Apache-2.0',
    'MIT License',
    'MIT/X11',
    '(MIT OR GPL-3.0)',
    'GPL-3.0-only OR MIT',
    'MIT AND ISC',
    '(AGPL-3.0 AND MIT) OR ISC',
    'MIT AND (GPL-2.0 OR BSD-3-Clause)',
    '(Public Domain OR MIT)',
  ])('accepts %s', (expression) => {
    expect(isAllowedLicence(expression)).toBe(true);
  });

  it.each([
    '',
    'Unknown',
    'UNLICENSED',
    'GPL-3.0',
    'AGPL-3.0-or-later',
    'LGPL-3.0-only',
    'BUSL-1.1',
    'SSPL-1.0',
    'MIT AND GPL-3.0',
    'GPL-3.0 OR AGPL-3.0',
    'GPL-3.0 AND (MIT OR ISC)',
    'MIT OR',
    '(MIT',
    'MIT) OR GPL-3.0',
    'SEE LICENSE IN LICENSE.md',
  ])('refuses %j', (expression) => {
    expect(isAllowedLicence(expression)).toBe(false);
  });
});

describe('findLicenceProblems', () => {
  const installed = (name: string, licence: string) => ({ name, version: '1.0.0', licence });
  const exception = (name: string, licence: string) => ({ name, licence, reason: 'because' });

  it('finds nothing among allowed licences', () => {
    expect(findLicenceProblems([installed('react', 'MIT')])).toEqual([]);
  });

  it('lists each package that may not ship', () => {
    expect(
      findLicenceProblems([installed('react', 'MIT'), installed('x', 'GPL-3.0'), installed('y', '')]),
    ).toEqual(['x@1.0.0 is GPL-3.0', 'y@1.0.0 is without a licence']);
  });

  it('accepts an exception by name, by the start of a name, and only for the licence it names', () => {
    const exceptions = [exception('engine', 'BUSL-1.1'), exception('@engine/*', 'BUSL-1.1')];
    const engine = [installed('engine', 'BUSL-1.1'), installed('@engine/api', 'BUSL-1.1')];
    expect(findLicenceProblems(engine, exceptions)).toEqual([]);
    expect(findLicenceProblems([...engine, installed('@engine/new', 'AGPL-3.0')], exceptions)).toEqual([
      '@engine/new@1.0.0 is AGPL-3.0',
    ]);
  });

  it('reports an exception that is not needed, but keeps those of other platforms', () => {
    expect(findLicenceProblems([], [exception('gone', 'BUSL-1.1'), exception('@img/*', 'LGPL-3.0')])).toEqual(
      ['the exception for gone (BUSL-1.1) is no longer needed'],
    );
  });
});
