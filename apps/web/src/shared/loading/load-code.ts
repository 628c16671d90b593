import { connection } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';

/**
 * Loads a lazy import, twice if the server can be reached. Throws NETWORK without a connection, and NOT_LOADED where
 * only a reload helps: a new release has replaced the file, or the browser remembers the failure.
 */
export async function loadCode<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    if (!(await connection.check())) throw new ApiError({ codes: ['NETWORK'] });
    await loadStylesAgain();
    return load().catch(() => {
      throw new ApiError({ codes: ['NOT_LOADED'] });
    });
  }
}

/** Vite requests the style sheet of a part only once, so a failed one would stay missing. The styles of every page are in the page. */
async function loadStylesAgain(): Promise<void> {
  const failed = [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])'),
  ].filter(({ sheet }) => sheet === null);
  await Promise.all(
    failed.map((link) => {
      const again = link.cloneNode() as HTMLLinkElement;
      const { promise, resolve } = Promise.withResolvers<unknown>();
      again.addEventListener('load', resolve);
      again.addEventListener('error', resolve);
      link.replaceWith(again);
      return promise;
    }),
  );
}
