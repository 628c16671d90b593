import type {
  ListedReceipt,
  receiptsContract,
  refundsContract,
  settlementContract,
  settlementsContract,
  treasuryPaymentContract,
} from '@suchi/contracts/money';
import { todayInIndia } from '@suchi/domain/basics';
import { findLastOverdueDay, refundableAlone } from '@suchi/domain/money';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../../platform/access.ts';
import { codedError } from '../../../platform/coded-error.ts';
import type { ListResult } from '../../../platform/list-page.ts';
import type { ReadCall } from '../../../platform/route.ts';
import { type ChequeRow, listCheques } from '../repository/desk-payments.ts';
import { findPayments, type PaymentRow } from '../repository/payments.ts';
import { listReceipts, receiptsOf } from '../repository/receipt-list.ts';
import { listRefunds, readAloneOn, readConfirmAbove } from '../repository/refunds.ts';
import {
  findSettlement,
  type LineRow,
  listLines,
  listSettlements,
  listUnmatched,
  type SettlementRow,
  type UnmatchedRow,
} from '../repository/settlements.ts';
import type { LoadedRefund } from './load-refund.ts';

type StaffRead<Contract extends { input: z.ZodMiniType }> = ReadCall<z.output<Contract['input']>, RoleCaller>;

const rowsOfAPage = 50;
const pageOf = ({ page }: { page: number }) => ({ limit: rowsOfAPage, offset: (page - 1) * rowsOfAPage });

export interface RefundList {
  total: number;
  confirmAbove: number;
  refunds: LoadedRefund[];
}

export async function readRefunds({ input, db }: StaffRead<typeof refundsContract>): Promise<RefundList> {
  const { total, rows } = await listRefunds(db, { state: input.state, ...pageOf(input) });
  const payments = await findPayments(
    db,
    rows.map(({ payment }) => payment),
  );
  const refunds = rows.flatMap((refund) => {
    const payment = payments.get(refund.payment);
    return payment ? [{ refund, payment }] : [];
  });
  return { total, refunds, confirmAbove: await readConfirmAbove(db) };
}

export async function readPayment({
  input,
  caller,
  db,
  now,
}: StaffRead<typeof treasuryPaymentContract>): Promise<{ payment: PaymentRow; confirmAbove: number }> {
  const payment = (await findPayments(db, [input.id])).get(input.id);
  if (!payment) throw codedError('PAYMENT_NOT_FOUND');
  const confirmAbove = refundableAlone({
    confirmAbovePaise: await readConfirmAbove(db),
    refundedPaise: payment.refunded,
    aloneTodayPaise: await readAloneOn(db, caller.userId, todayInIndia(now)),
  });
  return { payment, confirmAbove };
}

export function readReceipts({
  input: { search, filter, ...page },
  db,
}: StaffRead<typeof receiptsContract>): Promise<ListResult<ListedReceipt>> {
  return listReceipts(db, receiptsOf(search, filter), page);
}

export function readSettlements({
  input,
  db,
}: StaffRead<typeof settlementsContract>): Promise<SettlementRow[]> {
  return listSettlements(db, pageOf(input));
}

/** As many as one report of the provider has. */
const linesOfAPayout = 1000;

export async function readSettlement({
  input,
  db,
}: StaffRead<typeof settlementContract>): Promise<{ settlement: SettlementRow; lines: LineRow[] }> {
  const settlement = await findSettlement(db, input.id);
  if (!settlement) throw codedError('PAYMENT_NOT_FOUND');
  return { settlement, lines: await listLines(db, input.id, linesOfAPayout) };
}

const unmatchedAtMost = 200;

export function readUnmatched({ db, now }: ReadCall<object, RoleCaller>): Promise<UnmatchedRow[]> {
  const overdueDay = findLastOverdueDay(todayInIndia(now));
  return listUnmatched(db, { overdueDay, limit: unmatchedAtMost });
}

const chequesAtMost = 200;

export function readCheques({ db }: ReadCall<object, RoleCaller>): Promise<ChequeRow[]> {
  return listCheques(db, chequesAtMost);
}
