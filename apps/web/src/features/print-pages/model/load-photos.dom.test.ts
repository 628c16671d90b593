import { describe, expect, it } from 'vitest';
import { loadPhotos } from './load-photos.ts';

/** A photo that is still to be loaded. */
function waitingPhoto(): HTMLImageElement {
  const photo = new Image();
  photo.loading = 'lazy';
  Object.defineProperty(photo, 'complete', { value: false });
  return photo;
}

describe('loadPhotos', () => {
  it('counts each photo, and says how many failed', async () => {
    const photos = [waitingPhoto(), waitingPhoto()];
    const counts: number[] = [];
    const failed = loadPhotos(photos, (done) => counts.push(done));
    expect(photos.map(({ loading }) => loading)).toEqual(['eager', 'eager']);
    photos[1]?.dispatchEvent(new Event('load'));
    photos[0]?.dispatchEvent(new Event('error'));
    expect(await failed).toBe(1);
    expect(counts).toEqual([1, 2]);
  });

  it('is done at once without photos', async () => {
    expect(await loadPhotos([], () => undefined)).toBe(0);
  });
});
