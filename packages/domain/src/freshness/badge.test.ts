import { expect, it } from 'vitest';
import { findBadge } from './badge.ts';

const rules = {
  month: 5,
  day: 15,
  freshDays: 120,
  remindDays: 14,
  restDays: 30,
  linkDays: 45,
  callDays: 14,
};

it.each([
  ['confirmed', '2026-11-16', null, { isConfirmed: true, month: 11 }],
  ['asked lately', '2026-05-16', '2026-11-20', { isConfirmed: true, month: 5 }],
  ['asked long ago', '2026-05-16', '2026-11-15', { isConfirmed: false, month: 5 }],
  ['confirmed a year ago', '2025-11-16', null, null],
  ['confirmed a year ago and asked', '2025-11-16', '2026-11-15', { isConfirmed: false, month: null }],
  ['never', null, null, null],
  ['never, and asked', null, '2026-11-15', { isConfirmed: false, month: null }],
])('%s', (_, confirmedOn, askedOn, badge) => {
  expect(findBadge({ confirmedOn, askedOn }, rules, '2026-11-29')).toEqual(badge);
});
