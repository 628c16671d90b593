import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  freePort,
  projectRoot,
  type Proxy,
  startProxy,
  startTestInstallation,
  type TestInstallation,
} from '@suchi/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertFamilies, useBiodata } from './biodata.ts';
import type { Person } from './community.ts';

// The page itself, as a browser gets it through nginx.

const folder = mkdtempSync(join(tmpdir(), 'suchi-biodata-page-'));
const site = join(folder, 'site');
let server: TestInstallation;
let proxy: Proxy;
let asha: Person;

beforeAll(async () => {
  server = await startTestInstallation({ name: 'biodata_page', workers: 0 });
  mkdirSync(site);
  writeFileSync(join(site, 'shared.html'), '<title>Biodata</title>');
  proxy = await startProxy({
    apiUrls: [server.api.url],
    webRoot: join(projectRoot, 'apps/web'),
    site,
    folder: join(folder, 'nginx'),
    webPort: await freePort(),
    studioAddresses: [],
  });
  [asha] = await insertFamilies(server);
});
afterAll(async () => {
  await proxy.stop();
  await server.stop();
});

const { post, makeLink } = useBiodata(() => server);
const load = async (code: string) => {
  const answer = await fetch(`${proxy.webUrl}/b/${code}`);
  return { status: answer.status, page: await answer.text(), robots: answer.headers.get('x-robots-tag') };
};

it('answers 410 with the same page once the link is off, and for one that never was', async () => {
  const { code, id } = await makeLink(asha, { days: 30 });
  const page = '<title>Biodata</title>';
  expect(await load(code)).toEqual({ status: 200, page, robots: 'noindex' });
  await post(asha, '/switch_link', { id, is_on: false });
  for (const closed of [code, '7kQm-4tXp', 'x'])
    expect(await load(closed)).toEqual({ status: 410, page, robots: 'noindex' });
  // It is not counted as an opening.
  expect(await server.query('select id from biodata_opening')).toEqual([]);
});

it('is there while no node answers', async () => {
  const alone = await startProxy({
    apiUrls: [`http://127.0.0.1:${await freePort()}`],
    webRoot: join(projectRoot, 'apps/web'),
    site,
    folder: join(folder, 'nginx-alone'),
    webPort: await freePort(),
    studioAddresses: [],
  });
  try {
    expect((await fetch(`${alone.webUrl}/b/7kQm-4tXp`)).status).toBe(200);
  } finally {
    await alone.stop();
  }
});
