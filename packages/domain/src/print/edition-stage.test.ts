import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../basics/calendar-date.ts';
import { defaultEdition } from './edition.ts';
import { editionStages, findEditionStage, findEventPhase, isDeliveryOver } from './edition-stage.ts';

describe('findEditionStage', () => {
  it.each([
    ['2025-01-01', 'registering'],
    ['2025-10-15', 'registering'],
    ['2025-10-16', 'closed'],
    ['2025-10-27', 'closed'],
    ['2025-10-28', 'printed'],
    ['2025-11-01', 'printed'],
    ['2025-11-02', 'delivered'],
    ['2025-11-03', 'past'],
    ['2027-01-01', 'past'],
  ])('of the edition of 2025 on %s is %s', (today, stage) => {
    expect(findEditionStage(defaultEdition, today)).toBe(stage);
  });

  const undated = { registrationUntil: null, eventDate: null, deliveryAfter: null, deliveryDays: null };

  it.each([
    ['without any date', undated, 'planned'],
    ['with an event in the future', { ...undated, eventDate: '2027-01-10' }, 'planned'],
    ['with an event that is over', { ...undated, eventDate: '2026-11-14' }, 'past'],
    ['with the last day to register', { ...undated, registrationUntil: '2026-11-30' }, 'registering'],
    ['after the last day to register', { ...undated, registrationUntil: '2026-11-14' }, 'closed'],
    ['with a delivery of unknown length', { ...undated, deliveryAfter: '2026-11-14' }, 'delivered'],
    [
      'with a delivery in words',
      { ...undated, deliveryAfter: '2026-11-14', deliveryDays: 'a week' },
      'delivered',
    ],
    [
      'while books are delivered',
      { ...undated, deliveryAfter: '2026-11-12', deliveryDays: '4-5' },
      'printed',
    ],
    [
      'with books delivered after the event',
      { ...undated, eventDate: '2026-11-01', deliveryAfter: '2026-11-14', deliveryDays: '5 days' },
      'printed',
    ],
    [
      'with the event between registration and delivery',
      { ...undated, registrationUntil: '2026-10-01', eventDate: '2026-11-01', deliveryAfter: '2026-12-01' },
      'closed',
    ],
  ])('%s', (_, edition, stage) => {
    expect(findEditionStage(edition, '2026-11-15')).toBe(stage);
  });

  it('never goes back', () => {
    const day = fc.option(fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-01-01', days)));
    const dates = fc.record({
      registrationUntil: day,
      eventDate: day,
      deliveryAfter: day,
      deliveryDays: fc.constantFrom(null, '4-5', '10', ''),
    });
    fc.assert(
      fc.property(dates, fc.nat(450), (edition, days) => {
        const at = (count: number) =>
          editionStages.indexOf(findEditionStage(edition, addDays('2026-01-01', count)));
        expect(at(days + 1)).toBeGreaterThanOrEqual(at(days));
      }),
    );
  });
});

describe('findEventPhase', () => {
  it.each([
    ['2025-11-01', 'ahead'],
    ['2025-11-02', 'today'],
    ['2025-11-03', 'thanks'],
    ['2025-11-09', 'thanks'],
    ['2025-11-10', 'over'],
  ])('on %s is %s', (today, phase) => {
    expect(findEventPhase(defaultEdition, today)).toBe(phase);
  });

  it('is undated without a date', () => {
    expect(findEventPhase({ eventDate: null }, '2025-11-02')).toBe('undated');
  });
});

it.each([
  ['on its last day', '4-5', '2026-01-06', false],
  ['a day later', '4-5', '2026-01-07', true],
  ['on the tenth day, without a length', null, '2026-01-11', false],
  ['later, without a length', 'some', '2026-01-12', true],
])('a book sent on 1 January should have arrived: %s', (_case, days, today, isOver) => {
  expect(isDeliveryOver('2026-01-01', days, today)).toBe(isOver);
});
