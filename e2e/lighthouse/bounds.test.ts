import { describe, expect, it } from 'vitest';
import { describeWorst, findShortfalls } from './bounds.ts';
import { type Figures, figureNames } from './figures.ts';

const good = Object.fromEntries(figureNames.map((name) => [name, 0])) as Figures;
const visit = (changed: Partial<Figures> = {}): Figures => ({
  ...good,
  performance: 95,
  LCP: 1200,
  requests: 20,
  'JS kB': 125,
  ...changed,
});
const limit: [string, Figures[]] = ['limit', [visit({ performance: 100, LCP: 1000 })]];

describe('findShortfalls', () => {
  it.each([
    ['home-new', visit(), []],
    ['login', visit({ requests: 40 }), []],
    ['login', visit({ performance: 89 }), ['login: performance 89, least 90']],
    ['login', visit({ LCP: 1510 }), ['login: LCP 1.51 times the limit page, most 1.5']],
    ['home-new', visit({ requests: 21 }), ['home-new: requests 21.0, most 20']],
    ['home-new mr', visit({ 'JS kB': 126 }), ['home-new mr: JS kB 126.0, most 125']],
  ])('%s with %o', (page, measured, expected) => {
    expect(findShortfalls(new Map([limit, [page, [measured]]]), 'limit')).toEqual(expected);
  });

  it('takes the median of the visits', () => {
    const visits = [visit(), visit({ performance: 40 }), visit({ performance: 92 })];
    expect(findShortfalls(new Map([limit, ['login', visits]]), 'limit')).toEqual([]);
  });

  it('compares a language with English', () => {
    const found = new Map([
      limit,
      ['form', [visit({ performance: 98 })]],
      ['form mr', [visit({ performance: 92 })]],
    ]);
    expect(findShortfalls(found, 'limit')).toEqual(['form mr: 6 points behind English, most 5']);
  });
});

it('describeWorst says the worst of all pages', () => {
  const found = new Map([
    limit,
    ['home-new', [visit()]],
    ['form', [visit({ performance: 91, LCP: 1400, requests: 30 })]],
  ]);
  expect(describeWorst(found, 'limit')).toEqual({
    pages: 2,
    'lowest score': 91,
    'slowest LCP ms': 1400,
    'times the limit page': 1.4,
    'requests of home': 20,
    'scripts of home kB': 125,
  });
});
