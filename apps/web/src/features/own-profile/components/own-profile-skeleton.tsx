import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import classes from './own-profile-sheet.module.css';

export function OwnProfileSkeleton() {
  return (
    <Stack gap={6} className={`bounded ${classes.sheet}`}>
      <Skeleton height={420} />
      <Stack gap={5} className={`bounded ${classes.words}`}>
        <Skeleton height={48} width="70%" />
        <Skeleton height={28} width="50%" />
        <Skeleton height={52} />
        <Skeleton height={280} />
      </Stack>
    </Stack>
  );
}
