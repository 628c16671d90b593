import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool, type QueryResultRow } from 'pg';
import { type MailCatcher, startMailCatcher } from './mail-catcher.ts';
import { type FakeProvider, startFakeProvider } from './payments/fake-provider.ts';
import { testPaymentKeys, webhookPath } from './payments/test-keys.ts';
import type { BackgroundProcess } from './stack/background-process.ts';
import { cloneDatabase, dropDatabase } from './stack/databases.ts';
import { type ApiNode, type Installation, startApiNode, startWorker } from './stack/engine.ts';

/** A separate server side for a test: database, API nodes, workers, a mail catcher and a payment provider. */
export interface TestInstallation {
  installation: Installation;
  api: ApiNode;
  nodes: ApiNode[];
  mail: MailCatcher;
  /** It sends its events to the first node. */
  payments: FakeProvider;
  /** Queries the database directly. */
  query<Row extends QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  startWorker(): Promise<BackgroundProcess>;
  stop(): Promise<void>;
}

export interface TestInstallationOptions {
  name: string;
  nodes?: number;
  workers?: number;
  extraEnv?: Record<string, string>;
}

/** Starts everything on free ports; `stop` removes it all. */
export async function startTestInstallation(options: TestInstallationOptions): Promise<TestInstallation> {
  const { nodes: nodeCount = 1, workers: workerCount = 1 } = options;
  const database = `suchi_test_${options.name}_${process.pid}`;
  const mail = await startMailCatcher();
  const payments = await startFakeProvider(testPaymentKeys);
  const installation: Installation = {
    namespace: database,
    databaseUrl: await cloneDatabase(database),
    smtpUrl: mail.smtpUrl,
    paymentsUrl: payments.url,
    publicUrl: 'https://suchi.test',
    logFolder: mkdtempSync(join(tmpdir(), `${database}-`)),
    extraEnv: options.extraEnv ?? {},
  };
  const processes: BackgroundProcess[] = [];
  const launchWorker = async () => {
    const worker = await startWorker(installation);
    processes.push(worker);
    return worker;
  };

  const nodes = await Promise.all(Array.from({ length: nodeCount }, () => startApiNode(installation)));
  processes.push(...nodes);
  const [api] = nodes;
  if (!api) throw new Error('an installation needs at least one node');
  await payments.control.setWebhook({ url: api.url + webhookPath });
  for (let count = 0; count < workerCount; count += 1) await launchWorker();

  const pool = new Pool({ connectionString: installation.databaseUrl, max: 3 });
  return {
    installation,
    api,
    nodes,
    mail,
    payments,
    async query<Row extends QueryResultRow>(sql: string, values: unknown[] = []) {
      return (await pool.query<Row>(sql, values)).rows;
    },
    startWorker: launchWorker,
    async stop() {
      await Promise.all(processes.map((each) => each.stop()));
      await payments.stop();
      await mail.close();
      await pool.end();
      await dropDatabase(database);
    },
  };
}
