import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Box } from '../../shared/ui/layout.tsx';
import card from './profile-card-view.module.css';
import classes from './profile-card-skeleton.module.css';

export function ProfileCardSkeleton() {
  return (
    <div className={card.card} aria-hidden="true">
      <div className={classes.photo} />
      <Box grow className={`${card.body} ${classes.lines}`}>
        <Skeleton width="58%" height={29} />
        <Skeleton width="78%" height={22} />
        <Skeleton width="86%" height={20} />
        <Skeleton width="72%" height={20} />
        <Skeleton width="64%" height={20} />
        <Skeleton width="70%" height={20} />
        <Skeleton height={48} />
        <Skeleton height={44} />
      </Box>
    </div>
  );
}
