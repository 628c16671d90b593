// Two API nodes and a worker behind nginx, with a mail server and a payment provider of this program.
import { join } from 'node:path';
import {
  type ApiNode,
  type BackgroundProcess,
  databaseUrl,
  type FakeProvider,
  freePort,
  type Installation,
  type MailCatcher,
  type Proxy,
  type ProxyOptions,
  startApiNode,
  startFakeProvider,
  startMailCatcher,
  startProxy,
  startWorker,
  testPaymentKeys,
} from '@suchi/testing';

export interface WebFleet {
  installation: Installation;
  nodes: [ApiNode, ApiNode];
  worker: BackgroundProcess;
  proxy: Proxy;
  mail: MailCatcher;
  provider: FakeProvider;
  stop(): Promise<void>;
}

interface WebFleetOptions {
  folder: string;
  uploads: string;
  extraEnv: Record<string, string>;
  proxy: Pick<ProxyOptions, 'webRoot'> & Partial<ProxyOptions>;
}

/** Long enough for a node that drains, finishes and closes. */
export const graceMs = 45_000;

export async function startWebFleet(
  name: string,
  { folder, uploads, extraEnv, proxy: proxyOptions }: WebFleetOptions,
): Promise<WebFleet> {
  const webPort = await freePort();
  const [provider, mail] = [await startFakeProvider(testPaymentKeys), await startMailCatcher()];
  const installation: Installation = {
    namespace: name,
    databaseUrl: databaseUrl(name),
    smtpUrl: mail.smtpUrl,
    paymentsUrl: provider.url,
    publicUrl: `http://127.0.0.1:${webPort}`,
    logFolder: folder,
    extraEnv: { SUCHI_UPLOADS: uploads, ...extraEnv },
  };
  const nodes = await Promise.all([startApiNode(installation), startApiNode(installation)]);
  const worker = await startWorker(installation);
  const proxy = await startProxy({
    apiUrls: nodes.map(({ url }) => url),
    folder: join(folder, 'nginx'),
    webPort,
    studioAddresses: [],
    ...proxyOptions,
  });
  const fleet: WebFleet = {
    installation,
    nodes,
    worker,
    proxy,
    mail,
    provider,
    async stop() {
      await Promise.all([fleet.proxy, fleet.worker, ...fleet.nodes].map((each) => each.stop(graceMs)));
      await provider.stop();
      await mail.close();
    },
  };
  return fleet;
}
