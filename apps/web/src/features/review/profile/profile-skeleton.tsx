import { useMessages } from '../../../shared/i18n/messages.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './profile-skeleton.module.css';

export function ProfileSkeleton() {
  const t = useMessages('common');
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">{t('loading')}</span>
      <Row gap={6} align="stretch" wrap>
        <Skeleton width="200px" height={250} />
        <div className={classes.words}>
          <Skeleton width="120px" height={26} />
          <Skeleton width="280px" height={40} />
          <Skeleton width="200px" height={24} />
          <Skeleton width="240px" height={20} />
        </div>
      </Row>
      <div className={classes.rows}>
        {[70, 55, 62, 48, 66, 58].map((percent) => (
          <Skeleton key={percent} width={`${percent}%`} height={20} />
        ))}
      </div>
    </div>
  );
}
