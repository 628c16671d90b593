import { type CalendarDate, todayInIndia } from '@suchi/domain/basics';
import { ageBands, findWeekLastSeason, listBandBounds, listSeasonWeeks } from '@suchi/domain/office';
import type { Knex } from 'knex';
import {
  countActiveByAge,
  countRegistrations,
  type Funnel,
  listRegistrations,
  listSales,
  readCutOff,
  readFunnel,
  type WeekCount,
  type WeekSales,
} from '../repository/season.ts';

const lastSeasonMs = 364 * 86_400_000;

export interface Season {
  since: CalendarDate;
  registered: number;
  registeredLastSeason: number;
  weeks: { week: CalendarDate; registered: number; lastSeason: number }[];
  funnel: Funnel;
  ages: { women: number; men: number }[];
}

/** The first day of what the charts show: the cut-off of the edition, or of the oldest week that is drawn. */
async function findSeason(db: Knex, today: CalendarDate) {
  const cutOff = (await readCutOff(db)) ?? today;
  const weeks = listSeasonWeeks(cutOff, today);
  const [first = today] = weeks;
  return { cutOff, since: cutOff > first && cutOff <= today ? cutOff : first, first, weeks };
}

export async function readSeason(db: Knex, now: Date): Promise<Season> {
  const today = todayInIndia(now);
  const { cutOff, since, first, weeks } = await findSeason(db, today);
  const firstLastSeason = findWeekLastSeason(first);
  const aYearAgo = new Date(now.getTime() - lastSeasonMs);
  const registrations = await listRegistrations(db, { from: firstLastSeason, to: now });
  const funnel = await readFunnel(db, since);
  return {
    since,
    registered: funnel.registered,
    registeredLastSeason: await countRegistrations(db, { from: findWeekLastSeason(since), to: aYearAgo }),
    weeks: weeks.map((week) => ({
      week,
      registered: countIn(registrations, week),
      lastSeason: countIn(registrations, findWeekLastSeason(week)),
    })),
    funnel,
    ages: await readAges(db, { today, cutOff }),
  };
}

function countIn(weeks: readonly WeekCount[], week: CalendarDate): number {
  return weeks.find((each) => each.week === week)?.count ?? 0;
}

/** Youngest band first. */
async function readAges(
  db: Knex,
  { today, cutOff }: { today: CalendarDate; cutOff: CalendarDate },
): Promise<Season['ages']> {
  const counts = await countActiveByAge(db, { bounds: listBandBounds(today), cutOff });
  return ageBands.map((_, index) => {
    const bucket = ageBands.length - 1 - index;
    const of = (gender: string) =>
      counts.find((each) => each.bucket === bucket && each.gender === gender)?.count ?? 0;
    return { women: of('Female'), men: of('Male') };
  });
}

export interface Sold {
  subscriptions: number;
  orders: number;
  amount: number;
  weeks: WeekSales[];
}

export async function readSold(db: Knex, now: Date): Promise<Sold> {
  const { first, weeks } = await findSeason(db, todayInIndia(now));
  const sales = await listSales(db, first);
  const sum = (pick: (week: WeekSales) => number) => sales.reduce((total, week) => total + pick(week), 0);
  return {
    subscriptions: sum((week) => week.subscriptions),
    orders: sum((week) => week.orders),
    amount: sum((week) => week.amount),
    weeks: weeks.map(
      (week) => sales.find((each) => each.week === week) ?? { week, subscriptions: 0, orders: 0, amount: 0 },
    ),
  };
}
