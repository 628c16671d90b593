import classes from './skeleton.module.css';

interface SkeletonProps {
  width?: string;
  height: number;
  isRound?: boolean;
}

export function Skeleton({ width = '100%', height, isRound = false }: SkeletonProps) {
  return (
    <span
      className={classes.skeleton}
      style={{ width, height, ...(isRound && { borderRadius: height }) }}
      aria-hidden="true"
    />
  );
}
