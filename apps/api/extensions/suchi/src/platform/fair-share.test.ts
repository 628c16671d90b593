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
  const pass = (ms: number) => (now += ms);
  const use = async (subject: string, ms: number) => {
    const end = await share.take(subject);
    pass(ms);
    end();
  };
  return { share, waits, pass, use };
}

describe('the fair share of a node', () => {
  it('lets an account that uses little go on at once', async () => {
    const { waits, pass, use } = start();
    for (let turn = 0; turn < 200; turn += 1) {
      await use(`member ${turn % 2}`, 10);
      pass(200);
    }
    expect(waits).toEqual([]);
  });

  it('makes an account wait that has used much while others are there', async () => {
    const { waits, use } = start();
    await use('bad', 1600);
    await use('member', 0);
    await use('bad', 0);
    // A hundred more than is free, forgotten at a tenth.
    expect(waits).toEqual([1000]);

    await use('bad', 100_000);
    await use('member', 0);
    await use('bad', 0);
    expect(waits).toEqual([1000, 2000]);
  });

  it('does not keep anybody waiting for people who are not there', async () => {
    const { waits, pass, use } = start();
    await use('bad', 100_000);
    await use('bad', 0);
    await use('member', 0);
    pass(1500);
    await use('bad', 0);
    expect(waits).toEqual([]);
  });

  it('forgets what an account has used', async () => {
    const { waits, pass, use } = start();
    await use('bad', 100_000);
    pass(20_000);
    await use('member', 0);
    await use('bad', 0);
    expect(waits).toEqual([]);
  });

  it('counts what is charged, however long the request takes', async () => {
    const { share, waits, pass, use } = start();
    await share.charge('bad', 1600);
    pass(10);
    await use('member', 0);
    await share.charge('bad', 0);
    expect(waits).toEqual([990]);
  });

  it('divides the time among the requests that run at the same moment', async () => {
    const { share, waits, pass, use } = start();
    const members = await Promise.all(Array.from({ length: 3 }, (_, place) => share.take(`member ${place}`)));
    const end = await share.take('member of a busy node');
    // A quarter of six seconds is what is free.
    pass(6000);
    end();
    members.forEach((endOfMember) => endOfMember());
    await use('member of a busy node', 0);
    expect(waits).toEqual([]);
  });
});
