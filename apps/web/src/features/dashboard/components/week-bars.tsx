import type { NumberList } from '@suchi/contracts/office';
import { useHasAccess } from '../../../entities/current-user/use-duties.ts';
import { formatCount } from '../../../shared/i18n/format-count.ts';
import { Link } from '../../../shared/router/link.tsx';
import { axisTicks } from '../../../shared/ui/axis-ticks.ts';
import { numberListPath } from '../model/number-list-path.ts';
import classes from './week-bars.module.css';

export type BarLook = 'gold' | 'maroon' | 'hatched';

interface WeekBar {
  look: BarLook;
  count: number;
  /** What a click opens, for those who may. */
  list: NumberList;
  isLabelled: boolean;
}

interface Week {
  /** As written below it. */
  name: string;
  /** Its numbers in words, beside the pointer. */
  hint: string;
  bars: readonly WeekBar[];
}

interface WeekBarsProps {
  weeks: readonly Week[];
  /** Counts drawn as a dashed line, one for each week. */
  line?: readonly number[];
}

/** Bars for each week. Hidden from screen readers and from the keyboard: the table has the numbers and the links. */
export function WeekBars({ weeks, line = [] }: WeekBarsProps) {
  const counts = weeks.flatMap(({ bars }) => bars.map(({ count }) => count));
  const ticks = axisTicks(Math.max(0, ...counts, ...line));
  const top = ticks.at(-1) ?? 1;
  const points = line.map(
    (count, place) => `${((place + 0.5) / line.length) * 100},${100 - (count / top) * 100}`,
  );
  return (
    <div className={classes.chart} aria-hidden="true">
      <div className={classes.plot}>
        {ticks.map((tick) => (
          <span key={tick} className={classes.tick} style={{ bottom: `${(tick / top) * 100}%` }}>
            {formatCount(tick)}
          </span>
        ))}
        <div className={classes.weeks}>
          {weeks.map(({ name, hint, bars }) => (
            <div key={name} className={classes.week} title={hint}>
              {bars.map((bar) => (
                <Bar key={bar.look} bar={bar} top={top} />
              ))}
              <span className={classes.name}>{name}</span>
            </div>
          ))}
        </div>
        {line.length > 0 ? (
          <svg className={classes.line} viewBox="0 0 100 100" preserveAspectRatio="none">
            <polyline points={points.join(' ')} />
          </svg>
        ) : null}
      </div>
    </div>
  );
}

function Bar({ bar: { look, count, list, isLabelled }, top }: { bar: WeekBar; top: number }) {
  const mayOpen = useHasAccess(list.access);
  const shown = {
    className: `${classes.bar} ${classes[look]}`,
    style: { height: `${(count / top) * 100}%` },
    children: isLabelled && count > 0 ? <span className={classes.count}>{formatCount(count)}</span> : null,
  };
  return mayOpen && count > 0 ? (
    <Link to={numberListPath(list)} tabIndex={-1} {...shown} />
  ) : (
    <span {...shown} />
  );
}
