import {
  type ColumnDef,
  columnOrderingFeature,
  columnVisibilityFeature,
  FlexRender,
  type Header,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { IconArrowDown, IconArrowUp, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from '../../router/link.tsx';
import { isSelected } from './list-selection.ts';
import { PlainButton } from '../plain-button.tsx';
import { Card } from '../layout.tsx';
import classes from './list-table.module.css';
import type { ListColumn, ListRow } from './list-types.ts';
import { PageCheckbox, RowCheckbox } from './row-checkbox.tsx';
import type { RowsProps } from './row-props.ts';

const features = tableFeatures({ columnOrderingFeature, columnVisibilityFeature, rowSortingFeature });
type Features = typeof features;

interface ListTableProps<Row extends ListRow> extends RowsProps<Row> {
  onSort: (sort: string) => void;
  /** In place of the rows: loading, empty or failed. */
  state: ((columnCount: number) => ReactNode) | null;
}

/** The rows as a table. The server sorts; TanStack Table knows which columns to show and how a click sorts. */
export function ListTable<Row extends ListRow>(props: ListTableProps<Row>) {
  const { list, label, rowHref, isSelectable, state } = props;
  const table = useListTable(props);
  const columnCount = table.getVisibleLeafColumns().length + Number(isSelectable) + Number(!!rowHref);
  const isWide = list.columnChoice.picked.length > 8;
  return (
    <Card className={`${classes.frame} ${isWide ? classes.wide : ''}`}>
      <table className={classes.table} aria-label={label} aria-busy={list.isFetching}>
        <thead>
          <tr>
            {isSelectable ? (
              <td className={classes.boxCell}>
                <PageCheckbox list={list} />
              </td>
            ) : null}
            {table.getHeaderGroups()[0]?.headers.map((header) => (
              <HeaderCell key={header.id} header={header} column={findColumn(list.columns, header.id)} />
            ))}
            {rowHref ? <td className={classes.arrow} aria-hidden="true" /> : null}
          </tr>
        </thead>
        <tbody data-rows data-old={list.isOld || undefined}>
          {state === null
            ? table.getRowModel().rows.map((row) => (
                <tr
                  key={row.id}
                  className={classes.row}
                  data-row={row.original.id}
                  data-selected={isSelected(list.selection.selection, row.original.id) || undefined}
                  tabIndex={-1}
                >
                  {isSelectable ? (
                    <td className={classes.boxCell}>
                      <RowCheckbox list={list} row={row.original} name={props.rowName(row.original)} />
                    </td>
                  ) : null}
                  {row.getVisibleCells().map((cell, index) => {
                    const column = findColumn(list.columns, cell.column.id);
                    // Not FlexRender: a column that is made anew would mount its cells anew and lose their focus.
                    const content = column?.cell(row.original);
                    return (
                      <td key={cell.id} {...lookOf(column)}>
                        {index === 0 ? <RowName {...props} row={row.original} content={content} /> : content}
                      </td>
                    );
                  })}
                  {rowHref ? (
                    <td className={classes.arrow} aria-hidden="true">
                      <IconChevronRight size={18} aria-hidden="true" />
                    </td>
                  ) : null}
                </tr>
              ))
            : state(columnCount)}
        </tbody>
      </table>
    </Card>
  );
}

function useListTable<Row extends ListRow>({ list, onSort }: ListTableProps<Row>) {
  const { columns, columnChoice, page, address } = list;
  const { sort } = address.address;
  const sorted = columns.find((column) => column.sort === sort.replace(/^-/, ''));
  const sorting = sorted ? [{ id: sorted.key, desc: sort.startsWith('-') }] : [];
  const shown = [columns[0]?.key ?? '', ...columnChoice.picked];
  return useTable<Features, Row>({
    features,
    columns: columns.map(defineColumn),
    data: page?.rows ?? [],
    getRowId: (row) => String(row.id),
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    state: {
      sorting,
      columnOrder: shown,
      columnVisibility: Object.fromEntries(columns.map(({ key }) => [key, shown.includes(key)])),
    },
    onSortingChange: (update) => {
      const [next]: SortingState = typeof update === 'function' ? update(sorting) : update;
      const name = columns.find(({ key }) => key === next?.id)?.sort;
      if (next && name) onSort(next.desc ? `-${name}` : name);
    },
  });
}

function defineColumn<Row extends ListRow>(column: ListColumn<Row>): ColumnDef<Features, Row> {
  return {
    id: column.key,
    header: column.label,
    // Only a column with a value can be sorted; the server has the values.
    accessorFn: ({ id }) => id,
    enableSorting: column.sort !== undefined,
    sortDescFirst: column.isSortedDownFirst ?? false,
  };
}

function findColumn<Row>(columns: readonly ListColumn<Row>[], key: string) {
  return columns.find((column) => column.key === key);
}

function lookOf<Row>(column: ListColumn<Row> | undefined) {
  return { 'data-number': column?.isNumber || undefined, 'data-leaves': column?.leaves };
}

interface HeaderCellProps<Row extends ListRow> {
  header: Header<Features, Row>;
  column: ListColumn<Row> | undefined;
}

function HeaderCell<Row extends ListRow>({ header, column }: HeaderCellProps<Row>) {
  const direction = header.column.getIsSorted();
  const label = <FlexRender header={header} />;
  return (
    <th
      scope="col"
      {...lookOf(column)}
      aria-sort={direction ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      {header.column.getCanSort() ? (
        <PlainButton className={classes.sort} onClick={() => header.column.toggleSorting()}>
          {label}
          {direction === 'asc' ? <IconArrowUp size={18} aria-hidden="true" /> : null}
          {direction === 'desc' ? <IconArrowDown size={18} aria-hidden="true" /> : null}
        </PlainButton>
      ) : (
        label
      )}
    </th>
  );
}

interface RowNameProps<Row extends ListRow> extends ListTableProps<Row> {
  row: Row;
  content: ReactNode;
}

/** The link covers its row, so that a click anywhere opens it. */
function RowName<Row extends ListRow>({ row, content, rowHref, rowName }: RowNameProps<Row>) {
  const name = rowName(row);
  return rowHref ? (
    <Link className={classes.link} data-row-link to={rowHref(row)} title={name}>
      {content}
    </Link>
  ) : (
    <span title={name}>{content}</span>
  );
}
