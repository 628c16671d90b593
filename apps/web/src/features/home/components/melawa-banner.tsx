import type { CurrentEdition } from '@suchi/contracts/settings';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { editionQuery } from '../../../entities/association/edition-query.ts';
import { splitDate } from '../../../shared/i18n/long-date.ts';
import { isEventComing } from '../../../entities/attendance/is-event-coming.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { describeBook, describeEvent } from '../model/season-words.ts';
import classes from './melawa-banner.module.css';

interface MelawaBannerProps {
  /** Whether the candidate comes; shown until the event is over. */
  answer?: ReactNode;
}

/** The event of the season. Shows nothing when there is none to announce, or when the edition does not load. */
export function MelawaBanner({ answer = null }: MelawaBannerProps) {
  const { data: edition, isPending } = useQuery(editionQuery);
  if (isPending) return <div className={classes.space} />;
  return edition ? <EventBanner edition={edition} answer={answer} /> : null;
}

function EventBanner({ edition, answer }: MelawaBannerProps & { edition: CurrentEdition }) {
  const t = useMessages('season');
  const event = describeEvent(edition, t);
  if (event === null) return null;
  const { month, day } = splitDate(event.date);
  const book = describeBook(edition, t);
  return (
    <section className={classes.banner} aria-label={event.title}>
      <p className={classes.leaf} aria-hidden="true">
        <span>{month}</span>
        <strong>{day}</strong>
      </p>
      <div className={classes.words}>
        <p className={classes.title}>{event.title}</p>
        <p>
          {event.place === null ? null : `${event.place}. `}
          <span className={event.isTextShort ? undefined : classes.more}>{event.text}</span>
          {isEventComing(edition) ? <> {answer}</> : null}
        </p>
      </div>
      {book === null ? null : <p className={classes.printed}>{book}</p>}
    </section>
  );
}
