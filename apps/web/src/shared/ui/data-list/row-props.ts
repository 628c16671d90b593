import type { ReactNode } from 'react';
import type { ListRow } from './list-types.ts';
import type { DataListState } from './use-data-list.ts';

export interface CardParts<Row> {
  picture?: (row: Row) => ReactNode;
  /** Below the name. */
  lines: (row: Row) => ReactNode;
}

/** What the table and the cards both need. */
export interface RowsProps<Row extends ListRow> {
  list: DataListState<Row>;
  /** The accessible name of the table. */
  label: string;
  rowName: (row: Row) => string;
  /** The whole row is a link to this page. */
  rowHref?: ((row: Row) => string) | undefined;
  isSelectable: boolean;
}
