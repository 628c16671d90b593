import { expect, it } from 'vitest';
import { checkMayChangeContact, findChangesSince, findUndoEnd } from './contact-change.ts';

const now = new Date('2026-11-19T10:00:00Z');

it('allows three changes in thirty days', () => {
  expect(findChangesSince(now)).toEqual(new Date('2026-10-20T10:00:00Z'));
  expect([0, 2, 3].map((changes) => checkMayChangeContact(changes).allowed)).toEqual([true, true, false]);
});

it('can be taken back for a week', () => {
  expect(findUndoEnd(now)).toEqual(new Date('2026-11-26T10:00:00Z'));
});
