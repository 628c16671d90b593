import { Columns } from '../../../shared/ui/columns.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import classes from './day-book-page.module.css';

export function DayBookSkeleton() {
  return (
    <div className={classes.page}>
      <Skeleton height={106} />
      <Columns from={1200} template="minmax(0, 1fr) 328px" gap={5} className={classes.columns}>
        <Skeleton height={480} />
        <Skeleton height={280} />
      </Columns>
    </div>
  );
}
