import { expect, it } from 'vitest';
import { giveMore, holdTimer, moreSecondsMost, newTimer, readTimer, type StageTimer } from './stage-timer.ts';

const at = (seconds: number) => new Date(seconds * 1000);
const read = (seconds: number, timer: StageTimer = newTimer) =>
  readTimer({ from: at(0) }, timer, { now: at(seconds), stageSeconds: 90 });

it('runs, chimes ten seconds before the end, and is over', () => {
  expect(read(64)).toEqual({ seconds: 64, of: 90, chimesAt: 80, state: 'running' });
  expect(read(80).state).toBe('chimed');
  expect(read(90).state).toBe('over');
  expect(read(-3).seconds).toBe(0);
});

it('gives more time, not without end', () => {
  expect(read(85, giveMore(newTimer))).toEqual({ seconds: 85, of: 120, chimesAt: 110, state: 'running' });
  let timer = newTimer;
  for (let taps = 0; taps < 50; taps += 1) timer = giveMore(timer);
  expect(timer.moreSeconds).toBe(moreSecondsMost);
});

it('stands still and goes on, also when two callers tap', () => {
  const held = holdTimer(newTimer, true, at(30));
  expect(holdTimer(held, true, at(40))).toEqual(held);
  expect(read(60, held).seconds).toBe(30);
  const again = holdTimer(held, false, at(50));
  expect(read(60, again).seconds).toBe(40);
  expect(holdTimer(again, false, at(55))).toBe(again);
});
