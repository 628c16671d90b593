import { expect, it } from 'vitest';
import { choiceTimesOf, isDestroyDue, judgeChoiceKey } from './choice-times.ts';
import { eventAtFirst } from './event.ts';

it('says when choices close, are told and are destroyed', () => {
  const times = choiceTimesOf({
    ...eventAtFirst,
    day: '2027-01-17',
    answerUntil: '2027-01-10',
    hall: 'Mulund',
  });
  const shown = Object.fromEntries(Object.entries(times).map(([name, at]) => [name, at.toISOString()]));
  expect(shown).toEqual({
    closeAt: '2027-01-17T11:15:00.000Z',
    graceUntil: '2027-01-17T11:25:00.000Z',
    slipsUntil: '2027-01-17T11:30:00.000Z',
    toldAt: '2027-01-17T11:30:00.000Z',
    foyerUntil: '2027-01-17T13:00:00.000Z',
    destroyedAt: '2027-01-17T18:30:00.000Z',
  });
});

it.each([
  ['2027-01-16T18:29:59Z', true],
  ['2027-01-16T18:30:00Z', false],
  ['2027-01-17T18:29:59Z', false],
  ['2027-01-17T18:30:00Z', true],
])('destroys lists outside of the day: %s %s', (now, isDue) => {
  expect(isDestroyDue('2027-01-17', new Date(now))).toBe(isDue);
});

it('destroys them where the melawa has no day any more', () => {
  expect(isDestroyDue(null, new Date('2027-01-17T10:00:00Z'))).toBe(true);
});

it.each([
  ['none before the day', '2027-01-16T12:00:00Z', { hasKey: false, isDestroyed: false }, 'none'],
  ['a few minutes to make it', '2027-01-16T18:35:00Z', { hasKey: false, isDestroyed: false }, 'none'],
  ['missing on the day', '2027-01-17T06:00:00Z', { hasKey: false, isDestroyed: false }, 'missing'],
  ['there on the day', '2027-01-17T06:00:00Z', { hasKey: true, isDestroyed: false }, 'open'],
  ['a few minutes to destroy it', '2027-01-17T18:35:00Z', { hasKey: true, isDestroyed: false }, 'open'],
  ['left behind', '2027-01-17T18:45:00Z', { hasKey: true, isDestroyed: false }, 'left'],
  ['destroyed', '2027-01-18T06:00:00Z', { hasKey: true, isDestroyed: true }, 'none'],
])('says of the key: %s', (_, now, key, state) => {
  expect(judgeChoiceKey({ day: '2027-01-17', ...key }, new Date(now))).toBe(state);
});

it('says of a key without a day that it is left, and misses none', () => {
  const now = new Date('2027-01-17T06:00:00Z');
  expect(judgeChoiceKey({ day: null, hasKey: true, isDestroyed: false }, now)).toBe('left');
  expect(judgeChoiceKey({ day: null, hasKey: false, isDestroyed: false }, now)).toBe('none');
});
