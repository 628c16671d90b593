import { describe, expect, it } from 'vitest';
import { instantAt } from './clock.ts';
import { eventAtFirst, type MelawaEvent } from './event.ts';
import { beginPause, readStageMoment, type StagePause } from './stage-moment.ts';

const event: MelawaEvent = { ...eventAtFirst, day: '2027-01-17', answerUntil: '2027-01-10', hall: 'Mulund' };
const at = (time: string) => instantAt(event.day, time);
const done = { number: 1, from: at('10:30'), until: at('10:32') };
const onStage = { number: 2, from: at('12:58'), until: null };
const read = (now: string, turns: (typeof done | typeof onStage)[] = [], pause: StagePause | null = null) =>
  readStageMoment(event, { state: { turns }, pause }, at(now));

describe('where the stage stands', () => {
  it('is before its begin until somebody is called', () => {
    expect(read('10:00')).toEqual({ kind: 'before', at: at('10:30') });
    expect(read('10:40')).toEqual({ kind: 'before', at: null });
    expect(read('10:40', [done])).toEqual({ kind: 'stage', at: null });
  });

  it('is at lunch by the clock, but not while somebody stands there', () => {
    expect(read('13:10', [done])).toEqual({ kind: 'lunch', at: at('14:00') });
    expect(read('13:10', [done, onStage])).toEqual({ kind: 'stage', at: null });
    expect(read('14:00', [done])).toEqual({ kind: 'stage', at: null });
  });

  it('follows the word of a caller', () => {
    const pause = beginPause('break', 10, event, at('11:50'));
    expect(read('11:52', [done], pause)).toEqual({ kind: 'break', at: at('12:00') });
    expect(read('12:01', [done], pause)).toEqual({ kind: 'break', at: null });
    expect(read('12:50', [done], beginPause('lunch', 5, event, at('12:50')))).toEqual({
      kind: 'lunch',
      at: at('14:00'),
    });
    expect(read('13:30', [done], beginPause('end', 5, event, at('13:30')))).toEqual({
      kind: 'end',
      at: null,
    });
  });
});
