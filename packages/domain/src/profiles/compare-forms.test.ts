import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareForms, mergeForms } from './compare-forms.ts';

const base = { name: 'Asha', city: 'Pune', photos: ['a'] };

describe('two forms that began from the same one', () => {
  it.each([
    ['same', {}, {}, [], []],
    ['same', { city: 'Wai' }, { city: 'Wai' }, [], []],
    ['mine_newer', { city: 'Wai' }, {}, [], []],
    ['mine_newer', { city: 'Wai', name: 'Usha' }, { name: 'Usha' }, [], []],
    ['other_newer', {}, { photos: ['b', 'a'] }, [], ['photos']],
    ['both_changed', { city: 'Wai' }, { name: 'Usha' }, [], ['name']],
    ['both_changed', { city: 'Wai' }, { city: 'Satara' }, ['city'], []],
    ['both_changed', { city: 'Wai' }, { city: 'Satara', name: 'Usha' }, ['city'], ['name']],
  ] as const)('%s: %j here and %j there', (relation, mine, other, conflicts, theirs) => {
    const found = compareForms<object>(base, { ...base, ...mine }, { ...base, ...other });
    expect(found).toEqual({ relation, conflicts, theirs });
  });

  it('are merged, and only where both changed a field one of them wins', () => {
    const mine = { ...base, city: 'Wai', photos: [] };
    const other = { ...base, city: 'Satara', name: 'Usha' };
    expect(mergeForms({ base, mine, other }, 'mine')).toEqual({ name: 'Usha', city: 'Wai', photos: [] });
    expect(mergeForms({ base, mine, other }, 'other')).toEqual({ name: 'Usha', city: 'Satara', photos: [] });
  });

  it('lose nothing that only one side changed, whichever side is kept', () => {
    const form = fc.record({ a: fc.nat(2), b: fc.nat(2), c: fc.nat(2) });
    fc.assert(
      fc.property(form, form, form, fc.constantFrom('mine', 'other'), (from, mine, other, winner) => {
        const merged = mergeForms({ base: from, mine, other }, winner);
        const wanted = (['a', 'b', 'c'] as const).map((field) => {
          if (mine[field] === from[field]) return other[field];
          return other[field] === from[field] ? mine[field] : { mine, other }[winner][field];
        });
        expect([merged.a, merged.b, merged.c]).toEqual(wanted);
      }),
    );
  });
});
