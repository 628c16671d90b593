import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import classes from './profile-page.module.css';

export function ProfilePageSkeleton() {
  return (
    <div className={classes.page}>
      <div className={classes.pictures}>
        <Skeleton height={360} />
      </div>
      <div className={classes.words}>
        <Skeleton height={48} width="70%" />
        <Skeleton height={28} width="50%" />
        <Skeleton height={72} />
        <Skeleton height={280} />
      </div>
    </div>
  );
}
