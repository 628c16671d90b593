import type { dayBookContract, dayContract } from '@suchi/contracts/money';
import { addDays, type CalendarDate, todayInIndia } from '@suchi/domain/basics';
import type { Movement } from '@suchi/domain/money';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../../platform/access.ts';
import type { ReadCall } from '../../../platform/route.ts';
import {
  type BankDay,
  type DayPaymentRow,
  findLastCheck,
  type LastCheck,
  listBankDays,
  listDayPayments,
  listMovements,
} from '../repository/day-book.ts';
import { countMoneyWork, type MoneyWork } from './count-money-work.ts';

export interface ReadDayBook extends MoneyWork {
  /** Newest first, without days to come. */
  days: CalendarDate[];
  movements: (Movement & { day: CalendarDate })[];
  bank: BankDay[];
  check: LastCheck | null;
}

export async function readDayBook({
  input,
  db,
  now,
}: ReadCall<z.output<typeof dayBookContract.input>, RoleCaller>): Promise<ReadDayBook> {
  const today = todayInIndia(now);
  return {
    days: listDays(input.from, input.to < today ? input.to : today),
    movements: await listMovements(db, input),
    bank: await listBankDays(db, input),
    check: await findLastCheck(db),
    ...(await countMoneyWork(db, now)),
  };
}

function listDays(from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let day = to; day >= from; day = addDays(day, -1)) days.push(day);
  return days;
}

const paymentsOfADay = 500;

export async function readDay({
  input,
  db,
}: ReadCall<z.output<typeof dayContract.input>, RoleCaller>): Promise<DayPaymentRow[]> {
  return listDayPayments(db, input.day, paymentsOfADay);
}
