import { IconListCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { FailedState } from '../../../shared/ui/failed-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { reviewQueueQuery } from '../api/review-queries.ts';
import { formatInstant } from '../profile/indian-time.ts';
import { usePendingCount } from './desk-provider.tsx';
import classes from './waiting-work.module.css';

/** The number of waiting profiles, with a link to the desk. */
export function WaitingWork() {
  const t = useMessages('admin');
  const { data: queue, error, refetch, isFetching } = useQuery(reviewQueueQuery());
  const count = usePendingCount();
  if (queue === undefined || count === undefined) {
    return error ? (
      <FailedState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <Skeleton height={76} />
    );
  }
  const oldest = queue.items[0];
  return (
    <section className={classes.work} aria-label={t('home.work')}>
      <span className={classes.icon} aria-hidden="true">
        <IconListCheck size={24} />
      </span>
      <p className={classes.words}>
        <span className={classes.sentence}>
          <strong className={classes.number}>{count}</strong> {t('home.waiting', { count })}
        </span>
        <span className={classes.cause}>
          {oldest
            ? t('home.oldest', { name: oldest.name, date: formatInstant(oldest.submitted_at) })
            : t('home.nothingWaits')}
        </span>
      </p>
      <ButtonLink look={count === 0 ? 'default' : 'filled'} to={paths.adminPending}>
        {t('home.review')}
      </ButtonLink>
    </section>
  );
}
