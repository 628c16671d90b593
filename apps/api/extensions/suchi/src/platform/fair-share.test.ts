import { describe, expect, it } from 'vitest';
import { createFairShare } from './fair-share.ts';

function start() {
  let now = 0;
  const waits: number[] = [];
  const wait = async (ms: number) => {
    waits.push(ms);
    now += ms;
  };
  const share = createFairShare({ freeMs: 1500, nowMs: () => now, wait });
  return { share, waits, pass: (ms: number) => (now += ms) };
}

describe('the fair share of a node', () => {
  it('lets an account that uses little go on at once', async () => {
    const { share, waits, pass } = start();
    for (let turn = 0; turn < 200; turn += 1) {
      await share.takeTurn(`member ${turn % 2}`);
      share.count(`member ${turn % 2}`, 10);
      pass(200);
    }
    expect(waits).toEqual([]);
  });

  it('makes an account wait that has used much while others are there', async () => {
    const { share, waits, pass } = start();
    await share.takeTurn('member');
    share.count('bad', 1600);
    await share.takeTurn('bad');
    // A hundred more than is free, forgotten at a tenth.
    expect(waits).toEqual([1000]);

    pass(100);
    share.count('bad', 100_000);
    await share.takeTurn('member');
    await share.takeTurn('bad');
    expect(waits).toEqual([1000, 2000]);
  });

  it('does not keep anybody waiting for people who are not there', async () => {
    const { share, waits, pass } = start();
    share.count('bad', 100_000);
    await share.takeTurn('bad');
    await share.takeTurn('member');
    pass(1500);
    await share.takeTurn('bad');
    expect(waits).toEqual([]);
  });

  it('forgets what an account has used', async () => {
    const { share, waits, pass } = start();
    share.count('bad', 100_000);
    pass(20_000);
    await share.takeTurn('member');
    await share.takeTurn('bad');
    expect(waits).toEqual([]);
  });
});
