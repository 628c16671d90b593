import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import classes from './own-profile-sheet.module.css';

export function OwnProfileSkeleton() {
  return (
    <div className={classes.sheet}>
      <Skeleton height={420} />
      <div className={classes.words}>
        <Skeleton height={48} width="70%" />
        <Skeleton height={28} width="50%" />
        <Skeleton height={52} />
        <Skeleton height={280} />
      </div>
    </div>
  );
}
