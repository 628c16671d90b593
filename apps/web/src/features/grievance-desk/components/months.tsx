import { useQuery } from '@tanstack/react-query';
import { sayMonth } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { grievanceMonthsQuery } from '../api/grievance-queries.ts';
import classes from './grievance-desk.module.css';

const columns = ['received', 'answered', 'late'] as const;

/** By the month in which they were received. */
export function Months() {
  const t = useMessages('grievanceDesk');
  return (
    <ListStates
      source={useQuery(grievanceMonthsQuery)}
      isEmpty={({ months }) => months.length === 0}
      loading={<Skeleton height={240} />}
      empty={<p>{t('months.none')}</p>}
      ready={({ months }) => (
        <table className={classes.months}>
          <thead>
            <tr>
              <th scope="col">{t('months.month')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`months.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((row) => (
              <tr key={row.month}>
                <th scope="row">
                  {sayMonth(Number(row.month.slice(5)))} {row.month.slice(0, 4)}
                </th>
                {columns.map((column) => (
                  <td key={column}>{row[column]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    />
  );
}
