import { describe, expect, it } from 'vitest';
import { createFileLimiter, createConcurrencyLimiter } from './concurrency-limiter.ts';

const settled = async (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => true), new Promise((resolve) => setImmediate(() => resolve(false)))]);

describe('concurrency limiter', () => {
  it('gives an account two at once, and the next when one ends', async () => {
    const limiter = createConcurrencyLimiter({ atOnce: 2, waiting: 5 });
    const [endFirst] = await Promise.all([limiter.take('a'), limiter.take('a')]);
    const third = limiter.take('a');
    const fourth = limiter.take('a');
    expect(await settled(third)).toBe(false);

    endFirst();
    // A second call of the same function must not free another place.
    endFirst();
    expect(await settled(third)).toBe(true);
    expect(await settled(fourth)).toBe(false);
    (await third)();
    expect(await settled(fourth)).toBe(true);
  });

  it('does not make one account wait for another', async () => {
    const limiter = createConcurrencyLimiter({ atOnce: 1, waiting: 5 });
    await limiter.take('a');
    expect(await settled(limiter.take('a'))).toBe(false);
    expect(await settled(limiter.take('b'))).toBe(true);
  });

  it('refuses when too many wait, and accepts again afterwards', async () => {
    const limiter = createConcurrencyLimiter({ atOnce: 1, waiting: 1 });
    const end = await limiter.take('a');
    const second = limiter.take('a');
    await expect(limiter.take('a')).rejects.toMatchObject({ code: 'REQUESTS_EXCEEDED' });
    end();
    (await second)();
    expect(await settled(limiter.take('a'))).toBe(true);
  });
});

describe('the limiter of files', () => {
  it('are two for an account and four for a node', async () => {
    const limiter = createFileLimiter();
    const endFirst = await limiter.take('a');
    await limiter.take('a');
    await expect(limiter.take('a')).rejects.toMatchObject({ code: 'REQUESTS_EXCEEDED' });
    await limiter.take('b');
    await limiter.take('c');
    await expect(limiter.take('d')).rejects.toMatchObject({ code: 'REQUESTS_EXCEEDED' });
    endFirst();
    // The refused ones kept no place.
    await limiter.take('d');
    await expect(limiter.take('a')).rejects.toMatchObject({ code: 'REQUESTS_EXCEEDED' });
  });
});
