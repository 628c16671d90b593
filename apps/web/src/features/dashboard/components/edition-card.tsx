import type { Dashboard } from '@suchi/contracts/office';
import { countDays, formatCalendarDate } from '@suchi/domain/basics';
import { attendances } from '@suchi/domain/lifecycle';
import { useId } from 'react';
import { useHasAccess } from '../../../entities/current-user/use-duties.ts';
import { officePaths } from '../../../shared/config/office-paths.ts';
import { paths } from '../../../shared/config/paths.ts';
import { formatCount } from '../../../shared/i18n/format-count.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { Link } from '../../../shared/router/link.tsx';
import { Card, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import card from './chart-card.module.css';
import classes from './edition-card.module.css';

type Edition = NonNullable<Dashboard['edition']>;

interface EditionCardProps {
  edition: Edition;
  today: string;
}

/** How many days are left, the dates of the year, and what candidates answered about the melawa. */
export function EditionCard({ edition, today }: EditionCardProps) {
  const t = useMessages('dashboard');
  const id = useId();
  const mayChange = useHasAccess('admin');
  return (
    <Card as="section" className={card.card} aria-labelledby={id}>
      <Row gap={3} justify="between">
        <Text as="h2" id={id} size="body" weight="bold" face="plain" leading="snug">
          {t('edition.title', { year: edition.year })}
        </Text>
        {mayChange ? (
          <Link className={`touch ${classes.change}`} to={paths.settingsAdmin}>
            {t('edition.change')}
          </Link>
        ) : null}
      </Row>
      <DaysLeft until={edition.registration_until} today={today} />
      <Dates edition={edition} />
      <Attendance counts={edition.attendance} />
    </Card>
  );
}

function DaysLeft({ until, today }: { until: string | null; today: string }) {
  const t = useMessages('dashboard');
  const days = until === null ? null : countDays(today, until);
  if (days === null) return <p>{t('edition.undated')}</p>;
  if (days < 0) return <p>{t('edition.closed')}</p>;
  if (days === 0) return <p>{t('edition.lastDay')}</p>;
  return (
    <Row as="p" gap={3} weight="bold">
      <RichMessage
        text={t('edition.daysLeft', { count: days })}
        marks={{ b: (count) => <strong className={classes.days}>{count}</strong> }}
      />
    </Row>
  );
}

function Dates({ edition }: { edition: Edition }) {
  const t = useMessages('dashboard');
  const { registration_until: until, delivery_after: sent, delivery_days: days, event_date: event } = edition;
  const place = edition.event_place;
  const dates = [
    { date: until, words: t('edition.until') },
    { date: sent, words: days ? t('edition.sentWithin', { days }) : t('edition.sent') },
    { date: event, words: place ? t('edition.eventAt', { place }) : t('edition.event') },
  ];
  return (
    <dl className={classes.dates}>
      {dates.map(({ date, words }) =>
        date === null ? null : (
          <div key={words}>
            <dt>{formatCalendarDate(date)}</dt>
            <dd>{words}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** The bar repeats the numbers. */
function Attendance({ counts }: { counts: Edition['attendance'] }) {
  const t = useMessages('dashboard');
  const mayOpen = useHasAccess('event');
  return (
    <div className={classes.attendance}>
      <Row gap="half" align="stretch" className={classes.bar} aria-hidden="true">
        {attendances.map((answer) => (
          <span key={answer} className={classes[answer]} style={{ flexGrow: counts[answer] }} />
        ))}
      </Row>
      <Row
        as="ul"
        gap={3}
        align="stretch"
        justify="between"
        className={classes.answers}
        aria-label={t('edition.answers')}
      >
        {attendances.map((answer) => {
          const count = formatCount(counts[answer]);
          const words = t(`edition.attendance.${answer}`);
          return (
            <li key={answer}>
              {mayOpen ? (
                <Link
                  to={`${officePaths.attendees}?attendance=${answer}`}
                  aria-label={t('funnel.open', { count, step: words })}
                >
                  {count}
                </Link>
              ) : (
                <strong>{count}</strong>
              )}
              <span>{words}</span>
            </li>
          );
        })}
      </Row>
    </div>
  );
}
