import { describe, expect, it } from 'vitest';
import { compareFingerprints } from './fingerprint.ts';

const one = { rows: 1, checksum: '11' };

describe('comparing tables', () => {
  it.each([
    [{ a: one }, { a: one }, []],
    [{ a: one }, {}, ['the table a is missing']],
    [{}, { a: one }, ['the table a is not in the backup']],
    [{ a: one }, { a: { ...one, rows: 2 } }, ['a has 2 rows instead of 1']],
    [{ a: one }, { a: { ...one, checksum: '12' } }, ['rows of a have other contents']],
  ])('%j and %j: %j', (expected, found, reasons) => {
    expect(compareFingerprints(expected, found)).toEqual(reasons);
  });
});
