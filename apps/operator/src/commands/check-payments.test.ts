import { expect, it } from 'vitest';
import type { Given } from '../command.ts';
import { readSettings } from '../settings/env.ts';
import { checkPayments } from './check-payments.ts';

const variables = {
  SUCHI_PUBLIC_URL: 'https://suchi.test',
  SUCHI_SECRET: 'x'.repeat(32),
  // Nothing answers there, and nothing must be asked.
  SUCHI_DATABASE_URL: 'postgres://suchi@127.0.0.1:1/suchi',
  SUCHI_REDIS_URL: 'redis://127.0.0.1:1',
  SUCHI_SMTP_URL: 'smtp://127.0.0.1:1',
};
const keys = (id: string) => ({
  SUCHI_RAZORPAY_KEY_ID: id,
  SUCHI_RAZORPAY_KEY_SECRET: 'a-secret',
  SUCHI_RAZORPAY_WEBHOOK_SECRETS: 'a-secret-of-the-webhook',
  SUCHI_RAZORPAY_API_URL: 'http://127.0.0.1:1',
});

it.each([
  ['no keys', {}, {}, 'refused', 'Online payment is not set up.'],
  ['keys of live mode', keys('rzp_live_0123456789'), {}, 'refused', /not those of test mode/],
  ['keys of no mode', keys('another'), {}, 'refused', /Nothing was sent/],
  ['port 0', keys('rzp_test_0123456789'), { port: '0' }, 'usage', /--port 0/],
  ['a wait in words', keys('rzp_test_0123456789'), { wait: 'long' }, 'usage', /--wait long/],
])('refuses %s before anything is asked', async (_what, more, options, exit, message) => {
  const given: Given = {
    words: [],
    options,
    settings: readSettings(null, { ...variables, ...more }),
    environment: {},
    step() {},
    ask: async () => null,
    askSecret: async () => null,
  };
  await expect(checkPayments.run(given)).rejects.toMatchObject({
    exit,
    message: expect.stringMatching(message) as string,
    next: expect.stringMatching(/\S/) as string,
  });
});
