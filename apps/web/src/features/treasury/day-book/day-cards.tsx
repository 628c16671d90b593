import type { DayBook, DayBookDay } from '@suchi/contracts/money';
import { useId } from 'react';
import { Opener } from '../components/opener.tsx';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { formatShortWeekday } from '../../../shared/i18n/long-date.ts';
import { BankState } from './bank-state.tsx';
import { Box, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './day-cards.module.css';
import { DayPayments } from './day-payments.tsx';
import { isQuiet } from './day-table.tsx';
import type { OpenDays } from './open-days.ts';

/** The day book on a phone. */
export function DayCards({ book, open }: { book: DayBook; open: OpenDays }) {
  const t = useMessages('treasury');
  return (
    <Box as="ul" figures aria-label={t('dayBook.table')}>
      {book.days.map((day) => (
        <li key={day.day} className={classes.card}>
          {isQuiet(day) ? <QuietDay day={day} /> : <DayCard day={day} open={open} />}
        </li>
      ))}
      <li className={classes.totals}>
        <Row as="p" gap={3} rowGap={1} justify="between" wrap>
          <span>{t('dayBook.daysTotal', { count: book.days.length })}</span>
          <Text as="span" size="lg" weight="bold" nowrap>
            {formatRupees(book.totals.total)}
          </Text>
        </Row>
        <Sums {...book.totals} />
      </li>
    </Box>
  );
}

function QuietDay({ day: { day } }: { day: DayBookDay }) {
  const t = useMessages('treasury');
  return (
    <>
      <Text weight="bold">{formatShortWeekday(day)}</Text>
      <Text tone="muted">{t('dayBook.nothing')}</Text>
    </>
  );
}

function DayCard({ day, open }: { day: DayBookDay; open: OpenDays }) {
  const t = useMessages('treasury');
  const id = useId();
  const isOpen = open.has(day.day);
  return (
    <>
      <Row gap={3} rowGap={1} justify="between" wrap>
        <Opener
          isOpen={isOpen}
          opens={id}
          className={classes.opener}
          aria-label={t('dayBook.open', { day: formatShortWeekday(day.day) })}
          onClick={() => open.toggle(day.day)}
        >
          {formatShortWeekday(day.day)}
        </Opener>
        <Text as="span" size="lg" weight="bold" nowrap>
          {formatRupees(day.total)}
        </Text>
      </Row>
      <Sums {...day} />
      <BankState {...day.bank} />
      {isOpen ? (
        <div id={id} className={classes.open}>
          <DayPayments day={day.day} />
        </div>
      ) : null}
    </>
  );
}

const incomes = ['subscriptions', 'suchi', 'melawa'] as const;

function Sums({ refunds, ...sums }: Pick<DayBookDay, (typeof incomes)[number] | 'refunds'>) {
  const t = useMessages('treasury');
  return (
    <dl className={classes.sums}>
      {incomes.map((name) =>
        sums[name].count === 0 ? null : (
          <div key={name}>
            <dt>{t(`dayBook.columns.${name}`)}</dt>
            <dd>
              <span className={classes.count}>{sums[name].count}</span> {formatRupees(sums[name].amount)}
            </dd>
          </div>
        ),
      )}
      {refunds.count === 0 ? null : (
        <div>
          <dt>{t('dayBook.columns.refunds')}</dt>
          <dd className={classes.out}>{formatRupees(-Math.abs(refunds.amount))}</dd>
        </div>
      )}
    </dl>
  );
}
