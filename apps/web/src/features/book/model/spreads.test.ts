import { expect, it } from 'vitest';
import { countSpreads, spreadAt, spreadOf } from './spreads.ts';

it.each([1, 2, 3, 4, 9, 10])('shows every page of %i once, on the spread that it is found on', (pages) => {
  const spreads = Array.from({ length: countSpreads(pages) }, (_, index) => spreadAt(index, pages));
  const shown = spreads.flatMap(({ left, right }) => [left, right]).filter((page) => page !== null);
  expect(shown).toEqual(Array.from({ length: pages }, (_, index) => index + 1));
  for (const page of shown) expect(Object.values(spreadAt(spreadOf(page), pages))).toContain(page);
});

it('has the cover and page 1 on the right side', () => {
  expect(spreadAt(0, 9)).toEqual({ left: null, right: 1 });
  expect(spreadAt(1, 9)).toEqual({ left: null, right: 2 });
  expect(spreadAt(2, 9)).toEqual({ left: 3, right: 4 });
});
