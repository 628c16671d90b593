import type { StageNow } from '@suchi/contracts/melawa';
import { formatTimeOfDay } from '../../../shared/i18n/long-date.ts';
import type { Translate } from '../../../shared/i18n/messages.ts';

/** Where the stage stands while nobody is on it. */
export function momentWords(moment: StageNow['moment'], t: Translate<'melawaToday'>): string {
  if (moment === null || moment.kind === 'stage') return t('empty');
  if (moment.kind === 'end') return t('moments.end');
  if (moment.at === null) return t(`moments.${moment.kind}`);
  return t(`moments.${moment.kind}At`, { time: formatTimeOfDay(moment.at) });
}
