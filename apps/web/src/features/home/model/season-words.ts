import type { CurrentEdition } from '@suchi/contracts/settings';
import { formatLongDate, formatWeekdayDate } from '../../../shared/i18n/long-date.ts';
import type { Translate } from '../../../shared/i18n/messages.ts';

/** The event that is announced or thanked for. */
export interface EventWords {
  date: string;
  place: string | null;
  title: string;
  text: string;
  /** Whether a phone shows the text too. */
  isTextShort: boolean;
}

/** Null when there is nothing to announce: no date yet, or the event is over and the next has no date. */
export function describeEvent(edition: CurrentEdition, t: Translate<'season'>): EventWords | null {
  const { event, event_date: date, event_place: place, next_event: next } = edition;
  if (date === null || event === 'undated' || event === 'over') {
    if (next === null) return null;
    return announce(next.date, next.place, t('event.next', { date: formatWeekdayDate(next.date) }), t);
  }
  if (event === 'ahead') return announce(date, place, t('event.ahead', { date: formatWeekdayDate(date) }), t);
  if (event === 'today') return announce(date, place, t('event.today'), t);
  const text = next === null ? t('event.over') : t('event.overNext', { date: formatLongDate(next.date) });
  return { date, place: null, title: t('event.thanks'), text, isTextShort: true };
}

function announce(date: string, place: string | null, title: string, t: Translate<'season'>): EventWords {
  return { date, place, title, text: t('event.text'), isTextShort: false };
}

/** What is next for the book; null when there is nothing to say. */
export function describeBook(edition: CurrentEdition, t: Translate<'season'>): string | null {
  const { stage, registration_until: until } = edition;
  if (stage === 'printed' || stage === 'delivered') return t(`book.${stage}`);
  if (until === null || (stage !== 'registering' && stage !== 'closed')) return null;
  return t(`book.${stage}`, { date: formatLongDate(until) });
}
