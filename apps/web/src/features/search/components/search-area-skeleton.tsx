import { useMessages } from '../../../shared/i18n/messages.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import classes from './search-view.module.css';

/** As many cards as a large screen shows, of about their height. */
const cards = { count: 8, height: 480 };

/** Shaped like the search that most members see. */
export function SearchAreaSkeleton() {
  const t = useMessages('common');
  return (
    <div className={classes.view} role="status" aria-busy="true">
      <span className="visually-hidden">{t('loading')}</span>
      <Skeleton width="min(320px, 80%)" height={48} />
      <Skeleton height={48} />
      <Stack gap={5} className={`bounded ${classes.grid}`}>
        {Array.from({ length: cards.count }, (_, index) => (
          <Skeleton key={index} height={cards.height} />
        ))}
      </Stack>
    </div>
  );
}
