import type { CurrentEdition } from '@suchi/contracts/settings';
import { formatLongDate, formatWeekdayDate } from '../../shared/i18n/long-date.ts';
import type { Translate } from '../../shared/i18n/messages.ts';

/** The event that is announced or thanked for. */
export interface EventWords {
  date: string;
  /** Time and place. */
  where: string | null;
  title: string;
  text: string;
  /** All that a phone shows, in one line. */
  short: string;
}

/** Null when there is nothing to announce: no date yet, or the event is over and the next has no date. */
export function describeEvent(edition: CurrentEdition, t: Translate<'season'>): EventWords | null {
  const { event, event_date: date, event_place: place, event_time: time, next_event: next } = edition;
  if (date === null || event === 'undated' || event === 'over') return next && announce('next', next, t);
  if (event === 'ahead' || event === 'today') return announce(event, { date, place, time }, t);
  const text = next === null ? t('event.over') : t('event.overNext', { date: formatLongDate(next.date) });
  return { date, where: null, title: t('event.thanks'), text, short: t('event.thanks') };
}

function announce(
  key: 'ahead' | 'next' | 'today',
  { date, place, time = null }: { date: string; place: string | null; time?: string | null },
  t: Translate<'season'>,
): EventWords {
  const when = t(`event.${key}`, { date: formatLongDate(date) });
  return {
    date,
    where: place !== null && time !== null ? t('event.timeAndPlace', { time, place }) : (time ?? place),
    title: t(`event.${key}`, { date: formatWeekdayDate(date) }),
    text: t('event.text'),
    short: place === null ? when : t('event.at', { when, place }),
  };
}

/** What is next for the book; null when there is nothing to say. */
export function describeBook(edition: CurrentEdition, t: Translate<'season'>): string | null {
  const { stage, registration_until: until } = edition;
  if (stage === 'printed' || stage === 'delivered') return t(`book.${stage}`);
  if (until === null || (stage !== 'registering' && stage !== 'closed')) return null;
  return t(`book.${stage}`, { date: formatLongDate(until) });
}
