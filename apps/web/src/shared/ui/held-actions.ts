/** How long an action can be undone. The bar's animation takes as long. */
export const undoMs = 10_000;

/** An action that waits in the browser. Undo forgets it; the server never hears of it. */
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
  let state: HeldState = { held: null, sending: [] };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function set(next: HeldState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function deliver(action: HeldAction): Promise<void> {
    await action.send();
    set({ ...state, sending: state.sending.filter((one) => one !== action) });
  }

  function release(): void {
    clearTimeout(timer);
    const { held } = state;
    if (held === null) return;
    set({ held: null, sending: [...state.sending, held] });
    void deliver(held);
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hold(action) {
      release();
      set({ ...state, held: action });
      timer = setTimeout(release, undoMs);
    },
    undo() {
      clearTimeout(timer);
      set({ ...state, held: null });
    },
    release,
  };
}
