import type {
  DayBook,
  DayBookDay,
  DayPayment,
  ListedReceipt,
  Settlement,
  SettlementLine,
  Statement,
  Unmatched,
} from '@suchi/contracts/money';
import { type CalendarDate, todayInIndia } from '@suchi/domain/basics';
import {
  type BookFigures,
  findFinancialYear,
  findFinancialYearDays,
  findPayoutDay,
  isPayoutOverdue,
  ledgerAccounts,
  ledgerPurposes,
  sumFigures,
} from '@suchi/domain/money';
import { associationNameOf } from '@suchi/domain/settings';
import type { Env } from '../../platform/env.ts';
import { presentRow } from '../../platform/list-columns.ts';
import type { ListResult } from '../../platform/list-page.ts';
import type { ReadDayBook } from './commands/read-day-book.ts';
import type { ReadStatement } from './commands/read-statement.ts';
import { presentLink } from './present.ts';
import { receiptColumns } from './receipt-columns.ts';
import type { BankDay, DayPaymentRow, LastCheck } from './repository/day-book.ts';
import type { LineRow, SettlementRow, UnmatchedRow } from './repository/settlements.ts';

interface RangeCall {
  input: { from: CalendarDate; to: CalendarDate };
  now: Date;
  platform: { env: Env };
}

const presentSum = ({ count, amountPaise }: { count: number; amountPaise: number }) => ({
  count,
  amount: amountPaise,
});

function presentFigures({ subscriptions, suchi, melawa, refunds, totalPaise }: BookFigures) {
  return {
    subscriptions: presentSum(subscriptions),
    suchi: presentSum(suchi),
    melawa: presentSum(melawa),
    refunds: presentSum(refunds),
    total: totalPaise,
  };
}

/** A night and half a day: later than that, the check did not run. */
const overdueAfterMs = 26 * 3_600_000;

function presentCheck(check: LastCheck | null, now: Date): DayBook['check'] {
  return (
    check && {
      checked_at: check.finished_at.toISOString(),
      ledger_difference: check.ledger_difference,
      differences: check.differences,
      is_overdue: now.getTime() - check.finished_at.getTime() > overdueAfterMs,
    }
  );
}

export function presentDayBook(book: ReadDayBook, { input, now }: RangeCall): DayBook {
  const today = todayInIndia(now);
  const days = book.days.map((day): DayBookDay => {
    const figures = sumFigures(book.movements.filter((movement) => movement.day === day));
    const bank = book.bank.find((one) => one.day === day);
    return { day, ...presentFigures(figures), bank: presentBank(day, bank, today) };
  });
  const all = sumFigures(book.movements);
  return {
    from: input.from,
    to: input.to,
    season: { name: findFinancialYear(today), ...findFinancialYearDays(today) },
    days,
    totals: {
      ...presentFigures(all),
      unmatched: days.reduce((sum, { bank }) => sum + bank.unmatched, 0),
    },
    received: {
      count: all.subscriptions.count + all.suchi.count + all.melawa.count,
      amount: all.subscriptions.amountPaise + all.suchi.amountPaise + all.melawa.amountPaise,
    },
    channels: { online: presentSum(all.online), cash: presentSum(all.cash), bank: presentSum(all.bank) },
    check: presentCheck(book.check, now),
    waiting: book.waiting,
    refunds_to_confirm: book.refundsToConfirm,
    unmatched: book.unmatched,
  };
}

function presentBank(day: CalendarDate, bank: BankDay | undefined, today: CalendarDate): DayBookDay['bank'] {
  if (!bank) return { state: 'none', payout_on: null, unmatched: 0 };
  const waiting = bank.received - bank.matched - Math.min(bank.differing, bank.received - bank.matched);
  const unmatched = bank.differing + (isPayoutOverdue(day, today) ? waiting : 0);
  if (unmatched > 0) return { state: 'unmatched', payout_on: null, unmatched };
  if (waiting > 0) return { state: 'payout', payout_on: findPayoutDay(day), unmatched: 0 };
  return { state: 'matched', payout_on: null, unmatched: 0 };
}

export function presentDay(
  rows: DayPaymentRow[],
  { input }: { input: { day: CalendarDate } },
): { day: CalendarDate; total: number; payments: DayPayment[] } {
  const payments = rows.map((row) => ({
    id: row.id,
    paid_at: row.paid_at.toISOString(),
    payer: row.payer,
    order_type: row.order_type,
    channel: row.channel,
    method: row.method,
    amount: row.amount,
    refunded: row.refunded,
    receipt: presentLink(row.receipt_id, row.receipt_number),
  }));
  return { day: input.day, total: rows[0]?.total ?? 0, payments };
}

const channelOf = { provider_receivable: 'online', cash_desk: 'cash', bank: 'bank' } as const;

export function presentStatement(
  { issuer, lines, sales, receipts, check }: ReadStatement,
  { input, now }: RangeCall,
): Statement {
  return {
    from: input.from,
    to: input.to,
    association: {
      name: associationNameOf(issuer),
      address: issuer.association_address,
      pan: issuer.association_pan,
      registration: issuer.association_registration,
    },
    made_at: now.toISOString(),
    accounts: ledgerAccounts.map((account) => presentAccount(account, lines)),
    sales: sales.map(({ order_type, debit, count, amount }) => ({
      order_type,
      channel: channelOf[debit as keyof typeof channelOf],
      count,
      amount,
    })),
    receipts,
    check: presentCheck(check, now),
  };
}

function presentAccount(
  account: Statement['accounts'][number]['account'],
  all: ReadStatement['lines'],
): Statement['accounts'][number] {
  const own = all.filter((line) => line.account === account);
  const sum = (isBefore: boolean, side: 'debits' | 'credits') =>
    own.filter(({ is_before }) => is_before === isBefore).reduce((total, line) => total + line[side], 0);
  const opening = sum(true, 'debits') - sum(true, 'credits');
  const [debits, credits] = [sum(false, 'debits'), sum(false, 'credits')];
  const lines = ledgerPurposes.flatMap((purpose) => {
    const line = own.find((one) => one.purpose === purpose && !one.is_before);
    return line ? [{ purpose, debits: line.debits, credits: line.credits, count: line.count }] : [];
  });
  return { account, opening, debits, credits, closing: opening + debits - credits, lines };
}

export function presentReceipts({ total, rows }: ListResult<ListedReceipt>): ListResult<ListedReceipt> {
  return {
    total,
    rows: rows.map((row) => presentRow<ListedReceipt, ListedReceipt, null>(receiptColumns, row, null)),
  };
}

export function presentSettlement(row: SettlementRow): Settlement {
  const { id, settled_on, utr, payments, fees, tax, refunds, lines, differences } = row;
  const net = payments - fees - refunds;
  return { id, settled_on, utr, payments, fees, tax, refunds, net, lines, differences };
}

export function presentSettlements(rows: SettlementRow[]): { total: number; settlements: Settlement[] } {
  return { total: rows[0]?.total ?? 0, settlements: rows.map(presentSettlement) };
}

export function presentLine(row: LineRow): SettlementLine {
  const { id, kind, entity_id, amount, fee, tax, payment, payer, difference } = row;
  return { id, kind, entity_id, amount, fee, tax, payment, payer, difference };
}

export function presentUnmatched(
  rows: UnmatchedRow[],
  { now }: { now: Date },
): { total: number; items: Unmatched[] } {
  const items = rows.map((row) => ({
    difference: row.difference,
    kind: row.kind,
    entity_id: row.entity_id,
    amount: row.amount,
    expected: row.expected,
    paid_at: row.paid_at?.toISOString() ?? null,
    settled_on: row.settled_on ?? findPayoutDay(todayInIndia(row.paid_at ?? now)),
    payment: row.payment,
    payer: row.payer,
    method: row.method,
  }));
  return { total: rows[0]?.total ?? 0, items };
}
