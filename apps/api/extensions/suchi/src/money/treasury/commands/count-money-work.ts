import { todayInIndia } from '@suchi/domain/basics';
import { findLastOverdueDay, paymentWindowMs } from '@suchi/domain/money';
import type { Knex } from 'knex';
import { countRefundsToConfirm, sumWaiting } from '../repository/day-book.ts';
import { listUnmatched } from '../repository/settlements.ts';

export interface MoneyWork {
  waiting: { count: number; amount: number };
  refundsToConfirm: number;
  unmatched: number;
}

/** What a treasurer has to look at. */
export async function countMoneyWork(db: Knex, now: Date): Promise<MoneyWork> {
  const overdueDay = findLastOverdueDay(todayInIndia(now));
  const unmatched = await listUnmatched(db, { overdueDay, limit: 1 });
  return {
    waiting: await sumWaiting(db, new Date(now.getTime() - paymentWindowMs)),
    refundsToConfirm: await countRefundsToConfirm(db),
    unmatched: unmatched[0]?.total ?? 0,
  };
}
