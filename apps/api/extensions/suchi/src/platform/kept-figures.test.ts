import { describe, expect, it } from 'vitest';
import { createKeptFigures } from './kept-figures.ts';

function start() {
  let now = 0;
  let counted = 0;
  const figures = createKeptFigures(() => now);
  const pass = (ms: number) => (now += ms);
  const read = (tookMs: number, name = 'attendance') =>
    figures.read(name, () => {
      pass(tookMs);
      counted += 1;
      return Promise.resolve(counted);
    });
  return { read, pass };
}

describe('figures of the whole community', () => {
  it('are counted each time while that takes a moment', async () => {
    const { read } = start();
    expect(await read(900)).toBe(1);
    expect(await read(900)).toBe(2);
  });

  it('are kept twenty times as long as they took', async () => {
    const { read, pass } = start();
    expect(await read(3000)).toBe(1);
    pass(59_000);
    expect(await read(3000)).toBe(1);
    pass(1000);
    expect(await read(3000)).toBe(2);
  });

  it('are kept each by its name', async () => {
    const { read } = start();
    await read(3000);
    expect(await read(3000, 'season')).toBe(2);
  });

  it('are counted again after a failure', async () => {
    const figures = createKeptFigures();
    await expect(figures.read('season', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await figures.read('season', () => Promise.resolve(5))).toBe(5);
  });
});
