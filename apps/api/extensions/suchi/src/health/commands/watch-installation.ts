import { startOfDayInIndia } from '@suchi/domain/basics';
import type { JobPlatform } from '../../platform/platform.ts';
import {
  clearDatabaseGauges,
  createInstallationMetrics,
  type InstallationMetrics,
} from '../installation-metrics.ts';
import { countOrders, findLastBooksCheck, listQueues, sumMail, sumPayments } from '../repository.ts';
import { readCertificateEnd } from '../read-certificate-end.ts';
import { readSystemFacts } from './read-system-facts.ts';

const weekMs = 7 * 86_400_000;
const answerWithinMs = 5000;
/** A certificate changes every few weeks. */
const certificateEveryMs = 60_000;

const toSeconds = (instant: Date | null | undefined) => (instant ? instant.getTime() / 1000 : 0);

/** The function that measures the installation before the metrics are read. */
export function watchInstallation(platform: JobPlatform, uploads: string): () => Promise<void> {
  const gauges = createInstallationMetrics(platform.metrics.registry);
  let underWay: Promise<void> | undefined;
  let certificateReadAt = Number.NEGATIVE_INFINITY;
  const measureCertificate = async () => {
    if (performance.now() - certificateReadAt < certificateEveryMs) return;
    certificateReadAt = performance.now();
    const end = await readCertificateEnd(platform.env.publicUrl);
    if (end === null) gauges.certificateEndsAt.remove();
    else gauges.certificateEndsAt.set(toSeconds(end));
  };
  const measure = async () => {
    await Promise.all([
      measureDisk({ ...platform, uploads }, gauges.disk),
      measureDatabaseInTime(platform, gauges.database),
      measureCertificate(),
    ]);
  };
  return () => {
    underWay ??= measure().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

async function measureDisk(
  platform: Pick<JobPlatform, 'env' | 'clock'> & { uploads: string },
  { diskUsed, diskTotal, backupAt, restoreTriedAt, drillFailedAt }: InstallationMetrics['disk'],
): Promise<void> {
  const { disk, report } = await readSystemFacts(platform, platform.clock.now());
  if (disk === null) {
    for (const gauge of [diskUsed, diskTotal]) gauge.remove();
  } else {
    diskUsed.set(disk.used);
    diskTotal.set(disk.total);
  }
  backupAt.set(toSeconds(report.backups.find(({ isGood }) => isGood)?.finishedAt));
  restoreTriedAt.set(toSeconds(report.restoreTriedAt));
  drillFailedAt.set(toSeconds(report.drillFailedAt));
}

async function measureDatabaseInTime(
  platform: JobPlatform,
  gauges: InstallationMetrics['database'],
): Promise<void> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), answerWithinMs);
  const { dependencyUp } = platform.metrics;
  try {
    await Promise.race([measureDatabase(platform, gauges), timeout]);
    dependencyUp.set({ dependency: 'database' }, 1);
  } catch (error) {
    clearDatabaseGauges(gauges);
    dependencyUp.set({ dependency: 'database' }, 0);
    platform.logger.warn({ error: (error as Error).message }, 'the installation could not be measured');
  } finally {
    clearTimeout(timer);
  }
}

async function measureDatabase(
  { database, clock }: JobPlatform,
  gauges: InstallationMetrics['database'],
): Promise<void> {
  const now = clock.now();
  const today = startOfDayInIndia(now);
  for (const { name, waiting, failed, oldest_at: oldestAt } of await listQueues(database)) {
    gauges.queueWaiting.set({ queue: name }, waiting);
    gauges.queueFailed.set({ queue: name }, failed);
    gauges.queueOldest.set({ queue: name }, oldestAt === null ? 0 : toSeconds(now) - toSeconds(oldestAt));
  }
  gauges.orders.reset();
  for (const { status, step, count } of await countOrders(database))
    gauges.orders.set({ status, step }, count);
  const { waiting } = await sumMail(database, { today, week: new Date(today.getTime() - weekMs) });
  gauges.mailsWaiting.set(waiting);
  const payments = await sumPayments(database, now);
  gauges.paymentsPending.set(payments.pending);
  gauges.paymentsOverdue.set(payments.overdue);
  gauges.refundsWaiting.set(payments.refunds_waiting);
  gauges.paymentEventsWaiting.set(payments.events_waiting);
  gauges.paymentEventAt.set(toSeconds(payments.last_event_at));
  const books = await findLastBooksCheck(database);
  gauges.ledgerDifference.set(books?.ledger_difference ?? 0);
  gauges.unmatchedPayments.set(books?.differences ?? 0);
  gauges.booksCheckedAt.set(toSeconds(books?.finished_at));
}
