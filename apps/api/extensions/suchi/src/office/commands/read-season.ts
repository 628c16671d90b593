import { type CalendarDate, todayInIndia } from '@suchi/domain/basics';
import {
  ageBands,
  findSeasonStart,
  findWeekLastSeason,
  listBandBounds,
  listSeasonWeeks,
} from '@suchi/domain/office';
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

async function findSeason(db: Knex, today: CalendarDate) {
  const cutOff = (await readCutOff(db)) ?? today;
  return { since: findSeasonStart(cutOff, today), weeks: listSeasonWeeks(cutOff, today) };
}

export async function readSeason(db: Knex, now: Date): Promise<Season> {
  const today = todayInIndia(now);
  const { since, weeks } = await findSeason(db, today);
  const sinceLastSeason = findWeekLastSeason(since);
  const aYearAgo = new Date(now.getTime() - lastSeasonMs);
  const registrations = await listRegistrations(db, { from: since, to: now });
  const lastRegistrations = await listRegistrations(db, { from: sinceLastSeason, to: now });
  const funnel = await readFunnel(db, since);
  return {
    since,
    registered: funnel.registered,
    registeredLastSeason: await countRegistrations(db, { from: sinceLastSeason, to: aYearAgo }),
    weeks: weeks.map((week) => ({
      week,
      registered: countIn(registrations, week),
      lastSeason: countIn(lastRegistrations, findWeekLastSeason(week)),
    })),
    funnel,
    ages: await readAges(db, today),
  };
}

function countIn(weeks: readonly WeekCount[], week: CalendarDate): number {
  return weeks.find((each) => each.week === week)?.count ?? 0;
}

/** Youngest band first. */
async function readAges(db: Knex, today: CalendarDate): Promise<Season['ages']> {
  const counts = await countActiveByAge(db, listBandBounds(today));
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
  const { since, weeks } = await findSeason(db, todayInIndia(now));
  const sales = await listSales(db, since);
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
