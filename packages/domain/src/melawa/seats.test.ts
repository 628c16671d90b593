import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitReturn, sumSeats } from './seats.ts';

const four = { id: 1, seats: 4, paise: 60_000, returnedPaise: 0 };
const two = { id: 2, seats: 2, paise: 20_000, returnedPaise: 0 };

describe('the seats of a family', () => {
  it.each([
    ['none', [], 0, 0],
    ['of two payments', [four, two], 6, 80_000],
    ['after one seat went back', [{ ...four, returnedPaise: 15_000 }, two], 5, 65_000],
    ['after all went back', [{ ...four, returnedPaise: 60_000 }], 0, 0],
  ])('are %s', (_, payments, seats, paise) => {
    expect(sumSeats(payments)).toEqual({ seats, paise });
  });

  it('are returned from the newest payment first', () => {
    expect(splitReturn([four, two], 15_000)).toEqual([{ payment: 2, paise: 15_000 }]);
    expect(splitReturn([four, two], 30_000)).toEqual([
      { payment: 2, paise: 20_000 },
      { payment: 1, paise: 10_000 },
    ]);
    expect(splitReturn([four, { ...two, returnedPaise: 20_000 }], 100)).toEqual([{ payment: 1, paise: 100 }]);
    expect(splitReturn([four], 0)).toEqual([]);
  });

  it('never return more than was paid', () => {
    const anyPayment = fc
      .record({
        id: fc.nat(),
        seats: fc.integer({ min: 1, max: 6 }),
        paise: fc.integer({ min: 1, max: 90_000 }),
      })
      .chain((paid) => fc.record({ ...lift(paid), returnedPaise: fc.integer({ min: 0, max: paid.paise }) }));
    const anyPayments = fc.uniqueArray(anyPayment, { maxLength: 5, selector: ({ id }) => id });
    fc.assert(
      fc.property(anyPayments, fc.nat(200_000), (payments, due) => {
        const parts = splitReturn(payments, due);
        const sum = parts.reduce((total, { paise }) => total + paise, 0);
        expect(sum).toBe(Math.min(due, sumSeats(payments).paise));
        expect(sumSeats(payments).seats).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

const lift = <Paid extends Record<string, number>>(paid: Paid) =>
  Object.fromEntries(Object.entries(paid).map(([name, value]) => [name, fc.constant(value)])) as {
    [Name in keyof Paid]: fc.Arbitrary<number>;
  };
