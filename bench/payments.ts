// `pnpm bench:payments 1000`: many people pay while nodes, workers and the database are killed. Afterwards exactly
// the paid purchases must be granted, and the ledger must equal the provider's list. `pnpm bench:payments 60 once` is the
// short form: each of them is killed once. `none` kills nothing.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  dropDatabase,
  type FakeProvider,
  type Installation,
  recordFigures,
  startFakeProvider,
  startMailCatcher,
  testPaymentKeys,
  waitUntil,
  webhookPath,
} from '@suchi/testing';
import { Client } from 'pg';
import { runStep } from '../scripts/run-step.ts';
import { startOwnPostgres } from './own-postgres.ts';
import { audit } from './payment-audit.ts';
import { buy, describeBuyer } from './payment-buyers.ts';
import { type Fleet, openEntrance, startFleet } from './payment-fleet.ts';
import { prepareBuyers } from './subjects.ts';

const [count = '1000', kills = 'often'] = process.argv.slice(2);
const buyers = Number(count);
const buyersAtOnce = 8;
const name = `suchi_bench_pay_${process.pid}`;
const startedAt = performance.now();
let killed = 0;

function say(text: string): void {
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${text}`);
}

async function main(): Promise<void> {
  if (process.env['SUCHI_BUILT'] !== 'true') runStep('pnpm', ['--filter', '@suchi/extension', 'build']);
  const { databaseUrl, tokens } = await prepareBuyers(name, buyers);
  const postgres = await startOwnPostgres(databaseUrl);
  await dropDatabase(name);
  const provider = await startFakeProvider(testPaymentKeys);
  const mail = await startMailCatcher();
  const installation: Installation = {
    namespace: name,
    databaseUrl: postgres.url,
    smtpUrl: mail.smtpUrl,
    paymentsUrl: provider.url,
    publicUrl: 'https://suchi.test',
    logFolder: mkdtempSync(join(tmpdir(), name)),
    extraEnv: { SUCHI_ADDRESS_RATE: '1000000' },
  };
  const fleet = await startFleet(installation, postgres, say);
  const entrance = await openEntrance(fleet);
  try {
    say(`${tokens.length} buyers`);
    await provider.control.setWebhook({ url: entrance.url + webhookPath });
    await provider.control.setDelivery('shuffled', { seed: 1, copies: 3 });
    await sellWhileThingsBreak(tokens, fleet, provider);
    say('all have paid or left; webhooks arrive');
    await waitForWebhooks(provider);
    await reconcile(postgres.url);
    process.exitCode = await report(postgres.url, provider);
  } finally {
    entrance.close();
    await fleet.stop();
    await provider.stop();
    await mail.close();
    postgres.stop();
  }
}

/** Faults by the share of buyers that have begun. */
function listFaults(fleet: Fleet): [share: number, fault: () => Promise<void>][] {
  if (kills === 'none') return [];
  if (kills === 'once')
    return [
      [0.2, () => fleet.killNode(0)],
      [0.45, () => fleet.killWorker()],
      [0.7, () => fleet.crashDatabase()],
    ];
  return [
    [0.1, () => fleet.killNode(0)],
    [0.2, () => fleet.killWorker()],
    [0.25, () => fleet.killNode(1)],
    [0.4, () => fleet.crashDatabase()],
    [0.5, () => fleet.killWorker()],
    [0.55, () => fleet.killNode(0)],
    [0.7, () => fleet.killWorker()],
    [0.75, () => fleet.killNode(1)],
    [0.9, () => fleet.killNode(0)],
  ];
}

async function sellWhileThingsBreak(tokens: string[], fleet: Fleet, provider: FakeProvider): Promise<void> {
  const waiting = tokens.map((token, index) => describeBuyer(token, index));
  const due = listFaults(fleet);
  let begun = 0;
  let breaking = Promise.resolve();
  let previous = Promise.resolve();
  const serve = async () => {
    for (let buyer = waiting.shift(); buyer; buyer = waiting.shift()) {
      begun += 1;
      while (due[0] && begun >= due[0][0] * buyers) {
        const [[, fault]] = due.splice(0, 1) as [(typeof due)[number]];
        // One after another, and buyers wait for the last one, so that each hits running purchases.
        previous = breaking;
        breaking = previous.then(fault);
        killed += 1;
      }
      await previous;
      await buy(buyer, { chooseNode: () => fleet.chooseNode(), control: provider.control });
    }
  };
  await Promise.all(Array.from({ length: buyersAtOnce }, serve));
  await breaking;
}

/** The provider repeats each event until it is accepted. */
async function waitForWebhooks({ control }: FakeProvider): Promise<void> {
  try {
    await control.waitForDeliveries(undefined, 300_000);
  } catch (error) {
    const answers = (await control.listEvents()).flatMap((event) => event.answers);
    const counts = Object.entries(Object.groupBy(answers, String)).map(
      ([status, all]) => `${status}: ${all?.length}`,
    );
    say(`the answers to webhooks were ${counts.join(', ')}`);
    throw error;
  }
}

/** Days pass: every open purchase is due, and those without a payment leave the provider's window. */
async function reconcile(url: string): Promise<void> {
  const waiting = "qd_payments where status = 'pending'";
  await onDatabase(url, async (client) => {
    const { rows } = await client.query<{ n: string }>(`select count(*) n from ${waiting}`);
    say(`${rows[0]?.n} purchases still wait`);
    await client.query(
      `update qd_payments set date_created = date_created - interval '7 days' where status = 'pending'`,
    );
  });
  await waitUntil(
    'the poller to ask about every purchase',
    () =>
      onDatabase(url, async (client) => {
        // The window counts from the newest attempt, and the poller may learn of one only now.
        await client.query(`update payment_attempt a set attempted_at = p.date_created
          from qd_payments p where p.id = a.payment and p.status = 'pending'`);
        await client.query(`update qd_payments set next_check_at = now() where status = 'pending'`);
        return (await client.query(`select from ${waiting}`)).rowCount === 0;
      }),
    { timeoutMs: 300_000, everyMs: 2000 },
  );
  say('nothing waits any more');
}

async function report(url: string, provider: FakeProvider): Promise<number> {
  const findings = await onDatabase(url, (client) => audit(client, provider.control));
  console.table(findings.map((finding) => ({ ...finding, good: finding.expected === finding.found })));
  const differing = findings.filter(({ expected, found }) => expected !== found).length;
  const isGood = differing === 0;
  recordFigures('payments', {
    buyers,
    kills: killed,
    'purchases paid': findings.find(({ what }) => what === 'paid purchases')?.found ?? 0,
    'figures compared': findings.length,
    differing,
  });
  say(isGood ? 'the books agree' : 'THE BOOKS DIFFER');
  return isGood ? 0 : 1;
}

async function onDatabase<T>(url: string, run: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

await main();
