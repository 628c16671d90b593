import type { DayBook, DayBookDay } from '@suchi/contracts/money';
import { type MouseEvent, useId } from 'react';
import { Opener } from '../components/opener.tsx';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { formatShortWeekday } from '../../../shared/i18n/long-date.ts';
import { BankState } from './bank-state.tsx';
import { DayPayments } from './day-payments.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './day-table.module.css';
import type { OpenDays } from './open-days.ts';

const columns = ['day', 'subscriptions', 'suchi', 'melawa', 'refunds', 'total', 'bank'] as const;

export function DayTable({ book, open }: { book: DayBook; open: OpenDays }) {
  const t = useMessages('treasury');
  return (
    <table className={classes.table} aria-label={t('dayBook.table')}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" className={isAmount(name) ? classes.amountHead : undefined}>
              {t(`dayBook.columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {book.days.map((day) => (
          <DayRow key={day.day} day={day} open={open} />
        ))}
      </tbody>
      <tfoot>
        <Totals book={book} />
      </tfoot>
    </table>
  );
}

const isAmount = (name: (typeof columns)[number]) => name !== 'day' && name !== 'bank';

function DayRow({ day, open }: { day: DayBookDay; open: OpenDays }) {
  const t = useMessages('treasury');
  const id = useId();
  const isOpen = open.has(day.day);
  if (isQuiet(day)) {
    return (
      <tr>
        <th scope="row" className={classes.quietDay}>
          {formatShortWeekday(day.day)}
        </th>
        <Text as="td" tone="muted" colSpan={6}>
          {t('dayBook.nothing')}
        </Text>
      </tr>
    );
  }
  // A click anywhere in the row; the button in it is for the keyboard and screen readers.
  const toggle = (event: MouseEvent) => {
    event.stopPropagation();
    open.toggle(day.day);
  };
  return (
    <>
      <tr className={classes.row} onClick={toggle}>
        <th scope="row">
          <Opener
            isOpen={isOpen}
            opens={id}
            className={`nowrap ${classes.opener}`}
            aria-label={t('dayBook.open', { day: formatShortWeekday(day.day) })}
            onClick={toggle}
          >
            {formatShortWeekday(day.day)}
          </Opener>
        </th>
        <SumCell {...day.subscriptions} />
        <SumCell {...day.suchi} />
        <SumCell {...day.melawa} />
        <RefundCell amount={day.refunds.amount} />
        <td className={classes.total}>{formatRupees(day.total)}</td>
        <td>
          <BankState {...day.bank} />
        </td>
      </tr>
      {isOpen ? (
        <tr id={id}>
          <td colSpan={7} className={classes.open}>
            <DayPayments day={day.day} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

export function isQuiet({ subscriptions, suchi, melawa, refunds }: DayBookDay): boolean {
  return [subscriptions, suchi, melawa, refunds].every(({ count }) => count === 0);
}

function SumCell({ count, amount }: { count: number; amount: number }) {
  if (count === 0) return <NoneCell />;
  return (
    <td className={classes.amount}>
      <Text as="span" tone="muted" weight="regular" className={classes.count}>
        {count}
      </Text>{' '}
      {formatRupees(amount)}
    </td>
  );
}

function RefundCell({ amount }: { amount: number }) {
  if (amount === 0) return <NoneCell />;
  return (
    <Text as="td" tone="error" className={classes.amount}>
      {formatRupees(-Math.abs(amount))}
    </Text>
  );
}

function NoneCell() {
  const t = useMessages('treasury');
  return (
    <Text as="td" tone="muted" className={classes.amount}>
      <span aria-hidden="true">{t('dayBook.none')}</span>
      <span className="visually-hidden">{t('dayBook.noneSpoken')}</span>
    </Text>
  );
}

function Totals({ book: { days, totals } }: { book: DayBook }) {
  const t = useMessages('treasury');
  return (
    <tr>
      <th scope="row">{t('dayBook.daysTotal', { count: days.length })}</th>
      <SumCell {...totals.subscriptions} />
      <SumCell {...totals.suchi} />
      <SumCell {...totals.melawa} />
      <RefundCell amount={totals.refunds.amount} />
      <td className={classes.total}>{formatRupees(totals.total)}</td>
      <Text as="td" tone={totals.unmatched > 0 ? 'gold' : undefined}>
        {totals.unmatched > 0 ? t('dayBook.bankStates.unmatched', { count: totals.unmatched }) : null}
      </Text>
    </tr>
  );
}
