import type { Translate } from '../../../shared/i18n/messages.ts';

/** `7 hours 17 minutes`; without the hours below one, without the minutes when there are none. */
export function durationWords(t: Translate<'bulkMail'>, minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [
    hours > 0 ? t('duration.hours', { count: hours }) : null,
    rest > 0 || hours === 0 ? t('duration.minutes', { count: rest }) : null,
  ]
    .filter(Boolean)
    .join(' ');
}
