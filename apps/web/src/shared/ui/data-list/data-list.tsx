import { IconUserSearch } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { Navigate } from '../../router/link.tsx';
import { Button } from '../button.tsx';
import { FailedState } from '../failed-state.tsx';
import { KeysDialog } from '../keys-dialog.tsx';
import { StatePanel } from '../state-panel.tsx';
import classes from './data-list.module.css';
import { FailedNotice } from './failed-notice.tsx';
import { ListCards } from './list-cards.tsx';
import { countPages, ListPages, type PositionWords } from './list-pages.tsx';
import { SkeletonCards, SkeletonRows } from './list-skeleton.tsx';
import { ListTable } from './list-table.tsx';
import { type ListTab, ListTabs } from './list-tabs.tsx';
import { ListTools } from './list-tools.tsx';
import type { ListRow } from './list-types.ts';
import type { CardParts, RowsProps } from './row-props.ts';
import { type BulkAction, SelectionBar } from './selection-bar.tsx';
import { useEndSelection } from './use-end-selection.tsx';
import { useListKeys } from './use-list-keys.ts';
import type { DataListState } from './use-data-list.ts';
import { useScreen } from '../use-screen.ts';
import type { ListAddressState } from './use-list-address.ts';

interface DataListProps<Row extends ListRow> {
  /** From `useDataList`. */
  list: DataListState<Row>;
  words: PositionWords & {
    /** The accessible name of the list. */
    label: string;
    searchPlaceholder: string;
  };
  rowName: (row: Row) => string;
  /** The whole row is a link to this page. */
  rowHref?: (row: Row) => string;
  /** Below 640 pixels each row is a card. */
  card: CardParts<Row>;
  empty: { title: string; text: ReactNode; action?: ReactNode; icon?: ReactNode };
  tabs?: { label: string; tabs: readonly ListTab[]; menu?: { label: string; tabs: readonly ListTab[] } };
  /** Without actions the rows have no checkboxes. The first is the main one. */
  bulkActions?: readonly BulkAction[];
  columnsNote?: string;
  /** A control of the page, beside the filters. */
  filterControl?: ReactNode;
  /** The page shows its columns as they are. */
  hasFixedColumns?: boolean;
}

/** The one list of the back office. Its state is in the address; the server searches, filters, sorts and pages. */
export function DataList<Row extends ListRow>(props: DataListProps<Row>) {
  const { list, words, tabs, bulkActions = [], columnsNote, filterControl, hasFixedColumns = false } = props;
  const t = useMessages('list');
  const isPhone = useScreen('(width < 640px)');
  const rowsRef = useRef<HTMLDivElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const isSelectable = bulkActions.length > 0;
  const keys = useListKeys({ list, rowsRef, searchRef, isSelectable });
  const { guard, dialog } = useEndSelection(list);
  const { page, address } = list;
  const total = page?.total ?? 0;
  const lastPage = countPages(total, address.address.rows);
  // Rows can leave the list while a person is on its last page.
  if (page && !list.isOld && address.address.page > lastPage) {
    return <Navigate to={{ search: address.searchOf({ page: lastPage }) }} replace />;
  }
  return (
    <div className={classes.list}>
      {tabs ? <ListTabs {...tabs} guard={guard} /> : null}
      <ListTools
        list={list}
        searchRef={searchRef}
        placeholder={words.searchPlaceholder}
        guard={guard}
        hasColumns={!isPhone && !hasFixedColumns}
        columnsNote={columnsNote}
        filterControl={filterControl}
      />
      {page && list.error !== null ? <FailedNotice list={list} /> : null}
      {/* Keys act on the row that has the focus; the rows' own controls are their links and boxes. */}
      <div ref={rowsRef} className={classes.rows} onKeyDown={keys.onRowKeyDown} role="presentation">
        <ListRows {...props} isPhone={isPhone} isSelectable={isSelectable} />
      </div>
      {page ? (
        <ListPages
          total={total}
          list={address}
          words={words}
          onRows={(rows) => {
            list.selection.forgetPages();
            address.change({ rows });
          }}
        />
      ) : null}
      <SelectionBar list={list} actions={bulkActions} isPhone={isPhone} />
      {dialog}
      {keys.areKeysShown ? (
        <KeysDialog
          title={t('keys.title')}
          note={t('keys.note')}
          keys={listKeys(isSelectable).map(([key, word]) => [key, t(`keys.${word}`)])}
          onClose={keys.onCloseKeys}
        />
      ) : null}
    </div>
  );
}

interface ListRowsProps<Row extends ListRow> extends DataListProps<Row> {
  isPhone: boolean;
  isSelectable: boolean;
}

/** The rows, or what is shown in their place. */
function ListRows<Row extends ListRow>(props: ListRowsProps<Row>) {
  const { list, words, rowName, rowHref, card, empty, isPhone, isSelectable } = props;
  const t = useMessages('list');
  const rows: RowsProps<Row> = { list, label: words.label, rowName, rowHref, isSelectable };
  const onSort = (sort: string) => {
    list.selection.forgetPages();
    list.address.change({ sort });
  };
  const isEmpty = list.page?.rows.length === 0;
  if (!list.page && list.error !== null) {
    return (
      <FailedState title={t('failed')} error={list.error} onRetry={list.retry} isRetrying={list.isFetching} />
    );
  }
  const loading = list.page ? null : (
    <p className="visually-hidden" role="status">
      {t('loading')}
    </p>
  );
  const panel = isEmpty ? (
    <StatePanel
      icon={empty.icon ?? <IconUserSearch />}
      title={empty.title}
      action={
        <>
          {empty.action}
          <ClearSearch list={list.address} />
        </>
      }
    >
      {empty.text}
    </StatePanel>
  ) : null;
  if (isPhone) {
    if (!list.page)
      return (
        <>
          {loading}
          <SkeletonCards />
        </>
      );
    return panel ?? <ListCards {...rows} card={card} />;
  }
  const state = list.page
    ? panel &&
      ((columnCount: number) => (
        <tr className={classes.panel}>
          <td colSpan={columnCount}>{panel}</td>
        </tr>
      ))
    : (columnCount: number) => <SkeletonRows columnCount={columnCount} />;
  return (
    <>
      {loading}
      <ListTable {...rows} onSort={onSort} state={state} />
    </>
  );
}

/** A search that finds nothing can be ended where the person reads it. */
function ClearSearch({ list: { address, change } }: { list: ListAddressState }) {
  const t = useMessages('list');
  if (address.search === '') return null;
  return (
    <Button look="default" onClick={() => change({ search: '' })}>
      {t('clearSearch')}
    </Button>
  );
}

function listKeys(isSelectable: boolean) {
  const moving = [
    ['/', 'search'],
    ['J', 'down'],
    ['K', 'up'],
    ['Enter', 'open'],
  ] as const;
  const selecting = [
    ['X', 'select'],
    ['Shift ↓', 'range'],
    ['Esc', 'clear'],
  ] as const;
  const rest = [
    ['[', 'previousPage'],
    [']', 'nextPage'],
    ['?', 'all'],
  ] as const;
  return [...moving, ...(isSelectable ? selecting : []), ...rest];
}
