import type { SystemStatus } from '@suchi/contracts/office';
import type { Status } from './commands/read-status.ts';
import { releaseName } from '../release.ts';

/** Workers note their work every few seconds. */
const workerAliveMs = 60_000;
const backupsShown = 7;

const toText = (instant: Date | null) => instant?.toISOString() ?? null;

export function presentStatus(status: Status): SystemStatus {
  const { checkedAt, report, workerSeenAt, mail, books } = status;
  return {
    checked_at: checkedAt.toISOString(),
    alarms: status.alarms,
    database_ms: status.databaseMs,
    redis_ms: status.redisMs,
    queues: status.queues.map(({ name, waiting, failed, oldest_at }) => ({
      name,
      waiting,
      failed,
      oldest_at: toText(oldest_at),
    })),
    worker_seen_at: toText(workerSeenAt),
    is_worker_alive: workerSeenAt !== null && checkedAt.getTime() - workerSeenAt.getTime() < workerAliveMs,
    mail: {
      sent_today: mail.sent_today,
      failed_today: mail.failed_today,
      failed_this_week: mail.failed_this_week,
      waiting: mail.waiting,
      last_sent_at: toText(mail.last_sent_at),
    },
    disk: status.disk === null ? null : { total: status.disk.total, used: status.disk.used },
    backups: report.backups.slice(0, backupsShown).map(({ finishedAt, isGood, bytes }) => ({
      finished_at: finishedAt.toISOString(),
      is_good: isGood,
      bytes,
    })),
    copies_elsewhere: report.copiesElsewhere,
    restore_tried_at: toText(report.restoreTriedAt),
    drill_failed_at: toText(report.drillFailedAt),
    books:
      books === null
        ? null
        : {
            finished_at: books.finished_at.toISOString(),
            is_well: books.differences === 0 && books.ledger_difference === 0,
          },
    sealed: { overdue: status.sealed.overdue, destroyed_at: toText(status.sealed.destroyed_at) },
    choices: { state: status.choices.state, destroyed_at: toText(status.choices.destroyedAt) },
    versions: { suchi: releaseName, node: process.versions.node, postgresql: status.postgresql },
  };
}
