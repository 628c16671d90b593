/** The proxy allows a hundred photos a second and no more at once than a list page needs; these stay below. */
const photosAtOnce = 8;
const msOfPhoto = 100;
/** A server with much to do refuses a photo now and gives it later. */
const pausesMs = [1000, 5000];

/** Loads every photo, also those out of sight, some at once, and counts them. Returns how many failed. */
export async function loadPhotos(
  photos: readonly HTMLImageElement[],
  onLoaded: (done: number) => void,
): Promise<number> {
  const waiting = photos.values();
  let done = 0;
  let failed = 0;
  async function loadNext(): Promise<void> {
    // All share one iterator, so each photo is loaded once.
    for (const photo of waiting) {
      if (!(await loadPhoto(photo))) failed += 1;
      done += 1;
      onLoaded(done);
    }
  }
  await Promise.all(Array.from({ length: photosAtOnce }, loadNext));
  return failed;
}

async function loadPhoto(photo: HTMLImageElement): Promise<boolean> {
  if (isLoaded(photo)) return true;
  for (const pauseMs of pausesMs) {
    if (await tryPhoto(photo)) return true;
    await pause(pauseMs);
  }
  return tryPhoto(photo);
}

const isLoaded = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0;

async function tryPhoto(photo: HTMLImageElement): Promise<boolean> {
  const { promise: answer, resolve } = Promise.withResolvers<boolean>();
  photo.addEventListener('load', () => resolve(true), { once: true });
  photo.addEventListener('error', () => resolve(false), { once: true });
  // One that failed is asked for again by its address.
  if (photo.complete) photo.setAttribute('src', photo.src);
  photo.loading = 'eager';
  const [found] = await Promise.all([answer, pause(msOfPhoto)]);
  return found;
}

function pause(ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  setTimeout(resolve, ms);
  return promise;
}
