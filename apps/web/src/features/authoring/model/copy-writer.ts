import type { CopyContent, CopyStore } from './local-copy.ts';

/** Soon enough for a killed tab, and not at every key. */
const pauseMs = 400;

/** `failed` where the device refuses; null while there is nothing to store. */
export type KeptState = { atMs: number } | 'failed' | null;

export interface CopyWriter {
  /** Debounced: a later call replaces an earlier one. */
  keep: (copy: CopyContent) => void;
  /** After the server has everything. */
  forget: () => void;
  /** Writes pending changes at once, because the page may close. */
  flush: () => void;
  /** Drops pending changes. */
  stop: () => void;
}

/** Stores the copy of a form shortly after each change. */
export function createCopyWriter(
  store: Pick<CopyStore, 'write' | 'remove'>,
  onState: (state: KeptState) => void,
): CopyWriter {
  let waiting: CopyContent | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(timer);
    waiting = null;
  }
  function flush(): void {
    if (waiting === null) return;
    const atMs = Date.now();
    const isKept = store.write({ ...waiting, keptAtMs: atMs });
    stop();
    onState(isKept ? { atMs } : 'failed');
  }
  return {
    flush,
    stop,
    keep(copy) {
      clearTimeout(timer);
      waiting = copy;
      timer = setTimeout(flush, pauseMs);
    },
    forget() {
      stop();
      store.remove();
      onState(null);
    },
  };
}
