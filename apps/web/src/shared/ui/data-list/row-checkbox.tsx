import { type ChangeEvent, useEffect, useRef } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { isSelected } from './list-selection.ts';
import classes from './row-checkbox.module.css';
import type { ListRow } from './list-types.ts';
import type { DataListState } from './use-data-list.ts';

interface RowCheckboxProps<Row extends ListRow> {
  list: DataListState<Row>;
  row: Row;
  name: string;
}

/** Shift-click selects everything between the last clicked row and this one. */
export function RowCheckbox<Row extends ListRow>({ list, row, name }: RowCheckboxProps<Row>) {
  const t = useMessages('list');
  const { selection, set, setRange } = list.selection;
  function onChange(event: ChangeEvent<HTMLInputElement>) {
    // A change of a checkbox comes from a click, which knows the Shift key.
    const isRange = event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey;
    const isOn = event.target.checked;
    if (isRange) setRange(row.id, isOn, list.page?.rows.map(({ id }) => id) ?? []);
    else set([row.id], isOn);
  }
  return (
    <label className={classes.cell}>
      <input
        type="checkbox"
        className={classes.box}
        aria-label={t('select', { name })}
        checked={isSelected(selection, row.id)}
        onChange={onChange}
      />
    </label>
  );
}

/** Selects or clears the rows of this page. */
export function PageCheckbox<Row extends ListRow>({ list }: { list: DataListState<Row> }) {
  const t = useMessages('list');
  const input = useRef<HTMLInputElement>(null);
  const ids = list.page?.rows.map(({ id }) => id) ?? [];
  const selected = ids.filter((id) => isSelected(list.selection.selection, id)).length;
  const isAll = ids.length > 0 && selected === ids.length;
  useEffect(() => {
    // No attribute exists for it.
    if (input.current) input.current.indeterminate = selected > 0 && !isAll;
  });
  return (
    <label className={classes.cell}>
      <input
        ref={input}
        type="checkbox"
        className={classes.box}
        aria-label={t('selectPage')}
        checked={isAll}
        disabled={ids.length === 0}
        onChange={() => list.selection.set(ids, !isAll)}
      />
    </label>
  );
}
