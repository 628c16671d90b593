import { describe, expect, it } from 'vitest';
import {
  findFirstWordDue,
  findReportDue,
  formatIncidentReference,
  type IncidentFacts,
  type IncidentStep,
  refuseIncidentStep,
} from './incident.ts';

const knownAt = new Date('2026-11-16T04:10:00Z');
const done = new Date('2026-11-16T06:00:00Z');
const open: IncidentFacts = {
  knownAt,
  firstWordAt: null,
  reportedAt: null,
  closedAt: null,
  testedBy: null,
  toMail: 3,
  untold: 3,
  affected: 3,
};

it('the clocks run from when it was known', () => {
  const rules = { firstWordHours: 6, reportHours: 72 };
  expect(findFirstWordDue({ knownAt }, rules).toISOString()).toBe('2026-11-16T10:10:00.000Z');
  expect(findReportDue({ knownAt }, rules).toISOString()).toBe('2026-11-19T04:10:00.000Z');
});

it('has a reference', () => {
  expect(formatIncidentReference(2)).toBe('B-0002');
});

describe('refuseIncidentStep', () => {
  it.each<[IncidentStep, Partial<IncidentFacts>, boolean, string | null]>([
    ['range', {}, false, null],
    ['range', {}, true, 'told_already'],
    ['first_word', {}, true, null],
    ['first_word', { firstWordAt: done }, true, 'done_already'],
    ['reported', {}, true, null],
    ['reported', { reportedAt: done }, true, 'done_already'],
    ['test', {}, false, null],
    ['test', { toMail: 0 }, true, 'nobody_waits'],
    ['tell', { toMail: 0, testedBy: 'other' }, true, 'nobody_waits'],
    ['tell', {}, false, 'test_first'],
    ['tell', { testedBy: 'me' }, false, 'second_person'],
    ['tell', { testedBy: 'other' }, false, null],
    ['close', { affected: 0, untold: 0 }, false, null],
    ['close', {}, true, 'not_told'],
    ['close', { untold: 0 }, true, 'not_reported'],
    ['close', { untold: 0, reportedAt: done }, true, null],
    ['first_word', { closedAt: done }, true, 'closed'],
    ['close', { affected: 0, closedAt: done }, true, 'closed'],
  ])('%s with %j, told %s: %s', (step, facts, isAnyTold, refusal) => {
    expect(refuseIncidentStep(step, { facts: { ...open, ...facts }, isAnyTold, by: 'me' })).toBe(refusal);
  });
});
