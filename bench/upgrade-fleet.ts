// The fleet of `pnpm bench:upgrade`: each part can be replaced by that of another release.
import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startApiNode, startWorker } from '@suchi/testing';
import { graceMs, startWebFleet } from './web-fleet.ts';

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

export async function startUpgradeFleet(
  name: string,
  { folder, uploads }: { folder: string; uploads: string },
): Promise<UpgradeFleet> {
  const web = makeWebRoots(folder);
  const fleet = await startWebFleet(name, {
    folder,
    uploads,
    // A node drains for longer than nginx leaves out the one that was replaced before it (fail_timeout): with one second
    // some requests found neither.
    extraEnv: { SUCHI_ADDRESS_FACTOR: '1000', SUCHI_DRAIN_SECONDS: '3' },
    proxy: { webRoot: web.root },
  });
  const { installation, nodes, proxy } = fleet;
  return {
    webUrl: proxy.webUrl,
    async replaceNode(index, apiFolder) {
      const old = nodes[index];
      await old.stop(graceMs);
      nodes[index] = await startApiNode({ ...installation, apiFolder }, Number(new URL(old.url).port));
    },
    async replaceWorker(apiFolder) {
      const old = fleet.worker;
      fleet.worker = await startWorker({ ...installation, apiFolder });
      await old.stop(graceMs);
    },
    switchWeb() {
      web.switchOver();
      process.kill(proxy.pid, 'SIGHUP');
    },
    stop: () => fleet.stop(),
  };
}
