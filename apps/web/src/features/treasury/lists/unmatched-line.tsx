import type { Unmatched } from '@suchi/contracts/treasury';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { formatMoment, formatShortDay } from '../../../shared/i18n/long-date.ts';
import classes from './unmatched-line.module.css';

/** One difference in a sentence. */
export function UnmatchedLine({ item }: { item: Unmatched }) {
  const t = useMessages('treasury');
  const words = t(`settlements.unmatchedWords.${item.difference}`, {
    id: item.entity_id,
    name: item.payer ?? t('settlements.noName'),
    expected: formatRupees(item.expected ?? 0),
    day: formatShortDay(item.settled_on),
  });
  return (
    <>
      <p className={classes.first}>
        <span className={classes.amount}>{formatRupees(item.amount)}</span>
        <span className={classes.when}>
          {item.paid_at === null ? formatShortDay(item.settled_on) : formatMoment(item.paid_at)}
        </span>
      </p>
      <p className={classes.words}>{words}</p>
    </>
  );
}
