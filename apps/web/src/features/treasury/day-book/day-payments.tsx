import type { DayPayment } from '@suchi/contracts/money';
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
import { LinkButton } from '../../../shared/ui/plain-button.tsx';
import { Row, Stack, List } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
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
      <Stack gap={2} align="start" className={classes.failed} role="alert">
        <p>{t('dayBook.dayFailed')}</p>
        <Button look="default" size="small" isBusy={isFetching} onClick={() => void refetch()}>
          {tCommon('tryAgain')}
        </Button>
      </Stack>
    );
  }
  if (data === undefined) {
    return (
      <Stack role="status" aria-busy="true" gap={2} align="start" className={classes.failed}>
        <span className="visually-hidden">{tCommon('loading')}</span>
        <Skeleton height={150} />
      </Stack>
    );
  }
  const shown = isAll ? data.payments : data.payments.slice(0, shownFirst);
  const hidden = data.payments.length - shown.length;
  return (
    <>
      <List aria-label={t('dayBook.open', { day: formatShortWeekday(day) })}>
        {shown.map((payment) => (
          <PaymentLine key={payment.id} payment={payment} />
        ))}
      </List>
      {hidden > 0 ? (
        <LinkButton className={classes.more} onClick={() => setIsAll(true)}>
          {t('dayBook.more', { count: hidden })}
        </LinkButton>
      ) : null}
      {isAll && data.total > data.payments.length ? (
        <p>{t('dayBook.cutOff', { shown: data.payments.length, total: data.total })}</p>
      ) : null}
      {data.payments.length === 0 ? (
        <Stack as="p" gap={2} align="start" className={classes.failed}>
          {t('dayBook.nothing')}
        </Stack>
      ) : null}
    </>
  );
}

function PaymentLine({ payment }: { payment: DayPayment }) {
  const t = useMessages('treasury');
  const { payer: name, amount, refunded, receipt } = payment;
  return (
    <li className={classes.line}>
      <Text as="span" tone="soft">
        {formatTimeOfDay(payment.paid_at)}
      </Text>
      <Text as="span" weight="bold" breaks className={classes.payer}>
        {name}
      </Text>
      <span>{t(`purposes.${payment.order_type}`)}</span>
      <span>{methodWords(t, payment)}</span>
      <span className={classes.amount}>
        {formatRupees(amount)}
        {refunded > 0 ? (
          <span className={classes.back}>{t('dayBook.partBack', { amount: formatRupees(refunded) })}</span>
        ) : null}
      </span>
      <Row as="span" gap={4} rowGap={1} align="stretch" justify="end">
        {receipt === null ? null : (
          <ReceiptLink
            id={receipt.id}
            className="touch"
            label={t('receiptOf', { number: receipt.number, name })}
          >
            {t('receipt')}
          </ReceiptLink>
        )}
        {refunded < amount ? (
          <Link className="touch" to={askRefundPath(payment.id)} aria-label={t('refundOf', { name })}>
            {t('refund')}
          </Link>
        ) : null}
      </Row>
    </li>
  );
}
