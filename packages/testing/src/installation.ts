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
  startNode(): Promise<ApiNode>;
  startWorker(): Promise<BackgroundProcess>;
  stop(): Promise<void>;
}

export interface TestInstallationOptions {
  name: string;
  nodes?: number;
  workers?: number;
  extraEnv?: Record<string, string>;
  /** Puts the database elsewhere and gives its new address and more variables. */
  moveDatabase?: (url: string) => Promise<{ url: string; extraEnv: Record<string, string> }>;
  /** Called with every node and worker that is started. */
  onProcess?: (started: BackgroundProcess) => void;
}

/** Starts everything on free ports; `stop` removes it all. */
export async function startTestInstallation(options: TestInstallationOptions): Promise<TestInstallation> {
  const { nodes: nodeCount = 1, workers: workerCount = 1, onProcess } = options;
  const database = `suchi_test_${options.name}_${process.pid}`;
  const mail = await startMailCatcher();
  const payments = await startFakeProvider(testPaymentKeys);
  const installation = await prepareInstallation(database, { mail, payments, ...options });
  const processes: BackgroundProcess[] = [];
  const nodes: ApiNode[] = [];
  const add = <Started extends BackgroundProcess>(started: Started): Started => {
    processes.push(started);
    onProcess?.(started);
    return started;
  };
  const startNode = async () => {
    const node = add(await startApiNode(installation));
    nodes.push(node);
    return node;
  };
  const launchWorker = async () => add(await startWorker(installation));

  const [api] = await Promise.all(Array.from({ length: nodeCount }, startNode));
  if (!api) throw new Error('an installation needs at least one node');
  await payments.control.setWebhook({ url: api.url + webhookPath });
  for (let count = 0; count < workerCount; count += 1) await launchWorker();

  const pool = new Pool({ connectionString: installation.databaseUrl, max: 3 });
  // Only of connections that nobody uses: a shared database is dropped while they are open.
  pool.on('error', () => {});
  return {
    installation,
    api,
    nodes,
    mail,
    payments,
    async query<Row extends QueryResultRow>(sql: string, values: unknown[] = []) {
      return (await pool.query<Row>(sql, values)).rows;
    },
    startNode,
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

async function prepareInstallation(
  database: string,
  {
    mail,
    payments,
    extraEnv = {},
    moveDatabase = (url) => Promise.resolve({ url, extraEnv: {} }),
  }: { mail: MailCatcher; payments: FakeProvider } & Pick<
    TestInstallationOptions,
    'extraEnv' | 'moveDatabase'
  >,
): Promise<Installation> {
  const moved = await moveDatabase(await cloneDatabase(database));
  return {
    namespace: database,
    databaseUrl: moved.url,
    smtpUrl: mail.smtpUrl,
    paymentsUrl: payments.url,
    publicUrl: 'https://suchi.test',
    logFolder: mkdtempSync(join(tmpdir(), `${database}-`)),
    extraEnv: { ...extraEnv, ...moved.extraEnv },
  };
}
