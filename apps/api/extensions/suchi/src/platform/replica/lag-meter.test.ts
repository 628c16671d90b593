import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLagMeter } from './lag-meter.ts';
import { parseWalPosition } from './wal-position.ts';

describe('a place in the log', () => {
  it('is two numbers of 32 bits', () => {
    expect(parseWalPosition('0/0')).toBe(0);
    expect(parseWalPosition('0/FFFFFFFF') + 1).toBe(parseWalPosition('1/0'));
    expect(parseWalPosition('16/B374D848')).toBe(0x16b374d848);
  });
});

describe('the age of a replica', () => {
  it('is nothing while it has all, also when nothing is written for long', () => {
    const meter = createLagMeter();
    expect(meter.measure(100, 100, 0)).toBe(0);
    expect(meter.measure(100, 100, 60_000)).toBe(0);
    expect(meter.measure(200, 200, 61_000)).toBe(0);
  });

  it('grows from the moment whose writes it does not have, and falls when it has them', () => {
    const meter = createLagMeter();
    meter.measure(100, 100, 0);
    expect(meter.measure(200, 100, 1000)).toBe(1);
    expect(meter.measure(300, 150, 5000)).toBe(5);
    expect(meter.measure(300, 200, 6000)).toBe(5);
    expect(meter.measure(300, 300, 7000)).toBe(0);
  });

  it('grows from the first look at one that is behind', () => {
    const meter = createLagMeter();
    expect(meter.measure(500, 100, 1000)).toBe(0);
    expect(meter.measure(500, 100, 4000)).toBe(3);
  });

  it('is never more than the time since it last had all', () => {
    const step = fc.record({ written: fc.nat(9), replayed: fc.nat(20) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const meter = createLagMeter();
        let [primary, replica, wholeAtMs] = [0, 0, 0];
        for (const [second, { written, replayed }] of steps.entries()) {
          primary += written;
          replica = Math.min(primary, replica + replayed);
          if (replica === primary) wholeAtMs = second * 1000;
          const age = meter.measure(primary, replica, second * 1000);
          expect(age).toBeLessThanOrEqual(Math.max(0, second * 1000 - wholeAtMs) / 1000);
        }
      }),
    );
  });
});
