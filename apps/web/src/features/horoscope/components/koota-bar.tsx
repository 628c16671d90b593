import type { PointsData } from '@suchi/contracts/horoscope';
import classes from './horoscope.module.css';

/** A bar without a judgement; what is not certain is hatched. The points stand beside it. */
export function KootaBar({ points, of }: { points: PointsData; of: number }) {
  const share = (value: number) => `${(value / of) * 100}%`;
  return (
    <span className={classes.bar} aria-hidden="true">
      <span style={{ width: share(points.min) }} />
      <span className={classes.open} style={{ width: share(points.max - points.min) }} />
    </span>
  );
}
