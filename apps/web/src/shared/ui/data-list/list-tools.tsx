import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { ColumnPicker } from './column-picker.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { countChosen, initialFilter } from './filter-values.ts';
import { ListSearch } from './list-search.tsx';
import { PlainButton } from '../plain-button.tsx';
import { Row } from '../layout.tsx';
import { Text } from '../text.tsx';
import classes from './list-tools.module.css';
import type { ListAsk, ListRow } from './list-types.ts';
import type { DataListState } from './use-data-list.ts';

interface ListToolsProps<Row extends ListRow> {
  list: DataListState<Row>;
  searchRef: RefObject<HTMLInputElement | null>;
  /** What can be searched, for example `Name, e-mail or suchi no., 3 letters or more`. */
  placeholder: string;
  guard: (run: () => void, onRefused?: () => void) => void;
  hasColumns: boolean;
  columnsNote?: string | undefined;
  /** The page's own control, beside the filters. */
  filterControl?: ReactNode;
}

/** Search, filters and columns above the rows. */
export function ListTools<Row extends ListRow>(props: ListToolsProps<Row>) {
  const { list, searchRef, placeholder, guard, hasColumns, columnsNote, filterControl } = props;
  const { address, change } = list.address;
  const filters = list.filters.filter(({ hasControl }) => !hasControl);
  const controlled = list.filters.filter(({ hasControl }) => hasControl);
  const kept = Object.fromEntries(
    controlled.flatMap(({ key }) => (address.filter[key] === undefined ? [] : [[key, address.filter[key]]])),
  );
  const changeFilter = (filter: ListAsk['filter'] | null) =>
    guard(() => change({ filter: { ...(filter ?? initialFilter(filters)), ...kept } }));
  return (
    <Row gap={2} align="start" wrap>
      <ListSearch
        search={address.search}
        placeholder={placeholder}
        inputRef={searchRef}
        onSearch={(search, onRefused) => guard(() => change({ search }), onRefused)}
      />
      {filters.length === 0 ? null : (
        <>
          <FilterButton filters={filters} filter={address.filter} onApply={changeFilter} />
          <FilterChips filters={filters} filter={address.filter} onChange={changeFilter} />
        </>
      )}
      {filterControl}
      {hasColumns ? (
        <div className={classes.columns}>
          <ColumnPicker columns={list.columns} choice={list.columnChoice} note={columnsNote} />
        </div>
      ) : null}
    </Row>
  );
}

interface FilterButtonProps extends Pick<ListAsk, 'filter'> {
  filters: DataListState<ListRow>['filters'];
  onApply: (filter: ListAsk['filter']) => void;
}

function FilterButton({ filters, filter, onApply }: FilterButtonProps) {
  const t = useMessages('list');
  const [isOpen, setIsOpen] = useState(false);
  const count = countChosen(filters, filter);
  return (
    <>
      <PlainButton
        className={`${classes.filter} ${count > 0 ? classes.on : ''}`}
        onClick={() => setIsOpen(true)}
      >
        <IconAdjustmentsHorizontal size={20} aria-hidden="true" />
        <span className={classes.filterWord}>{t('filter')}</span>
        {count > 0 ? (
          <Text as="span" size="sm" weight="bold" className={classes.count}>
            <span aria-hidden="true">{count}</span>
            <span className="visually-hidden">, {t('filtersOn', { count })}</span>
          </Text>
        ) : null}
      </PlainButton>
      {isOpen ? (
        <FilterSheet
          filters={filters}
          filter={filter}
          onClose={() => setIsOpen(false)}
          onApply={(chosen) => {
            setIsOpen(false);
            onApply(chosen);
          }}
        />
      ) : null}
    </>
  );
}
