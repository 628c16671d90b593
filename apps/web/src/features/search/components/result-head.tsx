import { type SearchPage, type SearchSort, searchSorts } from '@suchi/contracts/discovery';
import type { ReactNode } from 'react';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { formatCount } from '../../../shared/i18n/format-count.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { isCounting } from '../api/search-page-query.ts';
import classes from './result-head.module.css';

interface ResultHeadProps {
  /** Undefined until the first page is here. */
  found: SearchPage | undefined;
  sort: SearchSort;
  onSort: (sort: SearchSort) => void;
  children: ReactNode;
}

/** Count, active filters and sort order. */
export function ResultHead({ found, sort, onSort, children }: ResultHeadProps) {
  const t = useMessages('search');
  return (
    <div className={classes.head}>
      <p className={classes.count} role="status">
        {found === undefined ? null : <ResultCount found={found} />}
      </p>
      <div className={classes.filters}>{children}</div>
      <div className={classes.sort}>
        <SelectField
          label={t('sort.label')}
          options={searchSorts.map((each) => ({ value: each, label: t(`sort.${each}`) }))}
          value={sort}
          onChange={(chosen) => onSort(searchSorts.find((each) => each === chosen) ?? 'newest')}
        />
      </div>
    </div>
  );
}

function ResultCount({ found }: { found: SearchPage }) {
  const t = useMessages('search');
  if (isCounting(found)) return t('counting');
  return found.total_is_exact
    ? t('count', { count: found.total })
    : t('countMore', { total: formatCount(found.total) });
}
