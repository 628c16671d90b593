import { createStore } from '../state/create-store.ts';

/** How long an action can be undone. The bar's animation takes as long. */
export const undoMs = 10_000;

/** An action that waits in the browser. Undo forgets it before anything is sent. */
export interface HeldAction {
  /** What happened, for the bar. */
  words: string;
  /** The rows that it takes away from the list. */
  hides: (id: number | string) => boolean;
  hiddenCount: number;
  /** Sends it, also from a page that is being closed. Tells the person about failures itself, and never rejects. */
  send: () => Promise<void>;
}

interface HeldState {
  held: HeldAction | null;
  /** On their way to the server. Their rows stay hidden until the list was loaded again. */
  sending: readonly HeldAction[];
}

export interface HeldActions {
  getState: () => HeldState;
  subscribe: (listener: () => void) => () => void;
  /** Sends what was held before. */
  hold: (action: HeldAction) => void;
  undo: () => void;
  /** Sends the held action now. */
  release: () => void;
}

/** Outside of React, so that a re-render never sends an action twice. At most one is held. */
export function createHeldActions(): HeldActions {
  const state = createStore<HeldState>({ held: null, sending: [] });
  const change = (next: Partial<HeldState>) => state.set({ ...state.read(), ...next });
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function deliver(action: HeldAction): Promise<void> {
    await action.send();
    change({ sending: state.read().sending.filter((one) => one !== action) });
  }

  function release(): void {
    clearTimeout(timer);
    const { held, sending } = state.read();
    if (held === null) return;
    change({ held: null, sending: [...sending, held] });
    void deliver(held);
  }

  return {
    getState: state.read,
    subscribe: state.subscribe,
    hold(action) {
      release();
      change({ held: action });
      timer = setTimeout(release, undoMs);
    },
    undo() {
      clearTimeout(timer);
      change({ held: null });
    },
    release,
  };
}
