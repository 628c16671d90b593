// The installation that faults happen to: two nodes behind nginx, a worker, and everything that they use, each of which
// can fail. Nodes and worker are started again when they end, as the units of ops/systemd do.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ApiNode,
  askApi,
  type BackgroundProcess,
  type FakeProvider,
  freePort,
  type Gate,
  type Installation,
  launchApiNode,
  launchWorker,
  openGate,
  type MailCatcher,
  type Proxy,
  startBackgroundProcess,
  startFakeProvider,
  startMailCatcher,
  startProxy,
  testPaymentKeys,
  waitUntil,
  webhookPath,
} from '@suchi/testing';
import { Pool } from 'pg';
import { giveToPostgres, type OwnPostgres, startOwnPostgres } from '../own-postgres.ts';
import { makeSmallDisk, type SmallDisk } from './small-disks.ts';
import { supervise, type Supervised } from './supervise.ts';

export type Query = (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

export interface OwnRedis {
  url: string;
  /** What was in it is gone. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

export interface Fleet {
  webUrl: string;
  folder: string;
  query: Query;
  nodes: readonly Supervised<ApiNode>[];
  worker: Supervised<BackgroundProcess>;
  postgres: OwnPostgres;
  redis: OwnRedis;
  mail: MailCatcher;
  provider: FakeProvider;
  gates: Record<'postgres' | 'mail' | 'provider', Gate>;
  disks: Record<'uploads' | 'logs' | 'temporary', SmallDisk>;
  /** Where the metrics of nodes and worker are. */
  metricsPorts: { nodes: readonly number[]; worker: number };
  /** Starts nodes and worker, or the worker only, with other variables; with none, as they were. */
  restartWith(variables: Record<string, string>, which?: 'all' | 'worker'): Promise<void>;
  /** Until both nodes are ready and the worker serves. */
  waitUntilReady(): Promise<void>;
  stop(): Promise<void>;
}

/** Few, so that they can be used up. */
export const maxConnections = 80;

async function startOwnRedis(folder: string): Promise<OwnRedis> {
  const port = await freePort();
  const launch = () =>
    startBackgroundProcess({
      name: 'redis',
      command: 'redis-server',
      args: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      cwd: folder,
      env: {},
      logFile: join(folder, 'redis.log'),
    });
  let redis = launch();
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () => redis.kill(),
    start() {
      redis = launch();
      return Promise.resolve();
    },
  };
}

/** What nginx serves without a node. */
function makeWebRoot(folder: string): string {
  const root = join(folder, 'web');
  mkdirSync(join(root, 'static'), { recursive: true });
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Suchi</title>');
  return root;
}

interface FleetOptions {
  name: string;
  folder: string;
  /** The database to copy. */
  sourceUrl: string;
  uploads: SmallDisk;
}

type Services = Pick<Fleet, 'postgres' | 'redis' | 'mail' | 'provider' | 'gates' | 'disks' | 'query'> & {
  stop(): Promise<void>;
};

/** Everything that nodes and worker use. */
async function startServices({ folder, sourceUrl, uploads }: FleetOptions): Promise<Services> {
  const logs = makeSmallDisk(join(folder, 'logs'), 48);
  const temporary = makeSmallDisk(join(folder, 'temporary'), 64);
  giveToPostgres(temporary.folder);
  const postgres = await startOwnPostgres(sourceUrl, { maxConnections });
  const [redis, provider, mail] = await Promise.all([
    startOwnRedis(folder),
    startFakeProvider(testPaymentKeys),
    startMailCatcher(),
  ]);
  const gates = {
    postgres: await openGate(postgres.url),
    mail: await openGate(mail.smtpUrl),
    provider: await openGate(provider.url),
  };
  const pool = new Pool({ connectionString: postgres.url, max: 2 });
  // It is stopped on purpose.
  pool.on('error', () => {});
  return {
    postgres,
    redis,
    mail,
    provider,
    gates,
    disks: { uploads, logs, temporary },
    query: async (sql, values = []) => (await pool.query<Record<string, unknown>>(sql, values)).rows,
    async stop() {
      await pool.end();
      for (const gate of Object.values(gates)) await gate.close();
      await provider.stop();
      await mail.close();
      await redis.stop();
      postgres.stop();
      for (const disk of [logs, temporary]) disk.remove();
    },
  };
}

export async function startFleet(options: FleetOptions): Promise<Fleet> {
  const { name, folder } = options;
  const services = await startServices(options);
  const { gates, disks, redis, provider } = services;
  const webPort = await freePort();
  const installation: Installation = {
    namespace: name,
    databaseUrl: gates.postgres.url,
    smtpUrl: gates.mail.url,
    paymentsUrl: gates.provider.url,
    publicUrl: `http://127.0.0.1:${webPort}`,
    logFolder: disks.logs.folder,
    extraEnv: {
      SUCHI_REDIS_URL: redis.url,
      SUCHI_UPLOADS: disks.uploads.folder,
      SUCHI_ADDRESS_FACTOR: '1000',
      SUCHI_PAYMENT_CHECK_SECONDS: '5',
      SUCHI_DRAIN_SECONDS: '1',
    },
  };
  const processes = await startProcesses(installation);
  const proxy = await startProxy({
    apiUrls: processes.nodes.map((node) => node.current().url),
    webRoot: makeWebRoot(folder),
    folder: join(folder, 'nginx'),
    webPort,
    studioAddresses: [],
  });
  await provider.control.setWebhook({ url: proxy.webUrl + webhookPath });
  return {
    ...services,
    ...processes,
    webUrl: proxy.webUrl,
    folder,
    waitUntilReady: () => waitUntilReady(processes, proxy),
    async stop() {
      await Promise.all([...processes.nodes, processes.worker].map((each) => each.stop()));
      await proxy.stop();
      await services.stop();
    },
  };
}

type Processes = Pick<Fleet, 'nodes' | 'worker' | 'metricsPorts' | 'restartWith'>;

async function startProcesses(installation: Installation): Promise<Processes> {
  const ports = await Promise.all(
    Array.from({ length: 2 }, async () => ({ api: await freePort(), metrics: await freePort() })),
  );
  const workerPort = await freePort();
  const variables: Record<'nodes' | 'worker', Record<string, string>> = { nodes: {}, worker: {} };
  const withVariables = (more: Record<string, string>): Installation => ({
    ...installation,
    extraEnv: { ...installation.extraEnv, ...more },
  });
  const nodes = await Promise.all(
    ports.map((own) =>
      supervise('suchi-api@.service', () => launchApiNode(withVariables(variables.nodes), own)),
    ),
  );
  const worker = await supervise('suchi-worker.service', () =>
    Promise.resolve(
      launchWorker(withVariables({ SUCHI_METRICS_PORT: String(workerPort), ...variables.worker })),
    ),
  );
  return {
    nodes,
    worker,
    metricsPorts: { nodes: ports.map(({ metrics }) => metrics), worker: workerPort },
    async restartWith(next, which = 'all') {
      variables.worker = next;
      if (which === 'all') variables.nodes = next;
      const all = which === 'all' ? [...nodes, worker] : [worker];
      await Promise.all(all.map((each) => each.switchOff()));
      await Promise.all(all.map((each) => each.switchOn()));
    },
  };
}

async function waitUntilReady({ nodes, worker }: Processes, { webUrl }: Proxy): Promise<void> {
  const options = { timeoutMs: 120_000 };
  for (const node of nodes)
    await waitUntil(
      'a node to be ready',
      () =>
        fetch(`${node.current().url}/qe_health/ready`).then(
          ({ ok }) => ok,
          () => false,
        ),
      options,
    );
  await waitUntil('the worker', async () => worker.current().log().includes('worker ready'), options);
  // nginx leaves out a node that has just failed.
  await waitUntil(
    'the proxy',
    async () => (await askApi(webUrl, '/qe_public/facts')).status === 200,
    options,
  );
}
