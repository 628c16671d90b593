import { type ComponentType, type ReactNode, useEffect, useReducer, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { failedParts } from './failed-parts.ts';
import { connection } from '../api/api.ts';

export interface LoadFailureProps {
  failure: ApiError;
  isRetrying: boolean;
}

type WithFallback<Props> = Props & {
  /** Shown until the part has loaded. */
  fallback?: ReactNode;
};

type LazyPart<Props> = ComponentType<WithFallback<Props>> & {
  /** Loads the part before it is shown, so that it is drawn at once. */
  load: () => Promise<void>;
};

/**
 * A component whose code is loaded when it is first shown. Unlike `React.lazy`, a failure is retried: by the person,
 * and by itself when the connection returns. Without `Failed` the failure is shown by `LoadFailureBar`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed?: ComponentType<LoadFailureProps>,
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const loadOnce = async () => {
    Loaded ??= await loadCode(load);
  };
  function LazyPart({ fallback = null, ...props }: WithFallback<Props>) {
    const { failure, isRetrying } = useLoading(loadOnce, Failed !== undefined);
    if (Loaded !== null) return <Loaded {...(props as unknown as Props)} />;
    if (failure !== null && Failed) return <Failed failure={failure} isRetrying={isRetrying} />;
    return fallback;
  }
  return Object.assign(LazyPart, { load: loadOnce });
}

function useLoading(loadOnce: () => Promise<void>, isShownInPlace: boolean) {
  const [attempt, retry] = useReducer((count: number) => count + 1, 1);
  const [last, setLast] = useState<{ attempt: number; failure: ApiError | null }>({
    attempt: 0,
    failure: null,
  });
  const { failure } = last;
  useEffect(() => {
    let isGone = false;
    const settle = (reason: unknown) => {
      if (!isGone) setLast({ attempt, failure: reason instanceof ApiError ? reason : null });
    };
    loadOnce().then(settle, settle);
    return () => {
      isGone = true;
    };
  }, [attempt, loadOnce]);
  useEffect(() => {
    if (failure === null) return undefined;
    return failedParts.add({ failure, isShownInPlace, retry });
  }, [failure, isShownInPlace]);
  return { failure, isRetrying: last.attempt !== attempt };
}

/** Loads a part before it is needed. A failure does not matter: the part tries again when it is shown. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => {});
}

/**
 * Loads a lazy import, twice if the server can be reached. Throws NETWORK without a connection, and NOT_LOADED where
 * only a reload helps: a new release has replaced the file, or the browser remembers the failure.
 */
async function loadCode<Part>(load: () => Promise<Part>): Promise<Part> {
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
