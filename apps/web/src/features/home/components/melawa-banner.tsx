import { useQuery } from '@tanstack/react-query';
import { editionQuery } from '../../../entities/association/edition-query.ts';
import { formatLongDate, formatWeekdayDate, splitDate } from '../../../entities/association/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import classes from './melawa-banner.module.css';

/** The event of the current edition. Shows nothing when the edition does not load. */
export function MelawaBanner() {
  const t = useMessages('member');
  const { data: edition, isPending } = useQuery(editionQuery);
  if (isPending) return <div className={classes.space} />;
  const eventDate = edition?.event_date ?? null;
  if (!edition || eventDate === null) return null;
  const { month, day } = splitDate(eventDate);
  const title = t('home.melawa.title', { date: formatWeekdayDate(eventDate) });
  return (
    <section className={classes.banner} aria-label={title}>
      <p className={classes.leaf} aria-hidden="true">
        <span>{month}</span>
        <strong>{day}</strong>
      </p>
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        <p>
          {edition.event_place === null ? null : `${edition.event_place}. `}
          <span className={classes.more}>{t('home.melawa.text')}</span>
        </p>
      </div>
      {edition.registration_until === null ? null : (
        <p className={classes.printed}>
          {t('home.melawa.printed', { date: formatLongDate(edition.registration_until) })}
        </p>
      )}
    </section>
  );
}
