import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { bombPng, drawPicture } from '../../test/pictures.ts';
import { createPhotoPool, type PoolResult } from './photo-pool.ts';

const small = () => drawPicture(40, 50).png().toBuffer();
const nameOf = (result: PoolResult) => (typeof result === 'string' ? result : 'a photo');

describe('the pool of processes that decode photos', () => {
  it('answers with the photo in every size', async () => {
    const photo = await createPhotoPool().clean(await drawPicture(1600, 1200).png().toBuffer());
    if (typeof photo === 'string') throw new Error(photo);
    expect([photo.width, photo.height]).toEqual([1600, 1200]);
    const sizes = await Promise.all(
      Object.entries(photo.variants).map(async ([variant, bytes]) => {
        const { format, width, height } = await sharp(bytes).metadata();
        return [variant, format, width, height];
      }),
    );
    expect(sizes).toEqual([
      ['thumb', 'webp', 160, 200],
      ['card', 'webp', 480, 600],
      ['page', 'webp', 960, 1200],
      ['print', 'jpeg', 960, 1200],
    ]);
  });

  it('refuses a strip of 24 million pixels without decoding it', async () => {
    const pool = createPhotoPool();
    await pool.clean(await small());
    const strip = bombPng(1, 24_000_000);
    expect(strip.length).toBeLessThan(100_000);
    const start = performance.now();
    expect(await pool.clean(strip)).toBe('too_large');
    // Decoding it takes 12 seconds.
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it('kills what takes too long, each time in a new process', async () => {
    const pool = createPhotoPool({ killAfterMs: 1 });
    const bytes = await small();
    expect([await pool.clean(bytes), await pool.clean(bytes)]).toEqual(['not_opened', 'not_opened']);
  });

  it('leaves a killed process alone when it is idle', async () => {
    const pool = createPhotoPool({ killAfterMs: 1, idleForMs: 0 });
    expect(await pool.clean(await small())).toBe('not_opened');
    // Meanwhile the timer of the first pool ends. An error in it would end the node.
    expect(nameOf(await createPhotoPool().clean(await small()))).toBe('a photo');
  });

  it('ends an idle process and starts another for the next photo', async () => {
    const pool = createPhotoPool({ idleForMs: 0 });
    const bytes = await small();
    const results = [await pool.clean(bytes), await pool.clean(bytes)];
    expect(results.map(nameOf)).toEqual(['a photo', 'a photo']);
  });

  it('reports the place of each photo, and refuses one too many', async () => {
    const pool = createPhotoPool({ waitingAtMost: 2 });
    const bytes = await small();
    const places: number[][] = [[], [], []];
    const results = await Promise.all([
      ...places.map((seen) => pool.clean(bytes, (before) => seen.push(before))),
      pool.clean(bytes),
    ]);
    expect(results.map(nameOf)).toEqual(['a photo', 'a photo', 'a photo', 'queue_full']);
    expect(places).toEqual([[0], [1, 0], [2, 1, 0]]);
  });

  it('refuses a photo that waited too long', async () => {
    const pool = createPhotoPool({ waitAtMostMs: 1 });
    const bytes = await small();
    const results = await Promise.all([pool.clean(bytes), pool.clean(bytes)]);
    expect(results.map(nameOf)).toEqual(['a photo', 'queue_full']);
  });
});
