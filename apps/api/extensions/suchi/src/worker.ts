// The worker process. Start as many as the load requires; SUCHI_WORKER_QUEUES limits one to certain queues.
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { PgBoss } from 'pg-boss';
import { type BiodataJob, printFile } from './biodata/commands/print-file.ts';
import { createBiodataPrinter } from './biodata/printer/biodata-printer.ts';
import { createBoardPrinter } from './data-use/board-printer.ts';
import { type PaperJob, printBoardDraft } from './data-use/commands/board-draft.ts';
import { type DownloadJob, makeDownload } from './data-use/commands/make-download.ts';
import { checkMail } from './families/commands/check-mail.ts';
import { watchInstallation } from './health/commands/watch-installation.ts';
import { type ImportWork, runImport } from './import/commands/run-import.ts';
import type { MailJob } from './mail/codec.ts';
import { type DeliveryPorts, deliverMail } from './mail/commands/deliver-mail.ts';
import { loadMailLayout } from './mail/layout.ts';
import { connectMailOut } from './mail/transport.ts';
import { type MelawaJob, runMelawaJob } from './melawa/answers/commands/run-job.ts';
import { printPass } from './melawa/passes/commands/print-pass.ts';
import { createPassPrinter } from './melawa/passes/pass-printer.ts';
import { type EventJob, processEvent } from './money/payments/commands/process-event.ts';
import { systemClock } from './platform/clock.ts';
import { readEnv } from './platform/env.ts';
import { type QueueName, queues } from './platform/jobs.ts';
import { serveMetrics } from './platform/metrics.ts';
import { suchiRelease } from './release.ts';
import { makeReceiptFile, type ReceiptJob } from './money/treasury/commands/make-receipt-file.ts';
import { type RefundJob, sendRefund } from './money/treasury/commands/send-refund.ts';
import { loadReceiptPrinter } from './money/treasury/receipt-printer.ts';
import type { BookPorts } from './print/book/book-ports.ts';
import { createBookStorage } from './print/book/book-storage.ts';
import { createChromiumLayout } from './print/book/chromium-layout.ts';
import { type BookWork, makeBook } from './print/book/make-book.ts';
import { askFamilies } from './worker/ask-families.ts';
import { countMails } from './worker/count-mails.ts';
import { createJobPlatform } from './worker/job-platform.ts';
import { keepRetention } from './worker/keep-retention.ts';
import { pollInterests } from './worker/poll-interests.ts';
import { pollPurchases } from './worker/poll-purchases.ts';
import { type QueueWork, runQueue } from './worker/run-queue.ts';
import { sendBulkMails } from './worker/send-bulk-mails.ts';
import { sendWeeklyMails } from './worker/send-weekly-mails.ts';
import { tendMelawa } from './worker/tend-melawa.ts';
import { tendSealedAccounts } from './worker/tend-sealed-accounts.ts';
import { watchGrievances } from './worker/watch-grievances.ts';

const env = readEnv();
const platform = createJobPlatform(env);
const { database, logger, metrics, uploads } = platform;
const templates = new URL('../../../templates/', import.meta.url);
const mailOut = connectMailOut(env);
// Connections of its own, so that a slow bulk mail never delays a code.
const bulkMailOut = connectMailOut(env);
const printer = await loadReceiptPrinter({
  templates,
  publicUrl: env.publicUrl,
  chromiumPath: env.chromiumPath,
});

const storage = createBookStorage(platform.storage, uploads);
const bookLayout = createChromiumLayout({ chromiumPath: env.chromiumPath, folder: storage.folder });
const books: BookPorts = {
  platform,
  storage,
  layout: bookLayout,
  profilePath: fileURLToPath(new URL('../../../press/fogra39.icc', import.meta.url)),
};

const biodataPrinter = createBiodataPrinter({ chromiumPath: env.chromiumPath, folder: tmpdir() });
const boardPrinter = createBoardPrinter({ templates, chromiumPath: env.chromiumPath });

const passPrinter = createPassPrinter({ chromiumPath: env.chromiumPath, folder: tmpdir() });

const delivery: DeliveryPorts = {
  database,
  now: () => systemClock.now(),
  acceptedSecrets: env.acceptedSecrets,
  publicUrl: env.publicUrl,
  render: await loadMailLayout(templates),
  mailOut,
  checkInterest: checkMail,
  jobs: platform.jobs,
  loadReceipt: (receiptId) => makeReceiptFile({ database, printer }, { receiptId }),
  printPass: (passId) => printPass(platform, passPrinter, passId),
};

const boss = new PgBoss({
  connectionString: env.databaseUrl,
  max: 8,
  migrate: false,
  schedule: false,
  useListenNotify: true,
  // How soon a dead worker is detected, on top of the queue's heartbeat.
  superviseIntervalSeconds: 5,
  monitorIntervalSeconds: 5,
});
boss.on('error', (error) => logger.error({ error: error.message }, 'queue'));
await boss.start();

const sendMail = (queue: QueueName): QueueWork['run'] =>
  countMails(metrics, queue, (data, isLastTry) => deliverMail(delivery, data as MailJob, isLastTry));

// More concurrency where a person is waiting.
const workByQueue: Record<QueueName, QueueWork> = {
  'mail-code': { localConcurrency: 2, batchSize: 4, run: sendMail('mail-code') },
  'mail-notice': { localConcurrency: 1, batchSize: 4, run: sendMail('mail-notice') },
  'payment-event': {
    localConcurrency: 2,
    batchSize: 4,
    run: (data) => processEvent(platform, data as EventJob),
  },
  receipt: {
    localConcurrency: 1,
    batchSize: 1,
    run: async (data) => {
      await makeReceiptFile({ database, printer }, data as ReceiptJob);
      return 'made';
    },
  },
  refund: {
    localConcurrency: 1,
    batchSize: 1,
    run: (data) => sendRefund(platform, data as RefundJob),
  },
  melawa: {
    localConcurrency: 2,
    batchSize: 1,
    run: (data) => runMelawaJob(platform, data as MelawaJob),
  },
  book: {
    localConcurrency: 1,
    batchSize: 1,
    run: async (data, isLastTry) => {
      try {
        return await makeBook(books, data as BookWork, isLastTry);
      } finally {
        await bookLayout.close();
      }
    },
  },
  biodata: {
    localConcurrency: 2,
    batchSize: 1,
    run: (data, isLastTry) => printFile({ platform, printer: biodataPrinter }, data as BiodataJob, isLastTry),
  },
  paper: {
    localConcurrency: 1,
    batchSize: 1,
    run: (data) => printBoardDraft({ platform, printer: boardPrinter }, data as PaperJob),
  },
  download: {
    localConcurrency: 1,
    batchSize: 1,
    run: (data, isLastTry) => makeDownload(platform, data as DownloadJob, isLastTry),
  },
  import: {
    localConcurrency: 1,
    batchSize: 1,
    run: (data, isLastTry) => runImport(platform, data as ImportWork, isLastTry),
  },
};
const served = env.workerQueues ?? Object.keys(queues);
for (const queue of Object.keys(queues) as QueueName[]) {
  if (served.includes(queue)) await runQueue(boss, platform, queue, workByQueue[queue]);
}
const isPolling = served.includes('payment-event') && platform.provider !== null;
const stopPolling = isPolling ? pollPurchases(platform) : () => Promise.resolve();
const stopBulkMails = served.includes('mail-notice')
  ? sendBulkMails(platform, { render: delivery.render, mailOut: bulkMailOut })
  : () => Promise.resolve();
const stopInterests = served.includes('mail-notice') ? pollInterests(platform) : () => Promise.resolve();
const stopAsking = served.includes('mail-notice') ? askFamilies(platform) : () => Promise.resolve();
const stopGrievances = served.includes('mail-notice') ? watchGrievances(platform) : () => Promise.resolve();
const stopWeeklyMails = served.includes('mail-notice') ? sendWeeklyMails(platform) : () => Promise.resolve();
const stopRetention = served.includes('mail-notice') ? keepRetention(platform) : () => Promise.resolve();
const stopSealed = served.includes('mail-notice') ? tendSealedAccounts(platform) : () => Promise.resolve();
const stopMelawa = served.includes('mail-notice') ? tendMelawa(platform) : () => Promise.resolve();
const metricsServer =
  env.metricsPort === undefined
    ? null
    : serveMetrics(metrics, env.metricsPort, watchInstallation(platform, uploads));
logger.info({ queues: served, ...suchiRelease }, 'worker ready');

async function stop(): Promise<void> {
  // Lets work that has begun finish; the rest stays in the queue.
  await Promise.all([
    boss.stop({ graceful: true, timeout: 20_000 }),
    stopPolling(),
    stopBulkMails(),
    stopInterests(),
    stopAsking(),
    stopGrievances(),
    stopMelawa(),
    stopRetention(),
    stopSealed(),
    stopWeeklyMails(),
  ]);
  mailOut.close();
  bulkMailOut.close();
  await printer.close();
  await biodataPrinter.close();
  await passPrinter.close();
  await boardPrinter.close();
  metricsServer?.close();
  await database.destroy();
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void stop().finally(() => process.exit(0)));
}
