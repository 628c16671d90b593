import { defineEndpoint } from '@directus/extensions-sdk';
import {
  askRefundContract,
  bounceChequeContract,
  chequesContract,
  clearChequeContract,
  confirmRefundContract,
  dayBookContract,
  dayBookFileContract,
  dayContract,
  findPayerContract,
  payRefundContract,
  previewPaymentContract,
  receiptsContract,
  receiptsFileContract,
  recordPaymentContract,
  refundsContract,
  retryRefundContract,
  settlementContract,
  settlementsContract,
  statementContract,
  treasuryPaymentContract,
  unmatchedContract,
  withdrawRefundContract,
} from '@suchi/contracts/money';
import { todayInIndia } from '@suchi/domain/basics';
import type { Router } from 'express';
import { type Platform, usePlatform } from '../../platform/platform.ts';
import { mountRoute, perAccount } from '../../platform/route.ts';
import { askRefund } from './commands/ask-refund.ts';
import { bounceCheque, clearCheque } from './commands/cheques.ts';
import { confirmRefund, payRefund, retryRefund, withdrawRefund } from './commands/decide-refund.ts';
import { exportReceipts } from './commands/export-receipts.ts';
import { findPayer } from './commands/find-payer.ts';
import { previewPayment } from './commands/preview-payment.ts';
import { readDay, readDayBook } from './commands/read-day-book.ts';
import {
  readCheques,
  readPayment,
  readReceipts,
  readRefunds,
  readSettlement,
  readSettlements,
  readUnmatched,
} from './commands/read-lists.ts';
import { readStatement } from './commands/read-statement.ts';
import { recordPayment } from './commands/record-payment.ts';
import { writeDayBookFile } from './commands/write-day-book-file.ts';
import {
  presentDay,
  presentDayBook,
  presentLine,
  presentReceipts,
  presentSettlement,
  presentSettlements,
  presentStatement,
  presentUnmatched,
} from './present-books.ts';
import { presentCheques, presentPayers, presentPreview } from './present-desk-payment.ts';
import { presentPayment, presentRefund } from './present.ts';

const hour = 60 * 60;
const readingBooks = perAccount({ name: 'treasury-reading', times: 6000, perSeconds: hour });
/** Files and searches cost more than a page. */
const searchingBooks = perAccount({ name: 'treasury-searching', times: 1200, perSeconds: hour });
const writingBooks = perAccount({ name: 'treasury-writing', times: 600, perSeconds: hour });

export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  mountBooks(router, platform);
  mountSettlements(router, platform);
  mountRefunds(router, platform);
  mountDesk(router, platform);
});

function mountBooks(router: Router, platform: Platform): void {
  const limits = [readingBooks];
  mountRoute(router, platform, {
    contract: dayBookContract,
    fromReplica: true,
    limits,
    readsSnapshot: readDayBook,
    present: presentDayBook,
  });
  mountRoute(router, platform, { contract: dayContract, limits, reads: readDay, present: presentDay });
  mountRoute(router, platform, {
    contract: statementContract,
    fromReplica: true,
    limits,
    readsSnapshot: readStatement,
    present: presentStatement,
  });
  mountRoute(router, platform, {
    contract: dayBookFileContract,
    fromReplica: true,
    limits: [searchingBooks],
    runs: writeDayBookFile,
    present: (content, { input: { from, to } }) => ({ name: `day-book-${from}-${to}.csv`, content }),
  });
  mountRoute(router, platform, {
    contract: receiptsContract,
    fromReplica: true,
    limits: [searchingBooks],
    reads: readReceipts,
    present: presentReceipts,
  });
  mountRoute(router, platform, {
    contract: receiptsFileContract,
    fromReplica: true,
    limits: [searchingBooks],
    runs: exportReceipts,
    present: ({ rows, content }, { now }) => ({ name: `receipts-${todayInIndia(now)}.csv`, rows, content }),
  });
}

function mountSettlements(router: Router, platform: Platform): void {
  const limits = [readingBooks];
  mountRoute(router, platform, {
    contract: settlementsContract,
    limits,
    reads: readSettlements,
    present: presentSettlements,
  });
  mountRoute(router, platform, {
    contract: settlementContract,
    limits,
    reads: readSettlement,
    present: ({ settlement, lines }) => ({
      settlement: presentSettlement(settlement),
      lines: lines.map(presentLine),
    }),
  });
  mountRoute(router, platform, {
    contract: unmatchedContract,
    limits,
    reads: readUnmatched,
    present: presentUnmatched,
  });
}

function mountRefunds(router: Router, platform: Platform): void {
  mountRoute(router, platform, {
    contract: refundsContract,
    limits: [readingBooks],
    reads: readRefunds,
    present: ({ total, confirmAbove, refunds }, call) => ({
      total,
      confirm_above: confirmAbove,
      refunds: refunds.map((refund) => presentRefund(refund, call)),
    }),
  });
  mountRoute(router, platform, {
    contract: treasuryPaymentContract,
    limits: [readingBooks],
    reads: readPayment,
    present: ({ payment, confirmAbove }) => ({
      payment: presentPayment(payment),
      confirm_above: confirmAbove,
    }),
  });
  const shared = { limits: [writingBooks], present: presentRefund };
  mountRoute(router, platform, { contract: askRefundContract, writes: askRefund, ...shared });
  mountRoute(router, platform, { contract: confirmRefundContract, writes: confirmRefund, ...shared });
  mountRoute(router, platform, { contract: withdrawRefundContract, writes: withdrawRefund, ...shared });
  mountRoute(router, platform, { contract: retryRefundContract, writes: retryRefund, ...shared });
  mountRoute(router, platform, { contract: payRefundContract, writes: payRefund, ...shared });
}

function mountDesk(router: Router, platform: Platform): void {
  const limits = [writingBooks];
  mountRoute(router, platform, {
    contract: findPayerContract,
    limits: [searchingBooks],
    reads: findPayer,
    present: presentPayers,
  });
  mountRoute(router, platform, {
    contract: previewPaymentContract,
    limits: [readingBooks],
    reads: previewPayment,
    present: presentPreview,
  });
  mountRoute(router, platform, {
    contract: recordPaymentContract,
    limits,
    writes: recordPayment,
    present: ({ payment, receipt }) => ({ payment, receipt }),
  });
  mountRoute(router, platform, {
    contract: chequesContract,
    limits: [readingBooks],
    reads: readCheques,
    present: presentCheques,
  });
  mountRoute(router, platform, {
    contract: clearChequeContract,
    limits,
    writes: clearCheque,
    present: ({ payment, receipt }) => ({ payment, receipt }),
  });
  mountRoute(router, platform, {
    contract: bounceChequeContract,
    limits,
    writes: bounceCheque,
    present: ({ payment }) => ({ payment }),
  });
}
