import { splitDate } from '../../../shared/i18n/long-date.ts';
import type { SeasonDay } from '../model/front-page-words.ts';
import classes from './date-cards.module.css';

/** The days of the season, each with what happens then. */
export function DateCards({ days }: { days: readonly SeasonDay[] }) {
  return (
    <ul className={classes.days}>
      {days.map(({ date, title, lines }) => (
        <li key={title} className={classes.day}>
          {date === null ? null : <Leaf date={date} />}
          <div className={classes.words}>
            <p className={classes.title}>{title}</p>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Leaf({ date }: { date: string }) {
  const { month, day } = splitDate(date);
  return (
    <span className={classes.leaf} aria-hidden="true">
      <span>{month}</span>
      <strong>{day}</strong>
    </span>
  );
}
