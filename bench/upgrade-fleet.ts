// Two API nodes and a worker behind nginx, each of which can be replaced by that of another release.
import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  databaseUrl,
  freePort,
  type Installation,
  startApiNode,
  startFakeProvider,
  startMailCatcher,
  startProxy,
  startWorker,
  testPaymentKeys,
} from '@suchi/testing';

/** A web build of each release; the second keeps the files of the first, as docs/ops/installing.md says. */
function makeWebRoots(folder: string): { root: string; switchOver(): void } {
  const root = join(folder, 'web');
  const [before, after] = [`${root}-before`, `${root}-after`];
  for (const [build, file] of [
    [before, 'old.js'],
    [after, 'new.js'],
  ] as const) {
    mkdirSync(join(build, 'static'), { recursive: true });
    writeFileSync(join(build, 'index.html'), `<!doctype html><script src="/static/${file}"></script>`);
    writeFileSync(join(build, 'static', file), '');
  }
  symlinkSync(before, root);
  return {
    root,
    switchOver() {
      execFileSync('cp', ['-Rnp', `${before}/static/.`, `${after}/static`]);
      symlinkSync(after, `${root}-next`);
      renameSync(`${root}-next`, root);
    },
  };
}

export interface UpgradeFleet {
  webUrl: string;
  /** Stops it as a service manager does, and starts that of the other release at the same address. */
  replaceNode(index: 0 | 1, apiFolder: string): Promise<void>;
  replaceWorker(apiFolder: string): Promise<void>;
  /** The new web build and the new configuration of nginx. */
  switchWeb(): void;
  stop(): Promise<void>;
}

/** Long enough for a node that drains, finishes and closes. */
const graceMs = 45_000;

export async function startUpgradeFleet(
  name: string,
  { folder, uploads }: { folder: string; uploads: string },
): Promise<UpgradeFleet> {
  const webPort = await freePort();
  const [provider, mail] = [await startFakeProvider(testPaymentKeys), await startMailCatcher()];
  const installation: Installation = {
    namespace: name,
    databaseUrl: databaseUrl(name),
    smtpUrl: mail.smtpUrl,
    paymentsUrl: provider.url,
    publicUrl: `http://127.0.0.1:${webPort}`,
    logFolder: folder,
    // A node drains for longer than nginx leaves out the one that was replaced before it (fail_timeout): with one second
    // some requests found neither.
    extraEnv: { SUCHI_UPLOADS: uploads, SUCHI_ADDRESS_FACTOR: '1000', SUCHI_DRAIN_SECONDS: '3' },
  };
  const nodes = await Promise.all([startApiNode(installation), startApiNode(installation)]);
  let worker = await startWorker(installation);
  const web = makeWebRoots(folder);
  const proxy = await startProxy({
    apiUrls: nodes.map(({ url }) => url),
    webRoot: web.root,
    folder: join(folder, 'nginx'),
    webPort,
    studioAddresses: [],
  });
  return {
    webUrl: proxy.webUrl,
    async replaceNode(index, apiFolder) {
      const old = nodes[index];
      await old.stop(graceMs);
      nodes[index] = await startApiNode({ ...installation, apiFolder }, Number(new URL(old.url).port));
    },
    async replaceWorker(apiFolder) {
      const old = worker;
      worker = await startWorker({ ...installation, apiFolder });
      await old.stop(graceMs);
    },
    switchWeb() {
      web.switchOver();
      process.kill(proxy.pid, 'SIGHUP');
    },
    async stop() {
      await Promise.all([proxy, worker, ...nodes].map((each) => each.stop(graceMs)));
      await provider.stop();
      await mail.close();
    },
  };
}
