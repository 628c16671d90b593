import { addDays, type CalendarDate } from '@suchi/domain/basics';
import type { OrderType } from '@suchi/domain/money';
import { ageBands } from '@suchi/domain/office';
import type { Gender } from '@suchi/domain/profiles';
import type { ReceiptFilter } from '../money/receipts.ts';
import type { CandidateFilter } from './candidates.ts';
import type { UserFilter } from './users.ts';

interface Lists {
  users: { access: 'admin'; filter: UserFilter };
  candidates: { access: 'staff'; filter: CandidateFilter };
  receipts: { access: 'treasury'; filter: ReceiptFilter };
}

/** A list of the office with a filter, and who may open it. The number that opens it is its total. */
export type NumberList = { [Page in keyof Lists]: { page: Page } & Lists[Page] }[keyof Lists];

interface Days {
  from: CalendarDate;
  to?: CalendarDate;
}

/** The days of a week of the season, whose first week can be shorter. */
export function daysOfWeek(week: CalendarDate, since: CalendarDate): Days {
  return { from: week < since ? since : week, to: addDays(week, 6) };
}

const inDays = ({ from, to }: Days) => ({
  registered_from: from,
  ...(to !== undefined && { registered_to: to }),
});

/** Members who registered in these days. */
export function listRegistered(days: Days): NumberList {
  return { page: 'users', access: 'admin', filter: { list: 'all', ...inDays(days) } };
}

export type FunnelStep = 'registered' | 'verified' | 'begun' | 'submitted' | 'approved';

/** Members who registered since a day and came this far. Hidden profiles came as far as others. */
export function listStep(step: FunnelStep, since: CalendarDate): NumberList {
  const registered = inDays({ from: since });
  if (step === 'registered') return listRegistered({ from: since });
  if (step === 'verified') {
    const filter = { list: 'all', is_email_verified: true, ...registered } as const;
    return { page: 'users', access: 'admin', filter };
  }
  const filter = {
    list: 'all',
    hidden: 'with',
    ...(step !== 'begun' && { reached: step }),
    ...registered,
  } as const;
  return { page: 'candidates', access: 'staff', filter };
}

/** Active candidates of one gender, of one age band or of all bands. */
export function listOfAge(gender: Gender, band?: (typeof ageBands)[number]): NumberList {
  const { from, to } = band ?? { from: ageBands[0].from, to: null };
  const filter = {
    list: 'active',
    hidden: 'without',
    gender,
    age_from: from,
    ...(to !== null && { age_to: to }),
  } as const;
  return { page: 'candidates', access: 'staff', filter };
}

/** What was sold in these days. */
export function listSold(orderType: OrderType, { from, to }: Days): NumberList {
  const filter = {
    kind: 'receipt',
    order_type: orderType,
    issued_from: from,
    ...(to !== undefined && { issued_to: to }),
  } as const;
  return { page: 'receipts', access: 'treasury', filter };
}
