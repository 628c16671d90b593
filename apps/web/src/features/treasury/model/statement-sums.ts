import type { DayBook, Statement } from '@suchi/contracts/money';

type Sale = Statement['sales'][number];

interface SaleFilter {
  orderType?: Sale['order_type'];
  channel?: Sale['channel'];
}

function filterSales(sales: readonly Sale[], { orderType, channel }: SaleFilter): Sale[] {
  return sales.filter(
    (sale) =>
      (orderType === undefined || sale.order_type === orderType) &&
      (channel === undefined || sale.channel === channel),
  );
}

/** In paise. */
export function sumSales(sales: readonly Sale[], filter: SaleFilter = {}): number {
  return filterSales(sales, filter).reduce((sum, { amount }) => sum + amount, 0);
}

export function countSales(sales: readonly Sale[], filter: SaleFilter = {}): number {
  return filterSales(sales, filter).reduce((sum, { count }) => sum + count, 0);
}

/** Whether no number is missing between the first and the last receipt. False across two financial years. */
export function isGapless({ first, last, count }: NonNullable<Statement['receipts']>): boolean {
  const [firstYear, firstNumber] = first.split('/');
  const [lastYear, lastNumber] = last.split('/');
  return firstYear === lastYear && Number(lastNumber) - Number(firstNumber) + 1 === count;
}

/** Whether the statement and the day book have the same received sum. */
export function isSameAsDayBook({ statement, book }: { statement: Statement; book: DayBook }): boolean {
  return sumSales(statement.sales) === book.received.amount;
}
