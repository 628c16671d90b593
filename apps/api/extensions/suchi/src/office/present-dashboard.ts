import type { Dashboard, MenuCounts } from '@suchi/contracts/office';
import type { SystemFacts } from '../health/commands/read-system-facts.ts';
import type { ReadDashboard, ReadMenuCounts } from './commands/read-dashboard.ts';
import type { Season, Sold } from './commands/read-season.ts';

export function presentDashboard(read: ReadDashboard): Dashboard {
  const { today, work, edition, attendance, system, season, sold } = read;
  return {
    today,
    work: presentWork(work),
    edition: edition && {
      year: edition.year,
      registration_until: edition.registration_until,
      delivery_after: edition.delivery_after,
      delivery_days: edition.delivery_days,
      event_date: edition.event_date,
      event_place: edition.event_place,
      attendance: {
        attending: attendance.attending.total,
        not_attending: attendance.not_attending.total,
        no_response: attendance.no_response.total,
      },
    },
    system: system && presentSystem(system),
    season: presentSeason(season),
    sold: sold && presentSold(sold),
  };
}

function presentWork(work: ReadDashboard['work']): Dashboard['work'] {
  const { review, money, unpaidOrders, dispatch, mails, reports } = work;
  return {
    review: review && {
      total: review.total,
      over_three_days: review.overThreeDays,
      one_to_three_days: review.oneToThreeDays,
    },
    payments: money && { total: money.waiting.count, amount: money.waiting.amount },
    refunds: money && { total: money.refundsToConfirm },
    unmatched: money && { total: money.unmatched },
    unpaid_orders: unpaidOrders && {
      total: unpaidOrders.total,
      amount: unpaidOrders.amount,
      oldest_on: unpaidOrders.oldest_on,
    },
    dispatch: dispatch && { total: dispatch.total, oldest_on: dispatch.oldest_on },
    mails: mails && { total: mails.total, unreachable: mails.unreachable },
    reports: reports && { total: reports.total, repeated: reports.repeated },
  };
}

function presentSystem({ alarms, report, disk }: SystemFacts): NonNullable<Dashboard['system']> {
  const good = report.backups.find(({ isGood }) => isGood);
  return {
    alarms,
    last_backup_at: good?.finishedAt.toISOString() ?? null,
    disk_used_percent: disk && Math.round((disk.used / disk.total) * 100),
  };
}

function presentSeason(season: Season): Dashboard['season'] {
  const { funnel } = season;
  return {
    since: season.since,
    registered: season.registered,
    registered_last_season: season.registeredLastSeason,
    weeks: season.weeks.map(({ week, registered, lastSeason }) => ({
      week,
      registered,
      last_season: lastSeason,
    })),
    funnel: {
      registered: funnel.registered,
      verified: funnel.verified,
      begun: funnel.begun,
      draft: funnel.draft,
      submitted: funnel.submitted,
      pending: funnel.pending,
      rejected: funnel.rejected,
      approved: funnel.approved,
    },
    ages: season.ages.map(({ women, men }) => ({ women, men })),
  };
}

function presentSold({ subscriptions, orders, amount, weeks }: Sold): NonNullable<Dashboard['sold']> {
  return {
    subscriptions,
    orders,
    amount,
    weeks: weeks.map((week) => ({
      week: week.week,
      subscriptions: week.subscriptions,
      orders: week.orders,
    })),
  };
}

export function presentMenuCounts(counts: ReadMenuCounts): MenuCounts {
  const { candidates, users, ordersToDispatch, openRequests } = counts;
  return { candidates, users, orders_to_dispatch: ordersToDispatch, open_requests: openRequests };
}
