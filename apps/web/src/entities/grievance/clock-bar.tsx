import { type Clocked, findGrievanceClock } from '@suchi/domain/grievances';
import { type CalendarDate, todayInIndia } from '@suchi/domain/basics';
import classes from './clock-bar.module.css';

export interface ShownClock {
  state: Clocked['state'];
  from: CalendarDate;
  due_on: CalendarDate;
}

/** How far the time for the answer is used, today in India. */
export const readClock = ({ state, from, due_on: dueOn }: ShownClock) =>
  findGrievanceClock({ state, from, dueOn }, todayInIndia(new Date()));

/** Text beside it says the same. */
export function ClockBar({ of }: { of: ShownClock }) {
  const { look, share } = readClock(of);
  return (
    <div className={classes.bar} aria-hidden="true">
      <div className={classes.used} data-look={look} style={{ inlineSize: `${Math.max(share, 2)}%` }} />
    </div>
  );
}
