import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkEditionDates,
  checkSerialRanges,
  defaultEdition,
  listSerialGaps,
  newEdition,
  type SerialRange,
} from './edition.ts';

const section = (from: number, to: number) => ({ from, to, title: '' });

describe('defaultEdition', () => {
  it('has the values of the specification', () => {
    expect(defaultEdition).toMatchObject({
      printedUpToSerial: 1300,
      registrationUntil: '2025-10-15',
      deliveryAfter: '2025-10-27',
      eventDate: '2025-11-02',
      activationCutOff: '2024-07-01',
      earlySubscriptionBefore: '2025-01-01',
      earlySubscriptionSeesUntil: '2025-12-31',
      prices: { subscriptionPaise: 55_000, testerSubscriptionPaise: 200, suchiPaise: 60_000 },
    });
    expect(defaultEdition.sections.map(({ from, to, title }) => `${from}-${to} ${title}`)).toEqual([
      '1-423 Unmarried Males',
      '431-444 Divorced Males',
      '451-827 Unmarried Females',
      '831-842 Divorced Females',
      // Not in the text: it leaves these numbers above the index free.
      '851-880 Widowed',
      '1001-1050 Late entries',
    ]);
  });

  it('has ranges that pass the check for admins', () => {
    expect(checkSerialRanges(defaultEdition.sections)).toEqual({ allowed: true });
  });
});

it('a new installation starts with an edition of this year that has no date of the past', () => {
  const { prices, sections } = defaultEdition;
  expect(newEdition('2027-03-09')).toEqual({
    year: 2027,
    sections,
    prices,
    printedUpToSerial: 1300,
    registrationUntil: null,
    eventDate: null,
    eventPlace: null,
    deliveryAfter: null,
    deliveryDays: '4-5',
    activationCutOff: '2026-07-01',
    earlySubscriptionBefore: null,
    earlySubscriptionSeesUntil: null,
  });
});

describe('checkSerialRanges', () => {
  it.each([
    ['none', []],
    ['one serial', [section(5, 5)]],
    ['neighbours', [section(1, 5), section(6, 9)]],
    ['any order', [section(6, 9), section(1, 5)]],
  ])('allows %s', (_, ranges) => {
    expect(checkSerialRanges(ranges)).toEqual({ allowed: true });
  });

  it.each([
    ['a reversed one', [section(5, 4)]],
    ['zero', [section(0, 4)]],
    ['a broken first', [section(1.5, 4)]],
    ['a broken last', [section(1, 4.5)]],
    ['a wrong one among good ones', [section(1, 4), section(9, 8)]],
  ])('refuses %s', (_, ranges) => {
    expect(checkSerialRanges(ranges)).toEqual({ allowed: false, reason: 'range_invalid' });
  });

  it.each([
    ['a shared end', [section(1, 5), section(5, 9)]],
    ['one inside another', [section(1, 9), section(3, 4)]],
    ['the same twice', [section(3, 4), section(3, 4)]],
  ])('refuses %s', (_, ranges) => {
    expect(checkSerialRanges(ranges)).toEqual({ allowed: false, reason: 'ranges_overlap' });
  });

  it('finds an overlap exactly when two ranges share a serial', () => {
    const ranges = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 60 }), fc.nat(8)).map(([from, more]) => ({ from, to: from + more })),
      { maxLength: 6 },
    );
    const serials = ({ from, to }: SerialRange) =>
      Array.from({ length: to - from + 1 }, (_, index) => from + index);
    fc.assert(
      fc.property(ranges, (typed) => {
        const all = typed.flatMap(serials);
        expect(checkSerialRanges(typed).allowed).toBe(new Set(all).size === all.length);
      }),
    );
  });
});

describe('listSerialGaps', () => {
  it('are the serials between the sections of 2025', () => {
    expect(listSerialGaps(defaultEdition)).toEqual([
      { from: 424, to: 430 },
      { from: 445, to: 450 },
      { from: 828, to: 830 },
      { from: 843, to: 850 },
      { from: 881, to: 1000 },
    ]);
  });

  it.each([
    ['no section', [], []],
    ['one section', [section(10, 20)], []],
    ['neighbours', [section(1, 5), section(6, 9)], []],
    ['any order', [section(9, 9), section(1, 5)], [{ from: 6, to: 8 }]],
    ['sections with one serial between them', [section(1, 5), section(7, 9)], [{ from: 6, to: 6 }]],
  ])('of %s', (_, sections, gaps) => {
    expect(listSerialGaps({ sections })).toEqual(gaps);
  });
});

describe('checkEditionDates', () => {
  it.each([
    ['the default edition', {}],
    ['an event on the last day of the registration', { eventDate: '2025-10-15' }],
    ['no event yet', { eventDate: null }],
    ['no end of the registration yet', { registrationUntil: null }],
    ['no early subscriptions', { earlySubscriptionBefore: null, earlySubscriptionSeesUntil: null }],
  ])('allows %s', (_, change) => {
    expect(checkEditionDates({ ...defaultEdition, ...change })).toEqual({ allowed: true });
  });

  it.each([
    ['event_before_registration_ends', { eventDate: '2025-10-14' }],
    ['early_dates_incomplete', { earlySubscriptionBefore: null }],
    ['early_dates_incomplete', { earlySubscriptionSeesUntil: null }],
  ])('refuses: %s', (reason, change) => {
    expect(checkEditionDates({ ...defaultEdition, ...change })).toEqual({ allowed: false, reason });
  });
});
