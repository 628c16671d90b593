/** Loads every photo, also those out of sight, and counts them. Returns how many failed. */
export async function loadPhotos(
  photos: readonly HTMLImageElement[],
  onLoaded: (done: number) => void,
): Promise<number> {
  let done = 0;
  const results = await Promise.all(
    photos.map(async (photo) => {
      const isLoaded = await loadPhoto(photo);
      done += 1;
      onLoaded(done);
      return isLoaded;
    }),
  );
  return results.filter((isLoaded) => !isLoaded).length;
}

function loadPhoto(photo: HTMLImageElement): Promise<boolean> {
  if (photo.complete) return Promise.resolve(photo.naturalWidth > 0);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  photo.addEventListener('load', () => resolve(true), { once: true });
  photo.addEventListener('error', () => resolve(false), { once: true });
  photo.loading = 'eager';
  return promise;
}
