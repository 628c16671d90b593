import { describe, expect, it } from 'vitest';
import { createFileTurns, createTurns } from './turns.ts';

const settled = async (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => true), new Promise((resolve) => setImmediate(() => resolve(false)))]);

describe('turns', () => {
  it('gives an account two at once, and the next when one ends', async () => {
    const turns = createTurns({ atOnce: 2, waiting: 5 });
    const [endFirst] = await Promise.all([turns.take('a'), turns.take('a')]);
    const third = turns.take('a');
    const fourth = turns.take('a');
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
    const turns = createTurns({ atOnce: 1, waiting: 5 });
    await turns.take('a');
    expect(await settled(turns.take('a'))).toBe(false);
    expect(await settled(turns.take('b'))).toBe(true);
  });

  it('refuses when too many wait, and accepts again afterwards', async () => {
    const turns = createTurns({ atOnce: 1, waiting: 1 });
    const end = await turns.take('a');
    const second = turns.take('a');
    await expect(turns.take('a')).rejects.toMatchObject({ code: 'REQUESTS_EXCEEDED' });
    end();
    (await second)();
    expect(await settled(turns.take('a'))).toBe(true);
  });
});

describe('the turns of files', () => {
  it('are two for an account and four for a node', async () => {
    const turns = createFileTurns();
    const endFirst = await turns.take('a');
    await turns.take('a');
    await expect(turns.take('a')).rejects.toMatchObject({ code: 'REQUESTS_EXCEEDED' });
    await turns.take('b');
    await turns.take('c');
    await expect(turns.take('d')).rejects.toMatchObject({ code: 'REQUESTS_EXCEEDED' });
    endFirst();
    // The refused ones kept no place.
    await turns.take('d');
    await expect(turns.take('a')).rejects.toMatchObject({ code: 'REQUESTS_EXCEEDED' });
  });
});
