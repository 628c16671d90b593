import { type SearchPage, type SearchSort, searchSorts } from '@suchi/contracts/discovery';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { formatCount } from '../../../shared/i18n/format-count.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { IconButton } from '../../../shared/ui/plain-button.tsx';
import { isCounting } from '../api/search-page-query.ts';
import type { SearchView } from '../model/search-address.ts';
import classes from './result-head.module.css';

interface ResultHeadProps {
  /** Undefined until the first page is here. */
  found: SearchPage | undefined;
  /** The suchi number that is searched. */
  number: number | null;
  /** Null: the usual one. */
  sort: SearchSort | null;
  onSort: (sort: SearchSort) => void;
  view: SearchView;
  onView: (view: SearchView) => void;
  children: ReactNode;
}

/** Count, active filters and sort order. */
export function ResultHead({ found, number, sort, onSort, view, onView, children }: ResultHeadProps) {
  const t = useMessages('search');
  return (
    <div className={classes.head}>
      <p className={classes.count} role="status">
        {found === undefined ? null : <ResultCount found={found} number={number} />}
      </p>
      {number === null ? <ViewSwitch view={view} onView={onView} /> : null}
      <div className={classes.filters}>{children}</div>
      {number === null ? (
        <div className={classes.sort}>
          <SelectField
            label={t('sort.label')}
            options={searchSorts.map((each) => ({ value: each, label: t(`sort.${each}`) }))}
            value={sort ?? found?.usual_sort ?? 'newest'}
            onChange={(chosen) => onSort(searchSorts.find((each) => each === chosen) ?? 'newest')}
          />
        </div>
      ) : null}
    </div>
  );
}

/** On a phone. */
function ViewSwitch({ view, onView }: Pick<ResultHeadProps, 'view' | 'onView'>) {
  const t = useMessages('search');
  const isRows = view === 'rows';
  return (
    <IconButton
      className={classes.view}
      label={t(isRows ? 'view.cards' : 'view.rows')}
      icon={isRows ? <IconLayoutGrid size={24} /> : <IconList size={24} />}
      onClick={() => onView(isRows ? 'cards' : 'rows')}
    />
  );
}

function ResultCount({ found, number }: { found: SearchPage; number: number | null }) {
  const t = useMessages('search');
  if (number !== null && found.total === 1) return t('number.count', { count: found.total, number });
  if (isCounting(found)) return t('counting');
  return found.total_is_exact
    ? t('count', { count: found.total })
    : t('countMore', { total: formatCount(found.total) });
}
