import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import classes from './day-book-page.module.css';

export function DayBookSkeleton() {
  return (
    <div className={classes.page}>
      <Skeleton height={106} />
      <Stack gap={5} className={classes.columns}>
        <Skeleton height={480} />
        <Skeleton height={280} />
      </Stack>
    </div>
  );
}
