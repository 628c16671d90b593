import type { ListPageSize } from '@suchi/contracts/office';
import type { ReactNode } from 'react';

export type RowId = number | string;

export interface ListRow {
  readonly id: RowId;
}

/** One page of a list, as every list endpoint returns it. */
export interface ListPage<Row extends ListRow> {
  /** Above `listCountedAtMost` it says only that there are more. */
  total: number;
  rows: readonly Row[];
}

export interface ListColumn<Row> {
  /** Its name in the address and on the device. */
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** The server's name for sorting by this column. Without it the column cannot be sorted. */
  sort?: string;
  /** The first click sorts downwards, for example the newest first. */
  isSortedDownFirst?: boolean;
  isNumber?: boolean;
  /** Not shown until a person picks it. */
  isExtra?: boolean;
  /** Hidden where the table is narrow: `first` below 1000 pixels, `second` below 900. */
  leaves?: 'first' | 'second';
}

interface FilterName {
  /** Its name in the address and in `ListAsk.filter`. */
  key: string;
  label: string;
  /** The page has a control of its own for it, so neither the sheet nor a chip shows it. */
  hasControl?: true;
}

/** A filter with a closed list of values. `anyValue` stands for no filter. */
export interface ChoiceFilter extends FilterName {
  options: readonly { value: string; label: string }[];
  /** Applies until a person chooses another value or removes it. */
  initial?: string;
}

/** A filter whose value is typed. A date is `YYYY-MM-DD`. */
export interface EntryFilter extends FilterName {
  entry: 'text' | 'number' | 'date';
  initial?: undefined;
}

export type ListFilter = ChoiceFilter | EntryFilter;

export const anyValue = 'any';
/** What a list sends to the server. */
export interface ListAsk {
  search: string;
  sort: string;
  page: number;
  rows: ListPageSize;
  /** The chosen values by filter; a filter without a value is left out. */
  filter: Readonly<Record<string, string>>;
}
