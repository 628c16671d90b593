import { findBackupAlarm, isDrillDue } from '@suchi/domain/office';
import { type BackupReport, readBackupReport } from '@suchi/extension/backup-report';
import { labelOf } from '../associations/names.ts';
import { withConnection } from '../database/connection.ts';
import type { Settings } from '../settings/env.ts';
import { toMinute } from '../words.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

const [minuteMs, hourMs] = [60_000, 3_600_000];

export interface QueueFacts {
  waiting: number;
  oldest: Date | null;
  failed: number;
  workerSeenAt: Date | null;
}

/** A waiting job that is due; one for later is not late. */
const queueQuery = `
  select count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
         min(start_after) filter (where state < 'active' and start_after <= now()) as oldest,
         count(*) filter (where state = 'failed')::int as failed,
         (select max(monitor_on) from pgboss.queue) as "workerSeenAt"
    from pgboss.job`;

export function judgeQueue(facts: QueueFacts, now: Date, label = 'suchi'): Finding[] {
  const { waiting, oldest, failed, workerSeenAt } = facts;
  const isAlive = workerSeenAt !== null && now.getTime() - workerSeenAt.getTime() < minuteMs;
  const isLate = oldest !== null && now.getTime() - oldest.getTime() > 5 * minuteMs;
  return [
    isAlive
      ? ok('worker', 'is at work')
      : problem(
          'worker',
          'none is at work: mails and receipts wait',
          `Start it: systemctl start ${label}-worker. Its log: journalctl --unit ${label}-worker`,
        ),
    isLate
      ? problem(
          'queue',
          `${waiting} wait, the oldest since ${toMinute(oldest)}`,
          'The log of the worker says why.',
        )
      : ok('queue', `${waiting} wait`),
    failed > 0
      ? warning('failed jobs', `${failed} were given up`, 'The page System status says in which queue.')
      : ok('failed jobs', 'none'),
  ];
}

export async function inspectQueue({ association, env }: Settings): Promise<Finding[]> {
  return withConnection(env.databaseUrl, async (client) => {
    const { rows } = await client.query<QueueFacts>(queueQuery);
    return rows[0] ? judgeQueue(rows[0], new Date(), labelOf(association.name)) : [];
  });
}

export interface WebhookFacts {
  lastEvent: Date | null;
  lastPayment: Date | null;
}

/** A payment without an event soon after it means that the provider does not reach us. */
export function judgeWebhook({ lastEvent, lastPayment }: WebhookFacts): Finding {
  const isSilent =
    lastPayment !== null && (lastEvent === null || lastPayment.getTime() - lastEvent.getTime() > hourMs);
  if (isSilent)
    return problem(
      'webhook',
      `a payment of ${toMinute(lastPayment)} was never announced by the provider`,
      "Compare the address and the secret of the webhook in the provider's dashboard: docs/ops/payments.md.",
    );
  return ok('webhook', lastEvent === null ? 'no online payment yet' : `last heard at ${toMinute(lastEvent)}`);
}

export async function inspectWebhook({ env }: Settings): Promise<Finding> {
  if (!env.razorpay) return ok('webhook', 'online payment is not set up');
  return withConnection(env.databaseUrl, async (client) => {
    const { rows } = await client.query<WebhookFacts>(
      `select (select max(date_created) from public.qd_payment_event) as "lastEvent",
              (select max(happened_at) from public.ledger_transfer where debit_account = 'provider_receivable' and purpose = 'sale') as "lastPayment"`,
    );
    return judgeWebhook(rows[0] ?? { lastEvent: null, lastPayment: null });
  });
}

export function judgeBackups(report: BackupReport, now: Date): Finding[] {
  return [judgeLastBackup(report, now), judgeDrill(report, now)];
}

/** The operator is told of a failed night at once; the office only when no other followed. */
function judgeLastBackup({ backups }: BackupReport, now: Date): Finding {
  const [last] = backups;
  const good = backups.find(({ isGood }) => isGood);
  if (last?.isGood && findBackupAlarm(backups, now) === null)
    return ok('backup', `the last one ended at ${toMinute(last.finishedAt)}`);
  const failed = last?.isGood === false ? `the one that ended at ${toMinute(last.finishedAt)} failed, ` : '';
  return problem(
    'backup',
    failed + (good ? `the last good one ended at ${toMinute(good.finishedAt)}` : 'there is no good one'),
    'Run it now and read what it says: suchi backup. It must run every night.',
  );
}

function judgeDrill({ restoreTriedAt, drillFailedAt }: BackupReport, now: Date): Finding {
  if (drillFailedAt !== null)
    return problem(
      'drill',
      `the one of ${toMinute(drillFailedAt)} failed: the backups may be of no use`,
      'Run it again and read what it says: suchi drill',
    );
  return restoreTriedAt !== null && !isDrillDue(restoreTriedAt, now)
    ? ok('drill', `a backup was restored for a try at ${toMinute(restoreTriedAt)}`)
    : warning('drill', 'no backup was restored for a try in the last 35 days', 'Run it now: suchi drill');
}

export async function inspectBackups({ env }: Settings): Promise<Finding[]> {
  if (env.backupReport === undefined)
    return [
      problem(
        'backup',
        'nothing is reported',
        'Set SUCHI_BACKUP_REPORT and the rest of docs/ops/backups.md.',
      ),
    ];
  return judgeBackups(await readBackupReport(env.backupReport), new Date());
}
