import type { DayBook, DayBookDay } from '@suchi/contracts/treasury';
import { IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { formatShortWeekday } from '../../../shared/i18n/long-date.ts';
import { BankState } from './bank-state.tsx';
import classes from './day-cards.module.css';
import { DayPayments } from './day-payments.tsx';
import { isQuiet } from './day-table.tsx';
import type { OpenDays } from './open-days.ts';

/** The day book on a phone. */
export function DayCards({ book, open }: { book: DayBook; open: OpenDays }) {
  const t = useMessages('treasury');
  return (
    <ul className={classes.list} aria-label={t('dayBook.table')}>
      {book.days.map((day) => (
        <li key={day.day} className={classes.card}>
          {isQuiet(day) ? <QuietDay day={day} /> : <DayCard day={day} open={open} />}
        </li>
      ))}
      <li className={classes.totals}>
        <p className={classes.head}>
          <span>{t('dayBook.daysTotal', { count: book.days.length })}</span>
          <span className={classes.total}>{formatRupees(book.totals.total)}</span>
        </p>
        <Sums {...book.totals} />
      </li>
    </ul>
  );
}

function QuietDay({ day: { day } }: { day: DayBookDay }) {
  const t = useMessages('treasury');
  return (
    <>
      <p className={classes.day}>{formatShortWeekday(day)}</p>
      <p className={classes.quiet}>{t('dayBook.nothing')}</p>
    </>
  );
}

function DayCard({ day, open }: { day: DayBookDay; open: OpenDays }) {
  const t = useMessages('treasury');
  const id = useId();
  const isOpen = open.has(day.day);
  return (
    <>
      <div className={classes.head}>
        <button
          type="button"
          className={classes.opener}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={t('dayBook.open', { day: formatShortWeekday(day.day) })}
          onClick={() => open.toggle(day.day)}
        >
          <IconChevronRight size={20} aria-hidden="true" />
          {formatShortWeekday(day.day)}
        </button>
        <span className={classes.total}>{formatRupees(day.total)}</span>
      </div>
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

function Sums({ subscriptions, suchi, refunds }: Pick<DayBookDay, 'subscriptions' | 'suchi' | 'refunds'>) {
  const t = useMessages('treasury');
  return (
    <dl className={classes.sums}>
      {Object.entries({ subscriptions, suchi }).map(([name, { count, amount }]) =>
        count === 0 ? null : (
          <div key={name}>
            <dt>{t(name === 'suchi' ? 'dayBook.columns.suchi' : 'dayBook.columns.subscriptions')}</dt>
            <dd>
              <span className={classes.count}>{count}</span> {formatRupees(amount)}
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
