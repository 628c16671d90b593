import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPhotos } from './load-photos.ts';

/** A photo that is still to be loaded. */
function waitingPhoto(): HTMLImageElement {
  const photo = new Image();
  photo.loading = 'lazy';
  Object.defineProperty(photo, 'complete', { value: false });
  return photo;
}

const makePhotos = (length: number) => Array.from({ length }, waitingPhoto);
const begunOf = (photos: readonly HTMLImageElement[]) => photos.filter(({ loading }) => loading === 'eager');
const end = (photos: readonly HTMLImageElement[], how: 'load' | 'error' = 'load') => {
  for (const photo of photos) photo.dispatchEvent(new Event(how));
};

describe('loadPhotos', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('counts each photo, tries three times, and says how many failed', async () => {
    const photos = makePhotos(3);
    const counts: number[] = [];
    const failed = loadPhotos(photos, (done) => counts.push(done));
    end(photos.slice(0, 1));
    end(photos.slice(1), 'error');
    await vi.advanceTimersByTimeAsync(1100);
    end(photos.slice(1, 2));
    end(photos.slice(2), 'error');
    await vi.advanceTimersByTimeAsync(5100);
    expect(counts).toEqual([1, 2]);
    end(photos.slice(2), 'error');
    await vi.runAllTimersAsync();
    expect(await failed).toBe(1);
    expect(counts).toEqual([1, 2, 3]);
  });

  it('asks again for a photo that failed before', async () => {
    const photo = new Image();
    photo.src = 'http://api.test/photo';
    Object.defineProperty(photo, 'complete', { value: true });
    const asked = vi.spyOn(photo, 'setAttribute');
    const failed = loadPhotos([photo], () => undefined);
    expect(asked).toHaveBeenCalledWith('src', 'http://api.test/photo');
    end([photo]);
    await vi.runAllTimersAsync();
    expect(await failed).toBe(0);
  });

  it('asks for eight at once, and for at most eighty a second', async () => {
    const photos = makePhotos(20);
    const failed = loadPhotos(photos, () => undefined);
    expect(begunOf(photos)).toHaveLength(8);
    // The ninth waits for a place ...
    await vi.advanceTimersByTimeAsync(1000);
    expect(begunOf(photos)).toHaveLength(8);
    end(photos.slice(0, 8));
    await vi.advanceTimersByTimeAsync(0);
    expect(begunOf(photos)).toHaveLength(16);
    // ... and for its time, however quick the server is.
    end(photos.slice(8, 16));
    await vi.advanceTimersByTimeAsync(99);
    expect(begunOf(photos)).toHaveLength(16);
    await vi.advanceTimersByTimeAsync(1);
    expect(begunOf(photos)).toHaveLength(20);
    end(photos.slice(16));
    await vi.runAllTimersAsync();
    expect(await failed).toBe(0);
  });

  it('is done at once without photos', async () => {
    expect(await loadPhotos([], () => undefined)).toBe(0);
  });
});
