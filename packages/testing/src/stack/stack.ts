import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { webhookPath } from '../payments/test-keys.ts';
import { type BackgroundProcess, startBackgroundProcess } from './background-process.ts';
import type { Certificate } from './certificate.ts';
import { type Installation, startApiNode, startWorker } from './engine.ts';
import { freePort } from './free-port.ts';
import { projectRoot } from './project-root.ts';
import { startProxy } from './proxy.ts';
import { waitForUrl } from './wait-until.ts';

/** The demo accounts, by the names that other tools use. */
export type DemoLogins = Record<
  'admin' | 'member' | 'subscriber' | 'tester' | 'newcomer',
  { email: string; password: string }
>;

/** The content of `.stack/urls.json`. */
export interface StackUrls {
  web: string;
  api: string;
  mail: string;
  /** The payment provider: its API, its control API, and a page for people. */
  payments: string;
  logins: DemoLogins;
}

export interface Stack {
  urls: StackUrls;
  processes: BackgroundProcess[];
  /** With TLS only. */
  certificate: Certificate | null;
}

export interface StackOptions {
  /** The prefix of its keys in Redis. */
  name: string;
  databaseUrl: string;
  uploadsFolder: string;
  /** Logs and configuration of this run. */
  folder: string;
  /** The demo accounts. */
  logins: DemoLogins;
  /** Says that it is a demo: the banner and the accounts by one tap. Its database must have the mark. */
  isDemo?: boolean;
  /** The file of the backup report, if there is one. */
  backupReport?: string | undefined;
  /** TLS and HTTP/2, as an installation has them. */
  isTls?: boolean;
  /** The images of this release, which `scripts/images` has built, instead of the build in the checkout. */
  imagesVersion?: string | undefined;
}

/** Here all people share one address. */
const manyPeople = { SUCHI_ADDRESS_FACTOR: '20', SUCHI_BULK_MAIL_PER_MINUTE: '60' };

const foldersIn = (folder: string, site: string) => ({
  SUCHI_SITE: site,
  SUCHI_CHOICE_KEYS: join(folder, 'choice-keys'),
});

/** Starts the production build of everything on a prepared database; returns when all parts respond. */
export async function startStack({
  name,
  folder,
  logins,
  isTls = false,
  imagesVersion,
  ...demo
}: StackOptions): Promise<Stack> {
  rmSync(folder, { recursive: true, force: true });

  const webPort = await freePort();
  const publicUrl = `${isTls ? 'https' : 'http'}://127.0.0.1:${webPort}`;
  const site = join(folder, 'site');
  const catcher = await startCatcherProcess(folder);
  const payments = await startPaymentsProcess(folder, publicUrl + webhookPath);
  const installation: Installation = {
    // New for each run: permissions and rate limits of the last run must not affect this one.
    namespace: `${name}_${Date.now()}`,
    databaseUrl: demo.databaseUrl,
    smtpUrl: catcher.smtpUrl,
    paymentsUrl: payments.url,
    publicUrl,
    logFolder: folder,
    extraEnv: { ...foldersIn(folder, site), ...variablesOf(demo, catcher.httpUrl) },
    imagesVersion,
  };
  const api = await startApiNode(installation);
  const worker = await startWorker(installation);
  const proxy = await startProxy({
    apiUrls: [api.url],
    webRoot: join(projectRoot, 'apps/web/dist'),
    site,
    folder: join(folder, 'nginx'),
    webPort,
    paymentHosts: [payments.url],
    studioAddresses: ['127.0.0.1'],
    isTls,
    imagesVersion,
  });
  return {
    certificate: proxy.certificate,
    urls: {
      web: proxy.webUrl,
      api: api.url,
      mail: catcher.httpUrl,
      payments: payments.url,
      logins: loginsOnly(logins),
    },
    processes: [proxy, api, worker, payments.process, catcher.process],
  };
}

function variablesOf(
  {
    isDemo = false,
    backupReport,
    uploadsFolder,
  }: Pick<StackOptions, 'isDemo' | 'backupReport' | 'uploadsFolder'>,
  mailPage: string,
) {
  return {
    ...manyPeople,
    SUCHI_UPLOADS: uploadsFolder,
    ...(isDemo && { SUCHI_DEMO: 'on', SUCHI_DEMO_MAIL_URL: mailPage }),
    ...(backupReport !== undefined && { SUCHI_BACKUP_REPORT: backupReport }),
  };
}

async function startCatcherProcess(folder: string) {
  const [smtpPort, httpPort] = [await freePort(), await freePort()];
  const httpUrl = `http://127.0.0.1:${httpPort}`;
  const process = startBackgroundProcess({
    name: 'mail-catcher',
    command: globalThis.process.execPath,
    args: [join(projectRoot, 'packages/testing/src/bin/mail-catcher.ts'), String(smtpPort), String(httpPort)],
    cwd: projectRoot,
    env: {},
    logFile: join(folder, 'mail-catcher.log'),
  });
  await waitForUrl(httpUrl, process);
  return { process, httpUrl, smtpUrl: `smtp://127.0.0.1:${smtpPort}` };
}

async function startPaymentsProcess(folder: string, webhookUrl: string) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const process = startBackgroundProcess({
    name: 'payments',
    command: globalThis.process.execPath,
    args: [join(projectRoot, 'packages/testing/src/bin/fake-provider.ts'), String(port), webhookUrl],
    cwd: projectRoot,
    env: {},
    logFile: join(folder, 'payments.log'),
  });
  await waitForUrl(url, process);
  return { process, url };
}

// Other tools read the file, so it contains only the two promised fields.
function loginsOnly(logins: DemoLogins): DemoLogins {
  const entries = Object.entries(logins).map(([name, { email, password }]) => [name, { email, password }]);
  return Object.fromEntries(entries) as DemoLogins;
}
