import { Gauge, type Registry } from 'prom-client';

type MakeGauge = <Label extends string = never>(name: string, help: string, labels?: Label[]) => Gauge<Label>;

/** What the database says. */
const makeDatabaseGauges = (gauge: MakeGauge) => ({
  queueWaiting: gauge('suchi_queue_waiting', 'Jobs that wait, by queue', ['queue']),
  queueFailed: gauge('suchi_queue_failed', 'Jobs that are not tried again, by queue', ['queue']),
  queueOldest: gauge('suchi_queue_oldest_seconds', 'How long the oldest job waits, by queue', ['queue']),
  mailsWaiting: gauge('suchi_mails_waiting', 'Mails of the last week that are not sent'),
  orders: gauge('suchi_orders', 'Orders that are not archived, by payment and step', ['status', 'step']),
  paymentsPending: gauge('suchi_payments_pending', 'Purchases that are not decided'),
  paymentsOverdue: gauge('suchi_payments_overdue', 'Purchases that should have been checked'),
  refundsWaiting: gauge('suchi_refunds_waiting', 'Refunds that the bank has not answered for two days'),
  paymentEventsWaiting: gauge('suchi_payment_events_waiting', 'Events of the provider that wait too long'),
  paymentEventAt: gauge('suchi_payment_event_timestamp_seconds', 'The last event of the provider; 0: never'),
  ledgerDifference: gauge('suchi_ledger_difference_paise', 'Ledger against provider at the last check'),
  unmatchedPayments: gauge('suchi_unmatched_payments', 'Payments without a match at the last check'),
  booksCheckedAt: gauge('suchi_books_checked_timestamp_seconds', 'The last check of the books; 0: never'),
});

/** What the disk and the file of the backup job say. */
const makeDiskGauges = (gauge: MakeGauge) => ({
  diskUsed: gauge('suchi_disk_used_bytes', 'Used bytes of the disk with the uploads'),
  diskTotal: gauge('suchi_disk_total_bytes', 'Size of the disk with the uploads'),
  backupAt: gauge('suchi_backup_timestamp_seconds', 'The last good backup; 0: never'),
  restoreTriedAt: gauge('suchi_restore_tried_timestamp_seconds', 'The last tried restore; 0: never'),
  drillFailedAt: gauge('suchi_drill_failed_timestamp_seconds', 'The last drill, if it failed; 0: it did not'),
});

/** The state of the installation. Only workers have these metrics, and measure them when they are read. */
export function createInstallationMetrics(registry: Registry) {
  const gauge: MakeGauge = (name, help, labelNames = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  return {
    database: makeDatabaseGauges(gauge),
    disk: makeDiskGauges(gauge),
    certificateEndsAt: gauge(
      'suchi_certificate_end_timestamp_seconds',
      'When the certificate of the site ends',
    ),
  };
}

export type InstallationMetrics = ReturnType<typeof createInstallationMetrics>;

/** Without a value, rather than at 0: old figures must not look like new ones. */
export function clearDatabaseGauges(gauges: InstallationMetrics['database']): void {
  const { queueWaiting, queueFailed, queueOldest, orders, ...single } = gauges;
  for (const gauge of [queueWaiting, queueFailed, queueOldest]) gauge.reset();
  orders.reset();
  for (const gauge of Object.values(single)) gauge.remove();
}
