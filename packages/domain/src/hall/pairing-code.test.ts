import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePairingCode, readPairingCode } from './pairing-code.ts';

describe('a pairing code', () => {
  it('is two groups of four consonants', () => {
    const numbers = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
      minLength: 8,
      maxLength: 8,
    });
    fc.assert(
      fc.property(numbers, (drawn) => {
        const rest = [...drawn];
        const code = makePairingCode(() => rest.pop() ?? 0);
        expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/);
        expect(readPairingCode(code)).toBe(code);
      }),
    );
  });

  it.each(['bdrf-ktwx', ' BDRFKTWX ', 'bd rf kt wx', 'BDRF–KTWX'])('is read from %j', (typed) => {
    expect(readPairingCode(typed)).toBe('BDRF-KTWX');
  });

  it.each(['', 'BDRF', 'BDRF-KTW', 'BDRF-KTWXB', 'ADRF-KTWX', '1DRF-KTWX', 'BDRF_KTWX'])(
    'is not read from %j',
    (typed) => {
      expect(readPairingCode(typed)).toBeNull();
    },
  );
});
