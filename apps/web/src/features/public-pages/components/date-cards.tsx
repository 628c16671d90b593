import { splitDate } from '../../../shared/i18n/long-date.ts';
import type { SeasonDay } from '../model/front-page-words.ts';
import { Box, List, Row } from '../../../shared/ui/layout.tsx';
import classes from './date-cards.module.css';

/** The days of the season, each with what happens then. */
export function DateCards({ days }: { days: readonly SeasonDay[] }) {
  return (
    <List gap={3}>
      {days.map(({ date, title, lines }) => (
        <Row as="li" key={title} gap={3} align="stretch" className="framed tint-gold pad-4">
          {date === null ? null : <Leaf date={date} />}
          <Box tone="soft" breaks grow className={classes.words}>
            <p className={classes.title}>{title}</p>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Box>
        </Row>
      ))}
    </List>
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
