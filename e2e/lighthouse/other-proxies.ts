import { join, resolve } from 'node:path';
import {
  type BackgroundProcess,
  freePort,
  projectRoot,
  type Proxy,
  startApiNode,
  startProxy,
  type StackOptions,
} from '@suchi/testing';

const shared = { studioAddresses: [], isTls: true };

/** The limit page, by the same proxy configuration. It asks the API for nothing. */
export async function startLimitPage(folder: string): Promise<Proxy> {
  return startProxy({
    ...shared,
    apiUrls: ['http://127.0.0.1:1'],
    webRoot: join(projectRoot, 'apps/web/limit-page/dist'),
    folder: join(folder, 'nginx-limit-page'),
    webPort: await freePort(),
  });
}

/** Another build of the web app on the same database, with a node of its own: a node knows one public address. */
export async function startSecondBuild(
  webRoot: string,
  { name, folder, databaseUrl, uploadsFolder }: StackOptions,
): Promise<{ proxy: Proxy; processes: BackgroundProcess[] }> {
  const webPort = await freePort();
  const node = await startApiNode({
    namespace: `${name}_beside_${webPort}`,
    databaseUrl,
    smtpUrl: 'smtp://127.0.0.1:1',
    publicUrl: `https://127.0.0.1:${webPort}`,
    logFolder: folder,
    extraEnv: { SUCHI_UPLOADS: uploadsFolder, SUCHI_ADDRESS_FACTOR: '20' },
  });
  const proxy = await startProxy({
    ...shared,
    apiUrls: [node.url],
    webRoot: resolve(webRoot),
    folder: join(folder, 'nginx-beside'),
    webPort,
  });
  return { proxy, processes: [proxy, node] };
}
