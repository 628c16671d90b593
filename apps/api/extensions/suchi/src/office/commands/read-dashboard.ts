import { hasStaffAccess } from '@suchi/domain/accounts';
import { type CalendarDate, startOfDayInIndia, todayInIndia } from '@suchi/domain/basics';
import { workAccess, type WorkKind } from '@suchi/domain/office';
import { readSystemFacts, type SystemFacts } from '../../health/commands/read-system-facts.ts';
import { countMoneyWork, type MoneyWork } from '../../money/treasury/commands/count-money-work.ts';
import type { RoleCaller } from '../../platform/access.ts';
import type { ReadCall } from '../../platform/route.ts';
import { countWaitingByAge, type WaitingByAge } from '../../review/commands/count-waiting-by-age.ts';
import { countOpenReports, type OpenReports } from '../../safety/commands/read-reports.ts';
import { type AttendanceCounts, countAttendance } from '../repository/attendees.ts';
import { type EditionDates, findEditionDates } from '../repository/season.ts';
import {
  countCandidates,
  countFailedMails,
  countOpenRequests,
  countUsers,
  type FailedMails,
  type OrderWork,
  sumOrdersToDispatch,
  sumUnpaidOrders,
} from '../repository/work.ts';
import { readSeason, readSold, type Season, type Sold } from './read-season.ts';

/** As the page of the system counts them. */
const mailDaysMs = 7 * 86_400_000;

export interface ReadDashboard {
  today: CalendarDate;
  /** Null without the duty. */
  work: {
    review: WaitingByAge | null;
    money: MoneyWork | null;
    unpaidOrders: OrderWork | null;
    dispatch: OrderWork | null;
    mails: FailedMails | null;
    reports: OpenReports | null;
  };
  edition: EditionDates | null;
  attendance: AttendanceCounts;
  system: SystemFacts | null;
  season: Season;
  sold: Sold | null;
}

type OfficeCall = ReadCall<object, RoleCaller>;

export async function readDashboard({ db, now, caller, platform }: OfficeCall): Promise<ReadDashboard> {
  const does = (kind: WorkKind) => hasStaffAccess(caller, workAccess[kind]);
  const { figures } = platform;
  const isTreasurer = does('payments');
  return {
    today: todayInIndia(now),
    work: {
      review: does('review') ? await figures.read('review', () => countWaitingByAge(db, now)) : null,
      money: isTreasurer ? await figures.read('money', () => countMoneyWork(db, now)) : null,
      unpaidOrders: does('unpaid_orders') ? await sumUnpaidOrders(db) : null,
      dispatch: does('dispatch') ? await sumOrdersToDispatch(db) : null,
      mails: does('mails')
        ? await countFailedMails(db, new Date(startOfDayInIndia(now).getTime() - mailDaysMs))
        : null,
      reports: does('reports') ? await countOpenReports(db) : null,
    },
    edition: await findEditionDates(db),
    attendance: await figures.read('attendance', () => countAttendance(db)),
    system: caller.role === 'admin' ? await readSystemFacts(platform, now) : null,
    season: await figures.read('season', () => readSeason(db, now)),
    sold: isTreasurer ? await figures.read('sold', () => readSold(db, now)) : null,
  };
}

export interface ReadMenuCounts {
  candidates: number;
  users: number | null;
  ordersToDispatch: number | null;
  openRequests: number | null;
}

export async function readMenuCounts({ db, caller }: OfficeCall): Promise<ReadMenuCounts> {
  const dispatches = hasStaffAccess(caller, workAccess.dispatch);
  return {
    candidates: await countCandidates(db),
    users: caller.role === 'admin' ? await countUsers(db) : null,
    ordersToDispatch: dispatches ? (await sumOrdersToDispatch(db)).total : null,
    openRequests: caller.role === 'admin' ? await countOpenRequests(db) : null,
  };
}
