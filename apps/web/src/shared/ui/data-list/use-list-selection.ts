import { useRef, useSyncExternalStore } from 'react';
import { session } from '../../api/api.ts';
import {
  changeSelection,
  forgetPages,
  type ListSelection,
  noSelection,
  wholeSelection,
} from './list-selection.ts';
import type { RowId } from './list-types.ts';
import { selectionStore } from './selection-store.ts';

export interface ListSelectionState<Id extends RowId> {
  selection: ListSelection<Id>;
  set: (ids: readonly Id[], isOn: boolean) => void;
  /** Like `set` for one row and all rows of the page between it and the row changed before. */
  setRange: (id: Id, isOn: boolean, idsOnPage: readonly Id[]) => void;
  selectAll: () => void;
  clear: () => void;
  forgetPages: () => void;
}

/** The selection of a list. It belongs to one search and filter, so another `scope` starts with none. */
export function useListSelection<Id extends RowId>(
  scope: readonly unknown[],
  page: number,
): ListSelectionState<Id> {
  const key = JSON.stringify([session.userId(), ...scope]);
  // Only rows of this list are ever written under its key.
  const read = () => selectionStore.read(key) as ListSelection<Id>;
  const selection = useSyncExternalStore(selectionStore.subscribe, read);
  const write = (next: ListSelection<Id>) => selectionStore.write(key, next);
  const lastChanged = useRef<Id>(undefined);
  const set = (ids: readonly Id[], isOn: boolean) => {
    lastChanged.current = ids.at(-1);
    write(changeSelection(read(), { ids, isOn, page }));
  };
  return {
    selection,
    set,
    setRange: (id, isOn, idsOnPage) => {
      const ends = [id, lastChanged.current ?? id].map((end) => idsOnPage.indexOf(end));
      // The row changed before may be on another page.
      const ids = ends.includes(-1) ? [id] : idsOnPage.slice(Math.min(...ends), Math.max(...ends) + 1);
      set(ids, isOn);
      lastChanged.current = id;
    },
    selectAll: () => write(wholeSelection),
    clear: () => write(noSelection),
    forgetPages: () => write(forgetPages(read())),
  };
}
