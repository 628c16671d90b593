import type { DayBookDay } from '@suchi/contracts/money';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { StateMark, type StateTone } from '../components/state-mark.tsx';
import { formatShortDay } from '../../../shared/i18n/long-date.ts';

const tones: Record<DayBookDay['bank']['state'], StateTone> = {
  none: 'plain',
  matched: 'success',
  payout: 'info',
  unmatched: 'gold',
};

/** Whether the day's online money has reached the bank. */
export function BankState({ state, payout_on: payoutOn, unmatched }: DayBookDay['bank']) {
  const t = useMessages('treasury');
  return <StateMark tone={tones[state]}>{findWords()}</StateMark>;

  function findWords(): string {
    if (state === 'unmatched') return t('dayBook.bankStates.unmatched', { count: unmatched });
    if (state !== 'payout') return t(`dayBook.bankStates.${state}`);
    return payoutOn === null
      ? t('dayBook.bankStates.payoutSoon')
      : t('dayBook.bankStates.payout', { day: formatShortDay(payoutOn) });
  }
}
