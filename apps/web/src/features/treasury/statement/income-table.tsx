import type { DayBook, Statement } from '@suchi/contracts/money';
import { orderTypes } from '@suchi/domain/money';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { countSales, isSameAsDayBook, sumSales } from '../model/statement-sums.ts';
import classes from './statement-page.module.css';

const channels = ['online', 'cash', 'bank'] as const;

/** What came in, by purpose and channel, with the refunds of the day book. */
export function IncomeTable({ statement, book }: { statement: Statement; book: DayBook }) {
  const t = useMessages('treasury');
  const { sales } = statement;
  const isSame = isSameAsDayBook({ statement, book });
  return (
    <section>
      <h3 className={classes.section}>{t('statement.income')}</h3>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('statement.columns.purpose')}</th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                {t(`statement.columns.${channel}`)}
              </th>
            ))}
            <th scope="col">{t('statement.columns.total')}</th>
          </tr>
        </thead>
        <tbody>
          {orderTypes.map((orderType) => (
            <tr key={orderType}>
              <th scope="row">
                {t(`statement.purposes.${orderType}`)}{' '}
                <span className={classes.count}>{countSales(sales, { orderType })}</span>
              </th>
              {channels.map((channel) => (
                <td key={channel} data-label={t(`statement.columns.${channel}`)}>
                  {formatRupees(sumSales(sales, { orderType, channel }))}
                </td>
              ))}
              <td data-label={t('statement.columns.total')}>
                {formatRupees(sumSales(sales, { orderType }))}
              </td>
            </tr>
          ))}
          <tr className={classes.sum}>
            <th scope="row">
              {t('statement.received')} <span className={classes.count}>{countSales(sales)}</span>
            </th>
            {channels.map((channel) => (
              <td key={channel} data-label={t(`statement.columns.${channel}`)}>
                {formatRupees(sumSales(sales, { channel }))}
              </td>
            ))}
            <td data-label={t('statement.columns.total')}>{formatRupees(sumSales(sales))}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              {t('statement.refunded')} <span className={classes.count}>{book.totals.refunds.count}</span>
            </th>
            <td>{formatRupees(-Math.abs(book.totals.refunds.amount))}</td>
          </tr>
          <tr className={classes.sum}>
            <th scope="row" colSpan={4}>
              {t('statement.net')}
            </th>
            <td>{formatRupees(book.totals.total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={isSame ? classes.note : classes.wrong}>
        {isSame
          ? t('statement.sameAsDayBook')
          : t('statement.notSameAsDayBook', { amount: formatRupees(book.received.amount) })}
      </p>
    </section>
  );
}
