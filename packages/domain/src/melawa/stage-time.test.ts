import { describe, expect, it } from 'vitest';
import { instantAt } from './clock.ts';
import { eventAtFirst, type MelawaEvent } from './event.ts';
import {
  estimateStageEnd,
  estimateTurn,
  estimateWait,
  minutesLate,
  planStageTime,
  secondsForOne,
  slotAt,
} from './stage-time.ts';

const event: MelawaEvent = { ...eventAtFirst, day: '2027-01-17', answerUntil: '2027-01-10', hall: 'Mulund' };
const at = (time: string) => instantAt(event.day, time);
const turn = (seconds: number | null) => ({
  number: 1,
  from: at('10:30'),
  until: seconds === null ? null : new Date(at('10:30').getTime() + seconds * 1000),
});

describe('how long one candidate takes', () => {
  it('is the median of the last 20, at first what the settings say', () => {
    expect(secondsForOne([], event)).toBe(90);
    expect(secondsForOne([turn(null)], event)).toBe(90);
    expect(secondsForOne([turn(80), turn(120), turn(90), turn(null)], event)).toBe(90);
    expect(secondsForOne([turn(80), turn(120), turn(90), turn(100)], event)).toBe(95);
    const slow = Array.from({ length: 30 }, () => turn(300));
    expect(secondsForOne([...slow, ...Array.from({ length: 20 }, () => turn(93))], event)).toBe(93);
  });
});

describe('the wait', () => {
  it.each([
    [23, 93, { kind: 'minutes', minutes: 35 }],
    [7, 90, { kind: 'minutes', minutes: 10 }],
    [6, 90, { kind: 'few_minutes' }],
    [3, 600, { kind: 'minutes', minutes: 30 }],
    [2, 600, { kind: 'come_now' }],
    [0, 90, { kind: 'come_now' }],
  ])('with %i before, %i seconds each', (before, seconds, wait) => {
    expect(estimateWait(before, seconds)).toEqual(wait);
  });
});

describe('the own turn', () => {
  const ownTurn = (now: string, before: number) => estimateTurn(event, { now: at(now), before, seconds: 90 });

  it('is after those before', () => {
    expect(ownTurn('11:00', 20)).toEqual({ wait: { kind: 'minutes', minutes: 30 }, at: at('11:30') });
    expect(ownTurn('11:00', 1).wait).toEqual({ kind: 'come_now' });
  });

  it('waits for the begin and over lunch', () => {
    expect(ownTurn('10:00', 1)).toEqual({
      wait: { kind: 'minutes', minutes: 30 },
      at: new Date(at('10:31').getTime() + 30_000),
    });
    expect(ownTurn('12:50', 10)).toEqual({ wait: { kind: 'minutes', minutes: 75 }, at: at('14:05') });
    expect(ownTurn('13:50', 1).wait).toEqual({ kind: 'minutes', minutes: 10 });
  });
});

describe('the stage', () => {
  it('is of the afternoon from lunch on', () => {
    expect(slotAt(event, at('12:59'))).toBe('morning');
    expect(slotAt(event, at('13:00'))).toBe('afternoon');
  });

  it('has room before and after lunch, and ends when the last one is done', () => {
    expect(planStageTime(event, 188)).toEqual({ beforeLunch: 100, afterLunch: 100, endsAt: at('16:12') });
    expect(planStageTime(event, 100).endsAt).toEqual(at('13:00'));
    expect(planStageTime(event, 101).endsAt).toEqual(new Date(at('14:01').getTime() + 30_000));
    expect(estimateStageEnd(event, at('13:20'), 10, 90)).toEqual(at('14:15'));
    expect(estimateStageEnd(event, at('14:00'), 10, 90)).toEqual(at('14:15'));
  });

  it('is late by what is not done', () => {
    expect(minutesLate(event, at('11:52'), 50)).toBe(7);
    expect(minutesLate(event, at('11:40'), 50)).toBe(0);
    expect(minutesLate(event, at('14:10'), 100)).toBe(70);
    expect(minutesLate(event, at('14:10'), 104)).toBe(4);
  });
});
