import { todayInIndia } from '@suchi/domain/basics';
import { findLastOverdueDay, listDaysToImport } from '@suchi/domain/money';
import type { JobPlatform } from '../../../platform/platform.ts';
import { beginRun, findLastRunDay, finishRun, measureLedger } from '../repository/reconciliation.ts';
import { listStaleRefunds } from '../repository/refunds.ts';
import { listUnmatched } from '../repository/settlements.ts';
import { raiseAlarm } from './check-alarms.ts';
import { importDay, matchMissingLines } from './import-settlements.ts';
import { sendRefund } from './send-refund.ts';

export interface Reconciliation {
  lines: number;
  differences: number;
  ledgerDifference: number;
}

const staleRefundMs = 3_600_000;

/** The check of the night: payouts, refunds that did not move on, and the ledger against the provider's list. */
export async function reconcile(platform: JobPlatform): Promise<Reconciliation> {
  const { database, clock, provider } = platform;
  const now = clock.now();
  const today = todayInIndia(now);
  const lastDay = await findLastRunDay(database);
  const runId = await beginRun(database, today);

  let lines = 0;
  if (provider !== null) {
    await moveRefundsOn(platform, new Date(now.getTime() - staleRefundMs));
    for (const day of listDaysToImport(today, lastDay)) lines += await importDay(platform, day);
    await matchMissingLines(platform);
  }
  const unmatched = await listUnmatched(database, { overdueDay: findLastOverdueDay(today), limit: 1 });
  const { receivable, sales } = await measureLedger(database);
  const result = {
    lines,
    differences: unmatched[0]?.total ?? 0,
    ledgerDifference: Math.abs(receivable) + Math.abs(sales),
  };
  await finishRun(database, runId, {
    lines,
    differences: result.differences,
    ledger_difference: result.ledgerDifference,
    finished_at: clock.now(),
  });
  platform.logger.info(result, 'the books were checked');
  if (result.ledgerDifference !== 0) await raiseAlarm(platform, 'ledger_differs');
  return result;
}

/** A refund whose job was lost, or whose event never came. */
async function moveRefundsOn(platform: JobPlatform, before: Date): Promise<void> {
  for (const { id } of await listStaleRefunds(platform.database, before)) {
    await sendRefund(platform, { refundId: id }).catch((error: unknown) =>
      platform.logger.warn({ refund: id, error: String(error) }, 'a refund did not move on'),
    );
  }
}

/** Runs the check once a day, after 02:10 in India. */
export async function reconcileIfDue(platform: JobPlatform): Promise<boolean> {
  const now = platform.clock.now();
  const today = todayInIndia(now);
  const isLate = now >= new Date(`${today}T02:10:00.000+05:30`);
  const lastDay = await findLastRunDay(platform.database);
  if (!isLate || (lastDay !== null && lastDay >= today)) return false;
  await reconcile(platform);
  return true;
}
