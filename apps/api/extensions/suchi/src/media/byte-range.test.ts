import { describe, expect, it } from 'vitest';
import { parseByteRange } from './byte-range.ts';

describe('the requested part of a file of 1000 bytes', () => {
  it.each([
    ['bytes=0-1', { start: 0, end: 1 }],
    ['bytes=0-', { start: 0, end: 999 }],
    ['bytes=500-', { start: 500, end: 999 }],
    ['bytes=500-5000', { start: 500, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
  ])('%s', (header, range) => {
    expect(parseByteRange(header, 1000)).toEqual(range);
  });

  it.each([undefined, '', 'bytes=-', 'bytes=0-1,5-9', 'items=0-1', 'bytes=a-b', 'bytes=9-5', 'bytes=5-5'])(
    'is the whole for %s',
    (header) => {
      expect(parseByteRange(header, 1000)).toBeNull();
    },
  );

  it.each(['bytes=1000-', 'bytes=1000-2000', 'bytes=-0'])('does not exist for %s', (header) => {
    expect(parseByteRange(header, 1000)).toBe('unsatisfiable');
  });
});
