import { createStore } from '../../state/create-store.ts';
import { type ListSelection, noSelection } from './list-selection.ts';

interface KeptSelection {
  /** The person, the list, its search and its filters. */
  key: string;
  selection: ListSelection;
}

const kept = createStore<KeptSelection | null>(null);

/** The selection outlives its page, so that opening a row and coming back keeps it. A reload ends it. */
export const selectionStore = {
  subscribe: kept.subscribe,
  read: (key: string): ListSelection => {
    const current = kept.read();
    return current?.key === key ? current.selection : noSelection;
  },
  write: (key: string, selection: ListSelection): void => kept.set({ key, selection }),
  clear: (): void => kept.set(null),
};
