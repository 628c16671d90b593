import type { DayPayment } from '@suchi/contracts/treasury';
import type { CalendarDate } from '@suchi/domain/basics';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { askRefundPath } from '../../../shared/config/office-paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { dayQuery } from '../api/treasury-queries.ts';
import { ReceiptLink } from '../../../entities/receipt/receipt-link.tsx';
import { formatTimeOfDay, formatShortWeekday } from '../../../shared/i18n/long-date.ts';
import { methodWords } from '../model/payment-words.ts';
import classes from './day-payments.module.css';

const shownFirst = 5;

/** The payments of a day, in its open row. */
export function DayPayments({ day }: { day: CalendarDate }) {
  const t = useMessages('treasury');
  const tCommon = useMessages('common');
  const { data, error, refetch, isFetching } = useQuery(dayQuery(day));
  const [isAll, setIsAll] = useState(false);
  if (data === undefined && error !== null) {
    return (
      <div className={classes.failed} role="alert">
        <p>{t('dayBook.dayFailed')}</p>
        <Button look="default" size="small" isBusy={isFetching} onClick={() => void refetch()}>
          {tCommon('tryAgain')}
        </Button>
      </div>
    );
  }
  if (data === undefined) {
    return (
      <div role="status" aria-busy="true" className={classes.failed}>
        <span className="visually-hidden">{tCommon('loading')}</span>
        <Skeleton height={150} />
      </div>
    );
  }
  const shown = isAll ? data.payments : data.payments.slice(0, shownFirst);
  const hidden = data.payments.length - shown.length;
  return (
    <>
      <ul className={classes.list} aria-label={t('dayBook.open', { day: formatShortWeekday(day) })}>
        {shown.map((payment) => (
          <PaymentLine key={payment.id} payment={payment} />
        ))}
      </ul>
      {hidden > 0 ? (
        <button type="button" className={classes.more} onClick={() => setIsAll(true)}>
          {t('dayBook.more', { count: hidden })}
        </button>
      ) : null}
      {isAll && data.total > data.payments.length ? (
        <p>{t('dayBook.cutOff', { shown: data.payments.length, total: data.total })}</p>
      ) : null}
      {data.payments.length === 0 ? <p className={classes.failed}>{t('dayBook.nothing')}</p> : null}
    </>
  );
}

function PaymentLine({ payment }: { payment: DayPayment }) {
  const t = useMessages('treasury');
  const { payer: name, amount, refunded, receipt } = payment;
  return (
    <li className={classes.line}>
      <span className={classes.time}>{formatTimeOfDay(payment.paid_at)}</span>
      <span className={classes.payer}>{name}</span>
      <span>{t(`purposes.${payment.order_type}`)}</span>
      <span>{methodWords(t, payment)}</span>
      <span className={classes.amount}>
        {formatRupees(amount)}
        {refunded > 0 ? (
          <span className={classes.back}>{t('dayBook.partBack', { amount: formatRupees(refunded) })}</span>
        ) : null}
      </span>
      <span className={classes.links}>
        {receipt === null ? null : (
          <ReceiptLink id={receipt.id} label={t('receiptOf', { number: receipt.number, name })}>
            {t('receipt')}
          </ReceiptLink>
        )}
        {refunded < amount ? (
          <Link to={askRefundPath(payment.id)} aria-label={t('refundOf', { name })}>
            {t('refund')}
          </Link>
        ) : null}
      </span>
    </li>
  );
}
