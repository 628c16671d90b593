import { mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ApiNode,
  askApi,
  freePort,
  type Proxy,
  startProxy,
  startTestInstallation,
  type TestInstallation,
  waitUntil,
} from '@suchi/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestInstallation;
let proxy: Proxy;
const folder = mkdtempSync(join(tmpdir(), 'suchi-stopping-'));

beforeAll(async () => {
  server = await startTestInstallation({
    name: 'stopping',
    nodes: 2,
    workers: 0,
    extraEnv: { SUCHI_DRAIN_SECONDS: '2' },
  });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Suchi</title>');
  proxy = await startProxy({
    apiUrls: server.nodes.map(({ url }) => url),
    webRoot: folder,
    folder: join(folder, 'nginx'),
    webPort: await freePort(),
    studioAddresses: [],
  });
});
afterAll(async () => {
  await proxy.stop();
  await server.stop();
});

/** A login whose second half is still to come. */
function beginLogin({ url }: ApiNode): { finish(): Promise<number | undefined> } {
  const body = JSON.stringify({ email: 'asha@example.org', password: 'wrong' });
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const outgoing = request(`${url}/auth/login`, { method: 'POST', headers });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    outgoing.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
  });
  outgoing.write(body.slice(0, 10));
  return {
    finish() {
      outgoing.end(body.slice(10));
      return answered;
    },
  };
}

it('a node that stops is not ready, serves for a while, finishes what it began, and the other goes on', async () => {
  const [node] = server.nodes;
  if (!node) throw new Error('no node');
  const ready = () =>
    fetch(`${node.url}/qe_health/ready`).then(
      ({ status }) => status,
      () => 'closed',
    );
  expect(await ready()).toBe(200);
  const login = beginLogin(node);

  let isStopped = false;
  const stopped = node.stop(60_000).then(() => {
    isStopped = true;
  });
  await waitUntil('readiness to be denied', async () => (await ready()) === 503);
  const served = await askApi(node.url, '/qe_public/facts');
  expect(served).toMatchObject({ status: 200 });
  expect(served.headers.get('connection')).toBe('close');

  // All the time members notice nothing, in reads and in writes.
  const statuses = new Set<number>();
  const askBoth = async () => {
    statuses.add((await askApi(proxy.webUrl, '/qe_public/facts')).status);
    statuses.add((await askApi(proxy.webUrl, '/auth/login', { body: {} })).status);
    return (await ready()) === 'closed';
  };
  await waitUntil('the node to take no more connections', askBoth, { everyMs: 20 });
  expect(isStopped).toBe(false);
  expect(await login.finish()).toBe(401);
  await stopped;
  await askBoth();
  expect(statuses).toEqual(new Set([200, 400]));
});
