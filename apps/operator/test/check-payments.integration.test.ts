import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  freePort,
  paymentsEnvironment,
  projectRoot,
  redisUrl,
  shareInstallation,
  type TestInstallation,
  testSecret,
  waitUntil,
} from '@suchi/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestInstallation;
let variables: Record<string, string>;

beforeAll(async () => {
  server = await shareInstallation();
  variables = {
    PATH: process.env['PATH'] ?? '',
    SUCHI_PUBLIC_URL: 'https://suchi.test',
    SUCHI_SECRET: testSecret,
    SUCHI_DATABASE_URL: server.installation.databaseUrl,
    SUCHI_REDIS_URL: redisUrl,
    SUCHI_SMTP_URL: 'smtp://127.0.0.1:1',
    ...paymentsEnvironment(server.payments.url),
  };
});
afterAll(() => server.stop());

/** Runs `suchi check-payments` as a process of its own. */
async function check(port: number): Promise<string> {
  const main = join(projectRoot, 'apps/operator/src/main.ts');
  const args = [main, 'check-payments', '--port', String(port), '--wait', '2'];
  return (await promisify(execFile)(process.execPath, args, { env: variables })).stdout;
}

/** Plays the person at the page. */
async function payAndFail(port: number): Promise<void> {
  const { control } = server.payments;
  const page = `http://127.0.0.1:${port}/`;
  const text = await waitUntil('the page of the command', () =>
    fetch(page).then(
      (response) => response.text(),
      () => undefined,
    ),
  );
  const [, orders = ''] = /const orders = (.*);/.exec(text) ?? [];
  const { purchase, failure } = JSON.parse(orders) as { purchase: string; failure: string };
  const { id } = await control.pay(purchase);
  const signature = await control.checkoutSignature(purchase, id);
  await fetch(`${page}paid`, {
    method: 'POST',
    body: JSON.stringify({
      razorpay_order_id: purchase,
      razorpay_payment_id: id,
      razorpay_signature: signature,
    }),
  });
  await control.pay(failure, { outcome: 'failed' });
}

const countRows = () =>
  server.query(
    `select (select count(*) from ledger_transfer) as ledger, (select count(*) from qd_payments) as purchases,
            (select count(*) from receipt) as receipts, (select count(*) from payment_attempt) as attempts`,
  );

it('walks to the end, with the webhook of a running server, and leaves the books as they were', async () => {
  const before = await countRows();
  const port = await freePort();
  const [text] = await Promise.all([check(port), payAndFail(port)]);
  const lines = text.trim().split('\n');
  expect(lines.filter((line) => line.startsWith('ok  ')).map((line) => line.split(/ +/)[1])).toEqual([
    'order',
    'purchase',
    'signature',
    'failure',
    'refund',
    'webhook',
    'report',
    'books',
  ]);
  expect(lines.at(-1)).toBe('Nothing is wrong.');
  expect(await countRows()).toEqual(before);
});
