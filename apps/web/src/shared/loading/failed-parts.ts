import { connection } from '../api/api.ts';
import type { ApiError } from '../api/api-error.ts';
import { createListeners } from '../state/create-store.ts';

interface FailedPart {
  failure: ApiError;
  /** The page itself shows the failure. */
  isShownInPlace: boolean;
  retry: () => void;
}

const parts = new Set<FailedPart>();
const { tell, subscribe } = createListeners();

/** Parts of the app whose code could not be loaded. They are retried together. */
export const failedParts = {
  add: (part: FailedPart): (() => void) => {
    parts.add(part);
    tell();
    return () => {
      parts.delete(part);
      tell();
    };
  },
  /** What "Try again" does. */
  retry: (failure: ApiError): void => {
    if (failure.code === 'NOT_LOADED') window.location.reload();
    else retryAll();
  },
  /** A failure that no page shows, for the bar. */
  findUnshown: (): ApiError | null =>
    [...parts].find(({ isShownInPlace }) => !isShownInPlace)?.failure ?? null,
  subscribe,
};

function retryAll(): void {
  for (const { retry } of parts) retry();
}

connection.subscribe(() => {
  if (connection.isOnline()) retryAll();
});
