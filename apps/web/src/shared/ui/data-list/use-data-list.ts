import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countSelected } from './list-selection.ts';
import type { ListAsk, ListColumn, ListFilter, ListPage, ListRow } from './list-types.ts';
import { type ListAddressState, useListAddress } from './use-list-address.ts';
import { type ListColumnsState, useListColumns } from './use-list-columns.ts';
import { type ListSelectionState, useListSelection } from './use-list-selection.ts';

interface DataListOptions<Row extends ListRow> {
  /** Columns are kept on the device under this name. */
  name: string;
  /** Which list this is, for example `['candidates', 'draft']`. It starts the key of the query. */
  queryKey: readonly string[];
  read: (ask: ListAsk, signal: AbortSignal) => Promise<ListPage<Row>>;
  /** The first is always shown and names the row. */
  columns: readonly ListColumn<Row>[];
  initialSort: string;
  filters?: readonly ListFilter[];
  /** The search is not in the address. */
  hidesSearch?: boolean;
}

export interface DataListState<Row extends ListRow> {
  columns: readonly ListColumn<Row>[];
  filters: readonly ListFilter[];
  address: ListAddressState;
  columnChoice: ListColumnsState;
  selection: ListSelectionState<Row['id']>;
  selectedCount: number;
  /** The rows on screen; undefined before the first answer. */
  page: ListPage<Row> | undefined;
  /** The rows on screen are of an earlier request. */
  isOld: boolean;
  error: unknown;
  isFetching: boolean;
  retry: () => void;
}

/** Prefix of all lists' queries. A change to rows invalidates `[listKey, …queryKey]`. */
export const listKey = 'office-list';

/** State and data of one list, for `DataList` and for the head of its page. */
export function useDataList<Row extends ListRow>(options: DataListOptions<Row>): DataListState<Row> {
  const { name, queryKey, read, columns, initialSort, filters = [], hidesSearch = false } = options;
  const sorts = columns.flatMap(({ sort }) => sort ?? []);
  const address = useListAddress({ initialSort, sorts, filters, hidesSearch });
  const { columns: _, ...ask } = address.address;
  const source = useQuery({
    queryKey: [listKey, ...queryKey, ask],
    queryFn: ({ signal }) => read(ask, signal),
  });
  const page = useLastPage(queryKey.join('/'), source.data);
  const selection = useListSelection<Row['id']>([queryKey, ask.search, ask.filter], ask.page);
  return {
    columns,
    filters,
    address,
    columnChoice: useListColumns(name, columns, address),
    selection,
    selectedCount: countSelected(selection.selection, page?.total ?? 0),
    page,
    isOld: source.data === undefined && page !== undefined,
    error: source.error,
    isFetching: source.isFetching,
    retry: () => void source.refetch(),
  };
}

/** The rows of the last answer stay while the next page loads or fails. */
function useLastPage<Row extends ListRow>(
  list: string,
  data: ListPage<Row> | undefined,
): ListPage<Row> | undefined {
  const [last, setLast] = useState<{ list: string; page: ListPage<Row> } | null>(null);
  if (data !== undefined && (last?.page !== data || last.list !== list)) setLast({ list, page: data });
  return data ?? (last?.list === list ? last.page : undefined);
}
