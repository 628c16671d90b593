import { describe, expect, it } from 'vitest';
import { checkHistory } from './migration-history.ts';

const first = { id: '0001-first', checksum: 'a' };
const second = { id: '0002-second', checksum: 'b' };
const third = { id: '0003-third', checksum: 'c' };

describe('checkHistory', () => {
  it('accepts a database that has run none, some or all', () => {
    expect(checkHistory([], [first, second])).toBeNull();
    expect(checkHistory([first], [first, second])).toBeNull();
    expect(checkHistory([first, second], [first, second])).toBeNull();
  });

  it('refuses a database of a newer release', () => {
    expect(checkHistory([first, third], [first, second])).toContain(
      '0003-third, which this release does not know',
    );
  });

  it('refuses a migration that was changed after it ran', () => {
    expect(checkHistory([first], [{ ...first, checksum: 'x' }])).toContain('0001-first was changed');
  });

  it('refuses one that was put before one that has run', () => {
    expect(checkHistory([first, third], [first, second, third])).toContain('0002-second comes before');
  });
});
