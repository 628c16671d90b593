import { join } from 'node:path';
import {
  databaseUrl,
  freePort,
  type Gate,
  type Installation,
  openGate,
  projectRoot,
  redisUrl,
  startApiNode,
  startProxy,
} from '@suchi/testing';
import { demoUploadsFolder } from '../../scripts/demo-database.ts';
import { suiteDatabase } from './stack-urls.ts';

/** An API node behind a proxy, for one journey. It can die without a word to the others. */
export interface OwnNode {
  web: string;
  /** Its ways to PostgreSQL and Redis. */
  gates: Record<'database' | 'redis', Gate>;
  kill(): Promise<void>;
  /** At the same address as before. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

/** On the suite's database, so that the people of the demo are there and sessions hold. */
export async function startOwnNode(): Promise<OwnNode> {
  const webPort = await freePort();
  const folder = join(projectRoot, `.stack/e2e-own-node-${webPort}`);
  const gates = { database: await openGate(databaseUrl(suiteDatabase)), redis: await openGate(redisUrl) };
  const installation: Installation = {
    namespace: `${suiteDatabase}_own_node_${webPort}`,
    databaseUrl: gates.database.url,
    smtpUrl: 'smtp://127.0.0.1:1',
    publicUrl: `http://127.0.0.1:${webPort}`,
    logFolder: folder,
    extraEnv: {
      SUCHI_UPLOADS: demoUploadsFolder,
      SUCHI_ADDRESS_FACTOR: '20',
      SUCHI_REDIS_URL: gates.redis.url,
    },
  };
  let node = await startApiNode(installation);
  const proxy = await startProxy({
    apiUrls: [node.url],
    webRoot: join(projectRoot, 'apps/web/dist'),
    folder: join(folder, 'nginx'),
    webPort,
    studioAddresses: ['127.0.0.1'],
  });
  return {
    web: proxy.webUrl,
    gates,
    kill: () => node.kill(),
    async startAgain() {
      node = await startApiNode(installation, Number(new URL(node.url).port));
    },
    async stop() {
      await Promise.all([proxy.stop(), node.stop()]);
      await Promise.all(Object.values(gates).map((gate) => gate.close()));
    },
  };
}
