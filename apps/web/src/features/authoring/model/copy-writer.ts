import type { CopyStore, LocalCopy } from './local-copy.ts';

/** Soon enough for a killed tab, late enough not to write at every letter. */
const pauseMs = 400;

/** When the copy was last kept, `failed` where the device refuses, null while there is nothing to keep. */
export type KeptState = { atMs: number } | 'failed' | null;

export interface CopyWriter {
  /** Keeps this soon; a later call replaces an earlier one. */
  keep: (copy: Omit<LocalCopy, 'keptAtMs'>) => void;
  /** The server has it all. */
  forget: () => void;
  /** Keeps at once what waits: the page may be gone in a moment. */
  flush: () => void;
  /** Drops what waits. */
  stop: () => void;
}

/** Writes the copy of a form shortly after each change. */
export function createCopyWriter(
  store: Pick<CopyStore, 'write' | 'remove'>,
  onState: (state: KeptState) => void,
): CopyWriter {
  let waiting: Omit<LocalCopy, 'keptAtMs'> | null = null;
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
