import type { dayBookFileContract } from '@suchi/contracts/money';
import { formatCalendarDate } from '@suchi/domain/basics';
import { csvByteOrderMark, encodeCsvRow } from '@suchi/domain/text';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../../platform/access.ts';
import type { Call } from '../../../platform/route.ts';
import { channelWords, purposeWords } from '../file-words.ts';
import { type BookLine, type DayRange, listBookLines } from '../repository/day-book.ts';

const linesAtOnce = 1000;

const header = [
  'Date',
  'Time',
  'Receipt',
  'Name',
  'For',
  'Paid by',
  'Received',
  'Refunded',
  'Our reference',
  'Bank reference',
];

/** The lines are read while they are sent, so that a long season needs no memory. */
export function writeDayBookFile({
  input,
  platform,
}: Call<z.output<typeof dayBookFileContract.input>, RoleCaller>): Promise<AsyncIterable<string>> {
  return Promise.resolve(writeLines(platform.database, input));
}

async function* writeLines(db: Knex, range: DayRange): AsyncGenerator<string> {
  yield csvByteOrderMark + encodeCsvRow(header);
  let afterId = 0;
  for (;;) {
    const lines = await listBookLines(db, range, { afterId, limit: linesAtOnce });
    yield lines.map((line) => encodeCsvRow(writeLine(line))).join('');
    const last = lines.at(-1);
    if (!last || lines.length < linesAtOnce) return;
    afterId = last.id;
  }
}

function writeLine(line: BookLine): (string | number | null)[] {
  const { received, refunded } = splitAmount(line);
  return [
    formatCalendarDate(line.day),
    line.time,
    line.receipt_number,
    line.payer,
    line.order_type && purposeWords[line.order_type],
    line.method ?? (line.channel && channelWords[line.channel]),
    received,
    refunded,
    line.reference,
    line.bank_reference,
  ];
}

/** A reversal takes back what its line said before, so it is negative in the same column. */
function splitAmount({ purpose, credit, amount }: BookLine): {
  received: number | null;
  refunded: number | null;
} {
  const rupees = amount / 100;
  if (purpose === 'sale') return { received: rupees, refunded: null };
  if (purpose === 'refund_due') return { received: null, refunded: rupees };
  const isOfRefund = credit === 'subscription_income' || credit === 'book_income';
  return isOfRefund ? { received: null, refunded: -rupees } : { received: -rupees, refunded: null };
}
