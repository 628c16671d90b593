import { createStore } from '../../../shared/state/create-store.ts';
import { undoMs } from '../../../shared/ui/held-actions.ts';
import {
  type DeskDecision,
  type DeskEvent,
  type DeskNotice,
  type DeskState,
  emptyDesk,
  reduceDesk,
  type Refusal,
} from './desk-state.ts';

/** A second decision within this time is a double click or a bouncing key. */
export const decisionGapMs = 500;

interface DeskStoreOptions {
  /** Resolves to null once the server has taken the decision; never rejects. */
  send: (decision: DeskDecision) => Promise<Refusal | null>;
  /** Called for failures after the reviewer left the desk. */
  onUnseenNotice: (notice: DeskNotice) => void;
}

export interface DeskStore {
  getState: () => DeskState;
  subscribe: (listener: () => void) => () => void;
  /** Called on mount; the returned function sends pending decisions on unmount. */
  open: () => () => void;
  select: (profileId: number) => void;
  /** Returns whether the decision was accepted. */
  decide: (decision: DeskDecision, queueIds: readonly number[]) => boolean;
  undo: () => DeskDecision | null;
  /** Sends the pending decision now. */
  release: () => void;
  retry: (profileId: number) => void;
  dismiss: (profileId: number) => void;
}

/** The desk's state outside of React, so that a re-render never sends a decision twice. */
export function createDeskStore(options: DeskStoreOptions): DeskStore {
  const presence = { isOpen: false };
  const { getState, subscribe, dispatch } = createOutbox(options, presence);
  let lastDecidedAtMs = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function release(): void {
    clearTimeout(timer);
    dispatch({ type: 'released' });
  }

  return {
    getState,
    subscribe,
    open() {
      presence.isOpen = true;
      return () => {
        presence.isOpen = false;
        release();
      };
    },
    select: (profileId) => dispatch({ type: 'selected', profileId }),
    decide(decision, queueIds) {
      const nowMs = Date.now();
      if (nowMs - lastDecidedAtMs < decisionGapMs) return false;
      dispatch({ type: 'decided', decision, queueIds });
      if (getState().held !== decision) return false;
      lastDecidedAtMs = nowMs;
      clearTimeout(timer);
      timer = setTimeout(release, undoMs);
      return true;
    },
    undo() {
      const { held } = getState();
      clearTimeout(timer);
      dispatch({ type: 'undone' });
      return held;
    },
    release,
    retry: (profileId) => dispatch({ type: 'retried', profileId }),
    dismiss: (profileId) => dispatch({ type: 'dismissed', profileId }),
  };
}

/** Stores the state and sends each decision that enters `sending`. */
function createOutbox({ send, onUnseenNotice }: DeskStoreOptions, presence: { isOpen: boolean }) {
  const state = createStore(emptyDesk);

  function dispatch(event: DeskEvent): void {
    const before = state.read();
    const after = reduceDesk(before, event);
    if (after === before) return;
    state.set(after);
    for (const decision of after.sending) if (!before.sending.includes(decision)) void deliver(decision);
  }

  async function deliver(decision: DeskDecision): Promise<void> {
    const refusal = await send(decision);
    if (refusal === null) return dispatch({ type: 'sent', decision });
    dispatch({ type: 'refused', decision, refusal });
    if (!presence.isOpen) onUnseenNotice({ decision, refusal });
    return undefined;
  }

  return { getState: state.read, subscribe: state.subscribe, dispatch };
}
