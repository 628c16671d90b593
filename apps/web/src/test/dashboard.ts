import type { Dashboard, SystemStatus } from '@suchi/contracts/office';

const quietWork: Dashboard['work'] = {
  review: { total: 0, over_three_days: 0, one_to_three_days: 0 },
  payments: { total: 0, amount: 0 },
  refunds: { total: 0 },
  unmatched: { total: 0 },
  unpaid_orders: { total: 0, amount: 0, oldest_on: null },
  dispatch: { total: 0, oldest_on: null },
  mails: { total: 0, unreachable: 0 },
  reports: { total: 0, repeated: 0 },
};

interface DashboardChanges extends Partial<Omit<Dashboard, 'work'>> {
  work?: Partial<Dashboard['work']>;
}

const sampleEdition: Dashboard['edition'] = {
  year: 2026,
  registration_until: '2026-11-30',
  delivery_after: '2026-12-12',
  delivery_days: '4-5',
  event_date: '2026-12-27',
  event_place: 'Mulund East',
  attendance: { attending: 412, not_attending: 186, no_response: 460 },
};

/** By default nothing waits. */
export function sampleDashboard({ work, ...changes }: DashboardChanges = {}): Dashboard {
  return {
    today: '2026-11-15',
    work: { ...quietWork, ...work },
    edition: sampleEdition,
    system: { alarms: [], last_backup_at: '2026-11-14T20:40:00.000Z', disk_used_percent: 61 },
    season: {
      since: '2026-08-31',
      registered: 486,
      registered_last_season: 431,
      weeks: [
        { week: '2026-11-02', registered: 74, last_season: 70 },
        { week: '2026-11-09', registered: 87, last_season: 84 },
      ],
      funnel: {
        registered: 486,
        verified: 471,
        begun: 438,
        draft: 46,
        submitted: 392,
        pending: 23,
        rejected: 31,
        approved: 338,
      },
      ages: [
        { women: 21, men: 0 },
        { women: 118, men: 38 },
        { women: 196, men: 171 },
        { women: 112, men: 203 },
        { women: 41, men: 94 },
        { women: 19, men: 45 },
      ],
    },
    sold: {
      subscriptions: 214,
      orders: 185,
      amount: 22_870_000,
      weeks: [
        { week: '2026-11-02', subscriptions: 34, orders: 30 },
        { week: '2026-11-09', subscriptions: 39, orders: 34 },
      ],
    },
    ...changes,
  };
}

/** By default all is well. */
export function sampleStatus(changes: Partial<SystemStatus> = {}): SystemStatus {
  return {
    checked_at: '2026-11-15T06:30:00.000Z',
    alarms: [],
    database_ms: 1,
    redis_ms: 1,
    queues: [
      { name: 'mail-notice', waiting: 3, failed: 0, oldest_at: '2026-11-15T06:00:00.000Z' },
      { name: 'later-queue', waiting: 0, failed: 0, oldest_at: null },
    ],
    worker_seen_at: '2026-11-15T06:29:58.000Z',
    is_worker_alive: true,
    mail: {
      sent_today: 209,
      failed_today: 0,
      failed_this_week: 11,
      waiting: 3,
      last_sent_at: '2026-11-15T06:20:00.000Z',
    },
    disk: { total: 80_000_000_000, used: 48_800_000_000 },
    backups: [
      { finished_at: '2026-11-14T20:40:00.000Z', is_good: true, bytes: 1_200_000_000 },
      { finished_at: '2026-11-13T20:40:00.000Z', is_good: false, bytes: null },
    ],
    copies_elsewhere: 30,
    restore_tried_at: '2026-11-08T05:00:00.000Z',
    drill_failed_at: null,
    sealed: { overdue: 0, destroyed_at: null },
    choices: { state: 'none', destroyed_at: null },
    books: { finished_at: '2026-11-14T21:30:00.000Z', is_well: true },
    versions: { suchi: '1.4.0 (1f2e3d4c5b6a)', node: '22.19.0', postgresql: '17.2' },
    ...changes,
  };
}
