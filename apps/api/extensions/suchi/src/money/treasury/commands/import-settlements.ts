import { type CalendarDate, todayInIndia } from '@suchi/domain/basics';
import { bookSettlement, compareSettlementLine } from '@suchi/domain/money';
import type { Knex } from 'knex';
import { applyPayment } from '../../payments/commands/apply-payment.ts';
import { requireProvider } from '../../payments/commands/require-provider.ts';
import { insertTransfers } from '../../payments/ledger.ts';
import type { JobPlatform } from '../../../platform/platform.ts';
import {
  findLineMatch,
  insertLine,
  listLinesMissingHere,
  type OpenLine,
  setLineMatch,
} from '../repository/reconciliation.ts';

/** Stores the rows of one day's payouts. A row that was stored before is left as it is. */
export async function importDay(platform: JobPlatform, day: CalendarDate): Promise<number> {
  const lines = await requireProvider(platform).listSettlementLines(day);
  let added = 0;
  for (const line of lines) {
    await platform.database.transaction(async (tx) => {
      const id = await insertLine(tx, line, todayInIndia(line.settledAt));
      if (id === null) return;
      added += 1;
      await matchLine(tx, { id, ...line, settledOn: todayInIndia(line.settledAt) });
    });
  }
  return added;
}

/** Looks again for what was missing here. A payment that no one told us about is fetched first. */
export async function matchMissingLines(platform: JobPlatform): Promise<void> {
  for (const line of await listLinesMissingHere(platform.database)) {
    if (line.kind === 'payment') await applyPayment(platform, line.entityId);
    await platform.database.transaction((tx) => matchLine(tx, line));
  }
}

/** Books the payout of a row that we know. Until then the money at the provider stays as it is. */
async function matchLine(tx: Knex.Transaction, line: OpenLine): Promise<void> {
  const { id: lineId, kind, amountPaise, feePaise, taxPaise } = line;
  const match = await findLineMatch(tx, line);
  const difference = compareSettlementLine(amountPaise, match.amount);
  await setLineMatch(tx, lineId, match, difference);
  if (match.amount === null || kind === 'adjustment') return;
  const transfers = bookSettlement({ lineId, kind, amountPaise, feePaise, taxPaise });
  const happenedAt = new Date(`${line.settledOn}T12:00:00.000+05:30`);
  await insertTransfers(tx, transfers, { paymentId: match.payment, happenedAt });
}
