import type { CurrentEdition } from '@suchi/contracts/settings';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { editionQuery } from '../../../entities/association/edition-query.ts';
import { describeBook, describeEvent } from '../../../entities/association/season-words.ts';
import { splitDate } from '../../../shared/i18n/long-date.ts';
import { isEventComing } from '../../../entities/attendance/is-event-coming.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Box } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './melawa-banner.module.css';

interface MelawaBannerProps {
  /** Whether the candidate comes; shown until the event is over. */
  answer?: ReactNode;
}

/** The event and the book of the season, first on every home. Nothing while there is nothing to announce. */
export function MelawaBanner({ answer = null }: MelawaBannerProps) {
  const { data: edition, isPending } = useQuery(editionQuery);
  if (isPending) return <div className={classes.space} />;
  return edition ? <EventBanner edition={edition} answer={answer} /> : null;
}

function EventBanner({ edition, answer }: MelawaBannerProps & { edition: CurrentEdition }) {
  const t = useMessages('season');
  const event = describeEvent(edition, t);
  const book = describeBook(edition, t);
  if (event === null && book === null) return null;
  return (
    <section className={classes.banner} aria-label={event?.title ?? t('book.title')}>
      {event === null ? null : (
        <>
          <Leaf date={event.date} />
          <Box tone="soft" size="md">
            <p className={classes.short}>{event.short}</p>
            <p className={classes.title}>{event.title}</p>
            <p>
              <span className={classes.place}>
                {event.where === null ? null : `${event.where}. `}
                <span className={classes.more}>{event.text} </span>
              </span>
              {isEventComing(edition) ? answer : null}
            </p>
          </Box>
        </>
      )}
      {book === null ? null : (
        <Text tone="gold" size="md" className={classes.printed}>
          {book}
        </Text>
      )}
    </section>
  );
}

function Leaf({ date }: { date: string }) {
  const { month, day } = splitDate(date);
  return (
    <p className={classes.leaf} aria-hidden="true">
      <span>{month}</span>
      <strong>{day}</strong>
    </p>
  );
}
