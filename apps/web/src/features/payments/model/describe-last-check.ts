import type { OwnPayment } from '@suchi/contracts/money';
import { formatTimeOfDay } from '../../../shared/i18n/long-date.ts';
import type { Translate } from '../../../shared/i18n/messages.ts';

/** Times without seconds, so that a screen reader hears it once a minute at most. */
export function describeLastCheck(
  { checked_at: asked, next_check_at: next }: Pick<OwnPayment, 'checked_at' | 'next_check_at'>,
  t: Translate<'payments'>,
): string {
  if (asked !== null && next !== null) {
    return t('waiting.askedAndNext', { asked: formatTimeOfDay(asked), next: formatTimeOfDay(next) });
  }
  if (asked !== null) return t('waiting.askedOnly', { asked: formatTimeOfDay(asked) });
  return next === null ? t('waiting.asking') : t('waiting.nextOnly', { next: formatTimeOfDay(next) });
}
