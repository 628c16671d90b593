import { describe, expect, it } from 'vitest';
import { findHallViewer, hallViewers, seesHallContacts } from './hall-access.ts';

describe('findHallViewer', () => {
  const off = { isOn: false, startDate: '2025-11-02', endDate: '2025-11-02' };
  const on = { ...off, isOn: true };
  it.each([
    [{ isStaff: false, isScreen: false, display: off }, '2025-11-02', null],
    [{ isStaff: false, isScreen: false, display: on }, '2025-11-01', null],
    [{ isStaff: false, isScreen: false, display: on }, '2025-11-03', null],
    [{ isStaff: false, isScreen: false, display: on }, '2025-11-02', 'visitor'],
    [{ isStaff: true, isScreen: true, display: off }, '2025-11-02', 'staff'],
    [{ isStaff: false, isScreen: true, display: off }, '2025-11-02', 'screen'],
  ] as const)('%j on %s is %s', (facts, today, viewer) => {
    expect(findHallViewer(facts, today)).toBe(viewer);
  });
});

it('shows contacts in the hall and to staff, not to visitors who open the public display', () => {
  expect(hallViewers.filter(seesHallContacts)).toEqual(['staff', 'screen']);
});
