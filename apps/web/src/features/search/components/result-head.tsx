import { type SearchSort, searchSorts } from '@suchi/contracts/discovery';
import type { ReactNode } from 'react';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import classes from './result-head.module.css';

interface ResultHeadProps {
  /** Undefined while loading. */
  total: number | undefined;
  sort: SearchSort;
  onSort: (sort: SearchSort) => void;
  children: ReactNode;
}

/** Count, active filters and sort order. */
export function ResultHead({ total, sort, onSort, children }: ResultHeadProps) {
  const t = useMessages('search');
  return (
    <div className={classes.head}>
      <p className={classes.count} role="status">
        {total === undefined ? null : t('count', { count: total })}
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
