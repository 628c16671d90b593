import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../shared/api/api-error.ts';
import { createHallLoader, type HallItems } from './hall-loader.ts';

interface Item {
  serial_number: number;
}
const ranges = [
  { from: 1, to: 25 },
  { from: 26, to: 50 },
];
const limit = (retryAfterSeconds: number | null) =>
  new ApiError({ codes: ['REQUESTS_EXCEEDED'], status: 429, retryAfterSeconds });

/** Reads to the end, or to a failure, with the given answers in order. */
async function load(answers: (Item[] | Error)[], pauses: number[] = []) {
  const rest = [...answers];
  const loader = createHallLoader<Item>({
    ranges,
    read: () => {
      const next = rest.shift() ?? [];
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    },
    pause: (seconds) => {
      pauses.push(seconds);
      return Promise.resolve();
    },
  });
  const run = async () => {
    const { promise, resolve } = Promise.withResolvers<HallItems<Item>>();
    const forget = loader.subscribe(() => {
      const state = loader.current();
      if (state.isComplete || state.error !== null) resolve(state);
    });
    loader.start();
    const state = await promise;
    forget();
    return state;
  };
  return { loader, run, first: await run(), asked: () => answers.length - rest.length };
}

describe('createHallLoader', () => {
  it('reads one range after the other', async () => {
    const { first } = await load([[{ serial_number: 3 }], [{ serial_number: 30 }]]);
    expect([...first.items.keys()]).toEqual([3, 30]);
    expect(first).toMatchObject({ isComplete: true, error: null, waitSeconds: null });
  });

  it('waits as long as the limit says, and asks for the same range again', async () => {
    const pauses: number[] = [];
    const { first } = await load(
      [[{ serial_number: 3 }], limit(17.2), limit(null), [{ serial_number: 30 }]],
      pauses,
    );
    expect(pauses).toEqual([18, 60]);
    expect([...first.items.keys()]).toEqual([3, 30]);
    expect(first).toMatchObject({ isComplete: true, waitSeconds: null });
  });

  it('keeps what it has when a range fails, and goes on there', async () => {
    const failure = new ApiError({ codes: ['NETWORK'] });
    const { first, run, asked } = await load([[{ serial_number: 3 }], failure, [{ serial_number: 30 }]]);
    expect(first).toMatchObject({ isComplete: false, error: failure });
    expect([...first.items.keys()]).toEqual([3]);
    const second = await run();
    expect([...second.items.keys()]).toEqual([3, 30]);
    expect(second).toMatchObject({ isComplete: true, error: null });
    expect(asked()).toBe(3);
  });

  it('changes nothing after it was stopped', async () => {
    const { promise, resolve } = Promise.withResolvers<Item[]>();
    const loader = createHallLoader<Item>({ ranges, read: () => promise, pause: () => Promise.resolve() });
    const stop = loader.start();
    stop();
    resolve([{ serial_number: 3 }]);
    await promise;
    expect(loader.current().items.size).toBe(0);
  });

  it('is complete at once when nobody is asked for', () => {
    const loader = createHallLoader<Item>({
      ranges: [],
      read: () => Promise.resolve([]),
      pause: () => Promise.resolve(),
    });
    expect(loader.current().isComplete).toBe(true);
  });
});
