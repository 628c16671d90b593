import type { DayBook } from '@suchi/contracts/money';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './day-figures.module.css';

/** Sums of the days on the page. The channels add up to what was received. */
export function DayFigures({ book }: { book: DayBook }) {
  const t = useMessages('treasury');
  const { received, channels, totals } = book;
  return (
    <section aria-label={t('dayBook.figures')}>
      <Row as="dl" gap="half" align="stretch" wrap className={classes.figures}>
        <Figure
          label={t('dayBook.received')}
          amount={received.amount}
          hint={t('dayBook.payments', { count: received.count })}
        />
        <Figure
          label={t('dayBook.online')}
          amount={channels.online.amount}
          hint={t('dayBook.throughProvider')}
        />
        <Figure
          label={t('dayBook.cash')}
          amount={channels.cash.amount}
          hint={t('dayBook.receipts', { count: channels.cash.count })}
        />
        {channels.bank.count > 0 ? (
          <Figure
            label={t('dayBook.bank')}
            amount={channels.bank.amount}
            hint={t('dayBook.receipts', { count: channels.bank.count })}
          />
        ) : null}
        <Figure
          label={t('dayBook.refunded')}
          amount={-Math.abs(totals.refunds.amount)}
          hint={t('dayBook.refunds', { count: totals.refunds.count })}
        />
        <Figure label={t('dayBook.net')} amount={totals.total} hint={t('dayBook.netHint')} />
      </Row>
    </section>
  );
}

function Figure({ label, amount, hint }: { label: string; amount: number; hint: string }) {
  return (
    <div className={classes.figure}>
      <Text as="dt" tone="soft">
        {label}
      </Text>
      <Text as="dd" tone={amount < 0 ? 'error' : undefined} size="2xl" weight="bold" leading="snug" nowrap>
        {formatRupees(amount)}
      </Text>
      <Text as="dd" tone="muted">
        {hint}
      </Text>
    </div>
  );
}
