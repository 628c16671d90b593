// `pnpm test:fuzz`: hostile requests to every endpoint, as every kind of person, to a node and through the proxy.
// `--requests 50000` sends more, `--seed 7` the same again, `--only 4711` one of them. `--slow-ms 5000` is for a busy machine.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  ensureTemplateDatabase,
  freePort,
  recordFigures,
  startProxy,
  startTestInstallation,
  writeTierTimes,
} from '@suchi/testing';
import { planRequest } from './generate.ts';
import { makeCommunity, peopleOfAKind } from './people.ts';
import { createReport } from './report.ts';
import { send } from './send.ts';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    only: { type: 'string' },
    // Few at a time, so that a request's time is its own.
    senders: { type: 'string', default: '2' },
    'slow-ms': { type: 'string', default: '2000' },
  },
});
const seed = Number(values.seed);
const restoreEvery = 500;
const folder = mkdtempSync(join(tmpdir(), 'suchi-fuzz-'));
const uploads = join(folder, 'uploads');
mkdirSync(uploads);

await ensureTemplateDatabase();
const server = await startTestInstallation({
  name: 'fuzz',
  workers: 0,
  extraEnv: { SUCHI_UPLOADS: uploads, SUCHI_ADDRESS_RATE: '100000', SUCHI_LOG_LEVEL: 'warn' },
});
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Suchi</title>');
const proxy = await startProxy({
  apiUrls: [server.api.url],
  webRoot: folder,
  folder: join(folder, 'nginx'),
  webPort: await freePort(),
  studioAddresses: [],
});
try {
  await fuzz();
} finally {
  await proxy.stop();
  await server.stop();
}

async function fuzz(): Promise<void> {
  const community = await makeCommunity(server, uploads);
  const targets = { node: server.api.url, proxy: proxy.webUrl };
  const plan = { seed, people: peopleOfAKind, knownTo: community.knownTo };
  const first = values.only === undefined ? 0 : Number(values.only);
  const end = values.only === undefined ? Number(values.requests) : first + 1;
  const report = createReport(Number(values['slow-ms']));
  const startedAt = Date.now();
  let next = first;
  console.log(`fuzz: seed ${seed}, ${end - first} requests`);
  const sendOneAfterAnother = async () => {
    while (next < end) {
      const planned = planRequest(plan, next);
      next += 1;
      if (planned.index % restoreEvery === 0) await community.restore();
      report.add(planned, await send(targets, planned, community.sessionHeaders(planned)));
    }
  };
  await Promise.all(Array.from({ length: Number(values.senders) }, sendOneAfterAnother));

  for (const line of report.lines()) console.log(line);
  const hasNodeEnded = server.api.hasExited();
  if (hasNodeEnded) console.log(`the node ended:\n${server.api.log().slice(-4000)}`);
  console.log(
    `fuzz: seed ${seed}, ${end - first} requests in ${Math.round((Date.now() - startedAt) / 1000)} s`,
  );
  const missed = values.only === undefined ? report.missed() : [];
  if (missed.length > 0) console.log(`contracts without an answer: ${missed.join(', ')}`);
  const failed = report.broken() + (hasNodeEnded ? 1 : 0) + (missed.length > 0 ? 1 : 0);
  writeTierTimes({
    tier: 'fuzz',
    passed: report.kept(),
    failed,
    skipped: 0,
    secondTries: [],
    files: [],
  });
  recordFigures('fuzz', {
    requests: end - first,
    seed: String(seed),
    'contracts missed': missed.length,
    ...report.figures(),
  });
  if (failed > 0)
    console.log(`repeat with: pnpm test:fuzz --seed ${seed}; logs: ${server.installation.logFolder}`);
  else rmSync(folder, { recursive: true, force: true });
  process.exitCode = failed === 0 ? 0 : 1;
}
