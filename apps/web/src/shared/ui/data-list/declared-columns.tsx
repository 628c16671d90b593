import type { OfficeColumn } from '@suchi/contracts/office';
import type { ReactNode } from 'react';
import { formatMoment } from '../../i18n/long-date.ts';
import type { ListColumn } from './list-types.ts';

interface Parts<Row, Name extends string> {
  /** Which list of the page, where some columns are only of some lists. */
  list?: string;
  label: (name: Name) => string;
  /** What a cell shows instead of the value. */
  cells: { [Each in Name]?: (row: Row) => ReactNode };
}

/** The columns of a page, from those that the contract declares. */
export function listDeclared<Row extends Record<Name, unknown>, Name extends string>(
  columns: Readonly<Record<Name, OfficeColumn>>,
  { list = '', label, cells }: Parts<Row, Name>,
): (ListColumn<Row> & { name: Name; cardOf: readonly string[] })[] {
  const own = Object.entries<OfficeColumn>(columns).filter(
    ([, { onlyOf }]) => onlyOf?.includes(list) ?? true,
  );
  return own.map(([each, column]) => {
    const name = each as Name;
    const cell = cells[name] ?? ((row: Row) => showValue(row[name], column.isMoment === true));
    return { key: name, cardOf: [], ...column, name, label: label(name), cell };
  });
}

function showValue(value: unknown, isMoment: boolean): ReactNode {
  if (!isMoment || typeof value !== 'string') return value as string | number | null;
  return <time dateTime={value}>{formatMoment(value)}</time>;
}
