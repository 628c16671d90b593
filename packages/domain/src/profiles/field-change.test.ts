import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffFields, mergeChanges } from './field-change.ts';

const states = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.option(fc.constantFrom('x', 'y', 'z')));

describe('diffFields', () => {
  it('lists what is new, changed and removed, and nothing unchanged', () => {
    expect(
      diffFields(
        { name: 'Asha', city: 'Pune', pet: 'Ashu', blank: null },
        { name: 'Asha', city: 'Wai', gotra: 'Kashyap', blank: null },
      ),
    ).toEqual([
      { field: 'city', was: 'Pune', is: 'Wai' },
      { field: 'pet', was: 'Ashu', is: null },
      { field: 'gotra', was: null, is: 'Kashyap' },
    ]);
  });

  it('finds nothing between equal states', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(diffFields(state, state)).toEqual([]);
      }),
    );
  });
});

describe('mergeChanges', () => {
  it('keeps the first and the last value, and drops what was reverted', () => {
    expect(
      mergeChanges([
        [
          { field: 'city', was: 'Pune', is: 'Wai' },
          { field: 'pet', was: null, is: 'Ashu' },
        ],
        [
          { field: 'city', was: 'Wai', is: 'Satara' },
          { field: 'pet', was: 'Ashu', is: null },
        ],
      ]),
    ).toEqual([{ field: 'city', was: 'Pune', is: 'Satara' }]);
  });

  it('equals the difference between the first and the last state', () => {
    fc.assert(
      fc.property(fc.array(states, { minLength: 2 }), (walk) => {
        const steps = walk.slice(1).map((after, index) => diffFields(walk[index] ?? {}, after));
        const byField = (a: { field: string }, b: { field: string }) => a.field.localeCompare(b.field);
        const whole = diffFields(walk[0] ?? {}, walk.at(-1) ?? {});
        expect(mergeChanges(steps).toSorted(byField)).toEqual(whole.toSorted(byField));
      }),
    );
  });
});
