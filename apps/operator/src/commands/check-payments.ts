import { todayInIndia } from '@suchi/domain/basics';
import { createRazorpay } from '@suchi/extension/razorpay';
import type { Command, Given } from '../command.ts';
import { withConnection } from '../database/connection.ts';
import { OperatorError } from '../exit.ts';
import { presentFindings } from '../inspect/finding.ts';
import { readBooks } from '../payment-check/books.ts';
import { openPaymentPage } from '../payment-check/page.ts';
import { amountPaise, walkPayments } from '../payment-check/walk.ts';
import type { Settings } from '../settings/env.ts';

type Keys = NonNullable<Settings['env']['razorpay']>;

const usualPort = 8070;
const usualMinutes = 15;
const webhookMs = 120_000;
const everyMs = 2000;

export const checkPayments: Command = {
  name: 'check-payments',
  summary: "walk a purchase, a failure, a refund and the webhook through the provider's test mode",
  help: `
Walks through the payment provider's test mode with the keys of this installation, and says for each step whether it worked
and what to do: an order, a purchase, the signature of the checkout, a failure, a refund, the webhook, the report of payouts.
Keys of live mode are refused before anything is sent. No money moves, no person is named, and nothing is booked.

Only a browser can pay. The command shows a page on the loopback address of this machine, says what to press there, and
waits. From your own computer: ssh -L ${usualPort}:127.0.0.1:${usualPort} server, then http://127.0.0.1:${usualPort}/. The API node and the
worker must run with the same keys. docs/ops/payments.md has the checklist.`,
  options: {
    port: { type: 'string', about: `the port of the page, usually ${usualPort}`, value: 'PORT' },
    wait: {
      type: 'string',
      about: `how long to wait for a payment, usually ${usualMinutes}`,
      value: 'MINUTES',
    },
  },
  async run({ settings, options, step }) {
    const keys = requireTestKeys(settings);
    const address = { host: settings.variables['SUCHI_API_HOST'] ?? '127.0.0.1', port: readPort(options) };
    const payerMs = readMinutes(options) * 60_000;
    const findings = await withConnection(settings.env.databaseUrl, (client) =>
      walkPayments({
        provider: createRazorpay(keys),
        books: readBooks(client),
        openPage: (orders) =>
          openPaymentPage({ keyId: keys.keyId, checkoutUrl: keys.checkoutUrl, amountPaise, orders }, address),
        step,
        wait: { payerMs, webhookMs: Math.min(payerMs, webhookMs), everyMs },
        today: todayInIndia(new Date()),
      }),
    );
    return presentFindings(findings);
  },
};

function requireTestKeys({ env }: Settings): Keys {
  if (!env.razorpay)
    throw new OperatorError('refused', 'Online payment is not set up.', 'See docs/ops/payments.md.');
  if (!env.razorpay.keyId.startsWith('rzp_test_'))
    throw new OperatorError(
      'refused',
      'The keys are not those of test mode. Nothing was sent.',
      'Set the keys and the webhook secret of test mode, restart the nodes and the worker, and run it again.',
    );
  return env.razorpay;
}

function readPort({ port }: Given['options']): number {
  return readNumber('port', port, { usual: usualPort, most: 65_535 });
}

function readMinutes({ wait }: Given['options']): number {
  return readNumber('wait', wait, { usual: usualMinutes, most: 60 });
}

function readNumber(
  name: string,
  value: string | boolean | undefined,
  { usual, most }: { usual: number; most: number },
): number {
  if (value === undefined) return usual;
  const number = Number(value);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  throw new OperatorError(
    'usage',
    `--${name} ${String(value)} is not a number up to ${most}.`,
    'suchi check-payments --help says what it takes.',
  );
}
