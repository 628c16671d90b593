import type { SerialRange } from '@suchi/domain/print';
import { ApiError } from '../../../shared/api/api-error.ts';
import { createStore } from '../../../shared/state/create-store.ts';

export interface HallItems<Item> {
  items: ReadonlyMap<number, Item>;
  /** The limit of this connection is reached; it goes on after so many seconds. */
  waitSeconds: number | null;
  error: unknown;
  isComplete: boolean;
}

interface Reading<Item> {
  ranges: readonly SerialRange[];
  read: (range: SerialRange, signal: AbortSignal) => Promise<readonly Item[]>;
  /** Resolves early when the page is left. */
  pause: (seconds: number, signal: AbortSignal) => Promise<void>;
}

export interface HallLoader<Item> {
  subscribe: (listener: () => void) => () => void;
  current: () => HallItems<Item>;
  /** Reads what is not read yet. Returns how to stop. */
  start: () => () => void;
}

/** When the server does not say how long. */
const unknownWaitSeconds = 60;

/** Reads candidates range after range. Where the limit stops it, it waits as long as the server says. */
export function createHallLoader<Item extends { serial_number: number }>(
  reading: Reading<Item>,
): HallLoader<Item> {
  const { ranges } = reading;
  const state = createStore<HallItems<Item>>({
    items: new Map(),
    waitSeconds: null,
    error: null,
    isComplete: ranges.length === 0,
  });
  const change = (next: Partial<HallItems<Item>>) => state.set({ ...state.read(), ...next });
  let doneRanges = 0;

  async function readAll(signal: AbortSignal): Promise<void> {
    for (let range = ranges[doneRanges]; range !== undefined; range = ranges[doneRanges]) {
      const found = await readRange(reading, range, {
        signal,
        onWait: (waitSeconds) => change({ waitSeconds }),
      });
      if (found === null) return;
      doneRanges += 1;
      const items = new Map(state.read().items);
      for (const item of found) items.set(item.serial_number, item);
      change({ items, waitSeconds: null, isComplete: doneRanges === ranges.length });
    }
  }

  return {
    subscribe: state.subscribe,
    current: state.read,
    start: () => {
      const stop = new AbortController();
      if (state.read().error !== null) change({ error: null });
      readAll(stop.signal).catch((error: unknown) => change({ error }));
      return () => stop.abort();
    },
  };
}

interface Waiting {
  signal: AbortSignal;
  onWait: (seconds: number) => void;
}

/** Null when it was stopped. */
async function readRange<Item>(
  { read, pause }: Reading<Item>,
  range: SerialRange,
  { signal, onWait }: Waiting,
): Promise<readonly Item[] | null> {
  while (!signal.aborted) {
    try {
      const found = await read(range, signal);
      return signal.aborted ? null : found;
    } catch (error) {
      if (signal.aborted) return null;
      if (!(error instanceof ApiError) || error.status !== 429) throw error;
      const seconds = Math.max(1, Math.ceil(error.retryAfterSeconds ?? unknownWaitSeconds));
      onWait(seconds);
      await pause(seconds, signal);
    }
  }
  return null;
}
