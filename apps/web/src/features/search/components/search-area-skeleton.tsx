import { searchPageSize } from '@suchi/contracts/discovery';
import { ProfileCardSkeleton } from '../../../entities/profile-card/profile-card-skeleton.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import classes from './search-view.module.css';

/** Shaped like the search that most members see. */
export function SearchAreaSkeleton() {
  const t = useMessages('common');
  return (
    <div className={classes.view} role="status" aria-busy="true">
      <span className="visually-hidden">{t('loading')}</span>
      <Skeleton width="min(320px, 80%)" height={48} />
      <Skeleton height={48} />
      <div className={classes.grid}>
        {Array.from({ length: searchPageSize }, (_, index) => (
          <ProfileCardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
