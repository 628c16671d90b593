import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { paymentsEnvironment } from '../payments/test-keys.ts';
import { type BackgroundProcess, startBackgroundProcess } from './background-process.ts';
import { freePort } from './free-port.ts';
import { inImage } from './images.ts';
import { projectRoot } from './project-root.ts';
import { waitForUrl, waitUntil } from './wait-until.ts';

const run = promisify(execFile);
const ownApiFolder = join(projectRoot, 'apps/api');
const engineCli = join(ownApiFolder, 'node_modules/directus/cli.js');

/** The addresses of the parts of one installation. */
export interface Installation {
  /** Separates its keys in a shared Redis. */
  namespace: string;
  databaseUrl: string;
  smtpUrl: string;
  /** The payment provider; without it every call to it fails. */
  paymentsUrl?: string;
  /** The address people type. */
  publicUrl: string;
  logFolder: string;
  /** More variables, for a test that needs another limit or lifetime. */
  extraEnv?: Record<string, string>;
  /** The apps/api of another release; this checkout's unless given. */
  apiFolder?: string;
  /** Nodes and workers run in the images of this release instead of from the checkout. */
  imagesVersion?: string | undefined;
}

/** The module to preload where the engine starts: it loads a bundle of it, if the tests have made one (ADR 0062). */
export function quickStart({ isPlain = false } = {}): string {
  const url = pathToFileURL(join(import.meta.dirname, 'quick-start.js'));
  const bundle = process.env['SUCHI_ENGINE_BUNDLE'];
  if (bundle !== undefined && !isPlain) url.searchParams.set('bundle', bundle);
  return url.href;
}

/** Another release has no bundle. Tracing changes modules while they are loaded, so it needs each by itself. */
function preloading({
  apiFolder = ownApiFolder,
  extraEnv = {},
}: Pick<Installation, 'apiFolder' | 'extraEnv'>): string[] {
  const isPlain = apiFolder !== ownApiFolder || 'NODE_OPTIONS' in extraEnv;
  return ['--import', quickStart({ isPlain })];
}

/** Only for tests and local stacks. engine.config.js has the same text and allows quick hashing with it only. */
export const testSecret = 'only-for-tests-and-local-stacks-0123456789';

/** For benchmarks: the cost of a request as people will meet it. */
export const asInProduction = { SUCHI_CHECK_OUTPUT: 'false', SUCHI_QUICK_HASHING: 'false' };

export const redisUrl = process.env['SUCHI_REDIS_URL'] ?? 'redis://127.0.0.1:6379';

function environmentOf(installation: Installation): Record<string, string> {
  return {
    CONFIG_PATH: join(installation.apiFolder ?? ownApiFolder, 'engine.config.js'),
    SUCHI_PUBLIC_URL: installation.publicUrl,
    SUCHI_SECRET: testSecret,
    SUCHI_DATABASE_URL: installation.databaseUrl,
    SUCHI_REDIS_URL: redisUrl,
    SUCHI_NAMESPACE: installation.namespace,
    SUCHI_SMTP_URL: installation.smtpUrl,
    ...paymentsEnvironment(installation.paymentsUrl),
    SUCHI_CHECK_OUTPUT: 'true',
    SUCHI_QUICK_HASHING: 'true',
    // The engine's command checks the internet for a newer version first. This makes the check fail at once.
    HTTPS_PROXY: 'http://127.0.0.1:1',
    // A whole test suite uses one address.
    SUCHI_ADDRESS_RATE: '2000',
    SUCHI_ACCOUNT_RATE: '100000',
    SUCHI_PRESSURE_LIMITER: 'off',
    SUCHI_DRAIN_SECONDS: '0',
    ...installation.extraEnv,
  };
}

export interface EngineCommandOptions {
  /** The installation of the command, whose cache in Redis must be cleared. */
  namespace?: string;
  extraEnv?: Record<string, string>;
  /** The apps/api of another release; this checkout's unless given. */
  apiFolder?: string;
}

function commandEnvironment(
  databaseUrl: string,
  { namespace = 'suchi_install', extraEnv = {}, apiFolder = ownApiFolder }: EngineCommandOptions,
) {
  return environmentOf({
    apiFolder,
    namespace,
    databaseUrl,
    smtpUrl: 'smtp://127.0.0.1:1',
    publicUrl: 'http://127.0.0.1',
    logFolder: '',
    extraEnv: { SUCHI_LOG_LEVEL: 'warn', ...extraEnv },
  });
}

/** Runs one of the engine's commands, for example `['suchi', 'check']`, and returns its output. */
export async function runEngineCommand(
  databaseUrl: string,
  args: string[],
  options: EngineCommandOptions = {},
): Promise<string> {
  const env = commandEnvironment(databaseUrl, options);
  const { stdout } = await run(process.execPath, [...preloading(options), engineCli, ...args], {
    cwd: options.apiFolder ?? ownApiFolder,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
  });
  return stdout;
}

/** Starts one of the engine's commands, for a test that stops it. */
export function startEngineCommand(
  databaseUrl: string,
  args: string[],
  { logFile, ...options }: EngineCommandOptions & { logFile: string },
): BackgroundProcess {
  return startBackgroundProcess({
    name: args.join(' '),
    command: process.execPath,
    args: [...preloading(options), engineCli, ...args],
    cwd: options.apiFolder ?? ownApiFolder,
    env: commandEnvironment(databaseUrl, options),
    logFile,
  });
}

/** Migrates an empty or older database to the current schema. */
export async function installEngine(
  databaseUrl: string,
  options: EngineCommandOptions = {},
): Promise<string> {
  await runEngineCommand(databaseUrl, ['bootstrap', '--skipAdminInit'], options);
  return runEngineCommand(databaseUrl, ['suchi', 'install'], options);
}

export interface ApiNode extends BackgroundProcess {
  url: string;
  metricsUrl: string;
}

/** The ports of a node; free ones unless given. */
export interface NodePorts {
  api?: number | undefined;
  metrics?: number | undefined;
}

/** Starts one API node, and does not wait for it. */
export async function launchApiNode(installation: Installation, ports: NodePorts = {}): Promise<ApiNode> {
  const apiPort = ports.api ?? (await freePort());
  const metricsPort = ports.metrics ?? (await freePort());
  const name = `api-${apiPort}`;
  const node = startBackgroundProcess(
    inImage('api', installation.imagesVersion, {
      name,
      command: process.execPath,
      args: [...preloading(installation), engineCli, 'start'],
      cwd: installation.apiFolder ?? ownApiFolder,
      env: {
        ...environmentOf(installation),
        SUCHI_API_PORT: String(apiPort),
        SUCHI_METRICS_PORT: String(metricsPort),
      },
      logFile: join(installation.logFolder, `${name}.log`),
    }),
  );
  return {
    ...node,
    url: `http://127.0.0.1:${apiPort}`,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
  };
}

/** Starts one API node and returns when it is ready to serve. */
export async function startApiNode(installation: Installation, port?: number): Promise<ApiNode> {
  const node = await launchApiNode(installation, { api: port });
  await waitForUrl(`${node.url}/qe_health/ready`, node);
  return node;
}

let workers = 0;

/** Starts one worker, and does not wait for it. */
export function launchWorker(installation: Installation): BackgroundProcess {
  workers += 1;
  const name = `worker-${workers}`;
  return startBackgroundProcess(
    inImage('worker', installation.imagesVersion, {
      name,
      command: process.execPath,
      args: [
        ...preloading(installation),
        join(installation.apiFolder ?? ownApiFolder, 'extensions/suchi/src/worker.ts'),
      ],
      cwd: installation.apiFolder ?? ownApiFolder,
      env: environmentOf(installation),
      logFile: join(installation.logFolder, `${name}-${process.pid}.log`),
    }),
  );
}

/** Starts one worker and returns when it listens to its queues. */
export async function startWorker(installation: Installation): Promise<BackgroundProcess> {
  const worker = launchWorker(installation);
  const isReady = async () => {
    if (worker.hasExited()) throw new Error(`${worker.name} ended:\n${worker.log().slice(-4000)}`);
    return worker.log().includes('worker ready');
  };
  // As long as a node may take: loading its modules took 19 s on a busy machine.
  await waitUntil(`${worker.name} to be ready`, isReady, { timeoutMs: 90_000 });
  return worker;
}
