import type { OwnReceipt } from '@suchi/contracts/money';
import { formatCalendarDate } from '@suchi/domain/basics';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { ownReceiptsQuery, receiptHref } from '../api/payments-api.ts';
import { sayMethod } from '../model/say-method.ts';
import { Card, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './receipt-list.module.css';

/** Receipts and refund notes, newest first: a table, on a phone one row below the other. */
export function ReceiptList() {
  const t = useMessages('payments');
  const source = useQuery(ownReceiptsQuery);
  return (
    <Stack as="section" gap={3}>
      <h2>{t('receipts.title')}</h2>
      <ListStates
        source={source}
        isEmpty={(receipts) => receipts.length === 0}
        loading={<Skeleton height={120} />}
        empty={<Text tone="soft">{t('receipts.empty')}</Text>}
        ready={(receipts) => <ReceiptTable receipts={receipts} />}
      />
    </Stack>
  );
}

function ReceiptTable({ receipts }: { receipts: readonly OwnReceipt[] }) {
  const t = useMessages('payments');
  return (
    <Card as="table" className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('receipts.number')}</th>
          <th scope="col">{t('receipts.date')}</th>
          <th scope="col">{t('receipts.for')}</th>
          <th scope="col">{t('receipts.paidBy')}</th>
          <th scope="col">{t('receipts.amount')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('receipts.file')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {receipts.map((receipt) => (
          <tr key={receipt.id}>
            <td className={classes.number}>{receipt.number}</td>
            <td className={classes.date}>{formatCalendarDate(receipt.issued_on)}</td>
            <td className={classes.for}>{sayFor(receipt, t)}</td>
            <td className={classes.by}>{sayMethod(receipt, t)}</td>
            <Text as="td" nowrap figures className={classes.amount}>
              {formatRupees(receipt.amount)}
            </Text>
            <td className={classes.file}>
              <a
                className="touch gap-2"
                href={receiptHref(receipt.id)}
                target="_blank"
                rel="noopener"
                aria-label={t('receipts.pdfOf', { number: receipt.number })}
              >
                <IconDownload size={22} aria-hidden="true" />
                {t('receipts.pdf')}
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </Card>
  );
}

function sayFor({ kind, order_type: type, period, edition }: OwnReceipt, t: Translate<'payments'>): string {
  const what =
    type === 'subscription' ? sayPeriod(period, t) : t(`receipts.${type}`, { edition: edition ?? '' });
  return kind === 'receipt' ? what : t('receipts.refundNote', { what });
}

const sayPeriod = (period: OwnReceipt['period'], t: Translate<'payments'>): string =>
  period === null
    ? t('receipts.search')
    : t('receipts.period', { from: formatCalendarDate(period.from), to: formatCalendarDate(period.to) });
