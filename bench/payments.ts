// `pnpm bench:payments 1000`: many people pay while nodes, workers and the database are killed. Afterwards exactly
// the paid purchases must be granted, and the ledger must equal the provider's list.
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ApiNode,
  type BackgroundProcess,
  dropDatabase,
  type Installation,
  startApiNode,
  startFakeProvider,
  startMailCatcher,
  startWorker,
  testPaymentKeys,
  waitUntil,
  webhookPath,
} from '@suchi/testing';
import { Client } from 'pg';
import { runStep } from '../scripts/run-step.ts';
import { startOwnPostgres } from './own-postgres.ts';
import { audit } from './payment-audit.ts';
import { buy, describeBuyer } from './payment-buyers.ts';
import { prepareBuyers } from './subjects.ts';

const [buyers = 1000] = process.argv.slice(2).map(Number);
const atOnce = 8;
const template = `suchi_bench_pay_${process.pid}`;
const startedAt = performance.now();
const say = (text: string) =>
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${text}`);

runStep('pnpm', ['--filter', '@suchi/extension', 'build']);
const { databaseUrl, tokens } = await prepareBuyers(template, buyers);
const postgres = await startOwnPostgres(databaseUrl);
await dropDatabase(template);
const provider = await startFakeProvider(testPaymentKeys);
const mail = await startMailCatcher();
const installation: Installation = {
  namespace: template,
  databaseUrl: postgres.url,
  smtpUrl: mail.smtpUrl,
  paymentsUrl: provider.url,
  publicUrl: 'https://suchi.test',
  logFolder: mkdtempSync(join(tmpdir(), template)),
  extraEnv: { SUCHI_ADDRESS_RATE: '1000000', SUCHI_LOG_LEVEL: 'warn' },
};
const nodes: ApiNode[] = [await startApiNode(installation), await startApiNode(installation)];
let worker: BackgroundProcess = await startWorker(installation);
const entrance = await openEntrance();

try {
  await provider.control.setWebhook({ url: entrance.url + webhookPath });
  await provider.control.setDelivery('shuffled', { seed: 1, copies: 3 });
  await sellWhileThingsBreak();
  say('all have paid or left; webhooks arrive');
  await provider.control.waitForDeliveries();
  await reconcile();
  process.exitCode = await report();
} finally {
  entrance.close();
  await Promise.all([...nodes, worker].map((each) => each.stop()));
  await provider.stop();
  await mail.close();
  postgres.stop();
}

/** The address of the provider's webhooks: any node that answers, as behind a load balancer. */
async function openEntrance() {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).filter(
          ([name]) => !['host', 'connection', 'content-length'].includes(name),
        ),
      ) as Record<string, string>;
      fetch(chooseNode() + (request.url ?? ''), {
        method: 'POST',
        headers,
        body: Buffer.concat(chunks),
      }).then(
        (answer) => response.writeHead(answer.status).end(),
        () => response.writeHead(502).end(),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

let turn = 0;
function chooseNode(): string {
  turn += 1;
  const running = nodes.filter((node) => !node.hasExited());
  return running[turn % Math.max(1, running.length)]?.url ?? nodes[0]?.url ?? '';
}

async function killNode(index: number): Promise<void> {
  const node = nodes[index];
  if (!node) return;
  await node.kill();
  say(`node ${index + 1} killed`);
  nodes[index] = await startApiNode(installation, Number(new URL(node.url).port));
}

async function killWorker(): Promise<void> {
  await worker.kill();
  say('worker killed');
  worker = await startWorker(installation);
}

function crashDatabase(): Promise<void> {
  postgres.crashAndRestart();
  say('PostgreSQL crashed and restarted');
  return Promise.resolve();
}

/** Faults by the share of buyers that have begun. */
const faults: [share: number, fault: () => Promise<void>][] = [
  [0.1, () => killNode(0)],
  [0.2, killWorker],
  [0.25, () => killNode(1)],
  [0.4, crashDatabase],
  [0.5, killWorker],
  [0.55, () => killNode(0)],
  [0.7, killWorker],
  [0.75, () => killNode(1)],
  [0.9, () => killNode(0)],
];

async function sellWhileThingsBreak(): Promise<void> {
  const waiting = tokens.map((token, index) => describeBuyer(token, index));
  const due = [...faults];
  let begun = 0;
  let breaking = Promise.resolve();
  const serve = async () => {
    for (let buyer = waiting.shift(); buyer; buyer = waiting.shift()) {
      begun += 1;
      while (due[0] && begun >= due[0][0] * buyers) {
        const [, fault] = due.shift() as (typeof faults)[number];
        // One after another: a fault waits until what the last one killed is back.
        breaking = breaking.then(fault);
      }
      await buy(buyer, { chooseNode, control: provider.control });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, serve));
  await breaking;
}

/** Days pass: every open purchase is due, and those without a payment leave the provider's window. */
async function reconcile(): Promise<void> {
  await onDatabase(async (client) => {
    await client.query(`update qd_payments set next_check_at = now(), date_created = date_created - interval '7 days'
      where status = 'pending'`);
  });
  await waitUntil(
    'the poller to ask about every purchase',
    () =>
      onDatabase(async (client) => {
        const { rows } = await client.query("select from qd_payments where status = 'pending'");
        return rows.length === 0;
      }),
    { timeoutMs: 300_000 },
  );
  say('nothing waits any more');
}

async function report(): Promise<number> {
  const findings = await onDatabase((client) => audit(client, provider.control));
  console.table(findings.map((finding) => ({ ...finding, good: finding.expected === finding.found })));
  const isGood = findings.every(({ expected, found }) => expected === found);
  say(isGood ? 'the books agree' : 'THE BOOKS DIFFER');
  return isGood ? 0 : 1;
}

async function onDatabase<T>(run: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
