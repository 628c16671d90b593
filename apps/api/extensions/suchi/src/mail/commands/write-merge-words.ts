import { type CalendarDate, formatCalendarDate } from '@suchi/domain/basics';
import type { AssociationNames } from '@suchi/domain/settings';
import type { Language } from '@suchi/words';
import { type Wording, wordingOf } from '../wording.ts';

/** As far as they are known. */
export interface MailEvent {
  date: CalendarDate | null;
  place: string | null;
}

/** What a bulk mail says besides the typed text, in the language of that text. */
export interface MergeWords {
  event: string;
  /** In place of a serial number that a candidate does not have. */
  unnumbered: string;
  why: string;
  stop: string;
}

export function writeMergeWords(
  language: Language,
  association: AssociationNames,
  event: MailEvent | null,
): MergeWords {
  const { t } = wordingOf(language, association);
  return {
    event: writeEvent(t, event ?? { date: null, place: null }),
    unnumbered: t('merge.unnumbered'),
    why: t('foot.whyBulk'),
    stop: t('foot.stopBulk'),
  };
}

function writeEvent(t: Wording['t'], event: MailEvent): string {
  const place = event.place?.trim() ?? '';
  if (event.date === null) return place === '' ? t('merge.event') : t('merge.eventIn', { place });
  const date = formatCalendarDate(event.date);
  return place === '' ? t('merge.eventOn', { date }) : t('merge.eventOnIn', { date, place });
}
