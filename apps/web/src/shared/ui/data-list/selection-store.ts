import { type ListSelection, noSelection } from './list-selection.ts';

interface KeptSelection {
  /** The person, the list, its search and its filters. */
  key: string;
  selection: ListSelection;
}

let kept: KeptSelection | null = null;
const listeners = new Set<() => void>();

/** The selection outlives its page, so that opening a row and coming back keeps it. A reload ends it. */
export const selectionStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (key: string): ListSelection => (kept?.key === key ? kept.selection : noSelection),
  write: (key: string, selection: ListSelection): void => {
    kept = { key, selection };
    for (const listener of listeners) listener();
  },
  clear: (): void => {
    kept = null;
  },
};
