import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useNavigate } from '../../router/hooks.ts';
import { usePageKeys } from '../use-page-keys.ts';
import { countPages } from './list-pages.tsx';
import { isSelected } from './list-selection.ts';
import type { ListRow } from './list-types.ts';
import type { DataListState } from './use-data-list.ts';

interface ListKeysOptions<Row extends ListRow> {
  list: DataListState<Row>;
  /** The element around the rows. */
  rowsRef: RefObject<HTMLElement | null>;
  searchRef: RefObject<HTMLInputElement | null>;
  isSelectable: boolean;
}

interface ListKeys {
  areKeysShown: boolean;
  onCloseKeys: () => void;
  /** For keys that act only where the focus is in a row. */
  onRowKeyDown: (event: KeyboardEvent) => void;
}

/** The keys of a list: `/ J K X [ ] ? Esc` anywhere on the page; arrows, Space and Enter in a row. */
export function useListKeys<Row extends ListRow>(options: ListKeysOptions<Row>): ListKeys {
  const { list, rowsRef, searchRef, isSelectable } = options;
  const navigate = useNavigate();
  const [areKeysShown, setAreKeysShown] = useState(false);
  const rows = list.page?.rows ?? [];
  const { selection, set } = list.selection;

  const elements = () => [...(rowsRef.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const focusedIndex = () => elements().findIndex((element) => element.contains(document.activeElement));
  /** Returns the row that has the focus afterwards. */
  function step(by: number): Row | undefined {
    const from = focusedIndex();
    const index = from === -1 ? 0 : Math.min(Math.max(from + by, 0), rows.length - 1);
    focusRow(elements()[index]);
    return rows[index];
  }
  function toggle() {
    const row = rows[focusedIndex()];
    if (row && isSelectable) set([row.id], !isSelected(selection, row.id));
  }
  function turn(by: number) {
    const { page, rows: size } = list.address.address;
    const target = page + by;
    if (target < 1 || target > countPages(list.page?.total ?? 0, size)) return;
    void navigate({ search: list.address.searchOf({ page: target }) }, { preventScrollReset: true });
  }

  const keys = {
    '/': () => searchRef.current?.focus(),
    j: () => void step(1),
    k: () => void step(-1),
    x: toggle,
    '[': () => turn(-1),
    ']': () => turn(1),
    '?': () => setAreKeysShown(true),
    escape: list.selection.clear,
  };
  usePageKeys(keys, ['j', 'k']);

  function onRowKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || focusedIndex() === -1) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by !== undefined) {
      const left = rows[focusedIndex()];
      const reached = step(by);
      if (event.shiftKey && isSelectable && left && reached) set([left.id, reached.id], true);
      event.preventDefault();
    } else if (event.key === ' ' && !isControl(event.target)) {
      toggle();
      event.preventDefault();
    }
  }
  return { areKeysShown, onCloseKeys: () => setAreKeysShown(false), onRowKeyDown };
}

/** Enter then opens the row. A row without a link takes the focus itself. */
function focusRow(row: HTMLElement | undefined): void {
  const target = row?.querySelector<HTMLElement>('a[data-row-link]') ?? row;
  target?.focus();
  row?.scrollIntoView({ block: 'nearest' });
}

/** Space presses a button and changes a checkbox by itself. */
function isControl(target: EventTarget): boolean {
  return (
    target instanceof Element && target.closest('button, input, select, a:not([data-row-link])') !== null
  );
}
