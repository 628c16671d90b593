import { describe, expect, it } from 'vitest';
import {
  checkMayAddEntry,
  checkMayDecide,
  formatReportReference,
  isRepeatedlyReported,
  isReportExplained,
  reportEntriesLimit,
} from './member-report.ts';

describe('a report', () => {
  it('about something else needs ten characters, any other reason none', () => {
    expect(isReportExplained('other', ' too short')).toBe(false);
    expect(isReportExplained('other', 'ten and so')).toBe(true);
    expect(isReportExplained('rude', '')).toBe(true);
  });

  it('takes a limited number of additions', () => {
    expect(checkMayAddEntry(reportEntriesLimit - 1)).toEqual({ allowed: true });
    expect(checkMayAddEntry(reportEntriesLimit)).toEqual({ allowed: false, reason: 'report_full' });
  });

  it.each([
    [1, 'R-0001'],
    [142, 'R-0142'],
    [12_345, 'R-12345'],
  ])('with the id %i is %s', (id, reference) => {
    expect(formatReportReference(id)).toBe(reference);
  });

  it('is decided once', () => {
    expect(checkMayDecide('open')).toEqual({ allowed: true });
    expect(checkMayDecide('resolved')).toEqual({ allowed: false, reason: 'report_decided' });
    expect(checkMayDecide('dismissed')).toEqual({ allowed: false, reason: 'report_decided' });
  });
});

it.each([
  [2, 3, false],
  [3, 3, true],
  [4, 3, true],
  [9, 0, false],
])('%i reporters at a limit of %i need an alert: %s', (reporters, limit, isAlert) => {
  expect(isRepeatedlyReported(reporters, limit)).toBe(isAlert);
});
