import { createHmac, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type * as z from 'zod/mini';
import type { ProviderSettings } from './env.ts';
import { type PaymentProvider, ProviderRefused, ProviderUnreachable } from './provider.ts';
import {
  errorAnswer,
  listOf,
  orderAnswer,
  paymentAnswer,
  refundAnswer,
  settlementAnswer,
} from './razorpay-answers.ts';

const timeoutMs = 10_000;
/** Tries of a request that only reads. */
const readTries = 3;
const firstPauseMs = 300;
/** The provider sends at most this many rows of a settlement report at once. */
const reportPage = 1000;

/** Minutes in which a late confirmation of the bank is still captured by itself: five days, the longest allowed. */
const captureWithinMinutes = 7200;

interface ApiRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

/** `unreachable`: no answer, or none that can be used. A refusal is an answer. */
export type CallResult = 'answered' | 'unreachable';
type Account = ProviderSettings & { onCall: (result: CallResult) => void };

/** Razorpay by its HTTP API. Its own library compares signatures in variable time and is not used. */
export function createRazorpay(
  settings: ProviderSettings,
  onCall: (result: CallResult) => void = () => {},
): PaymentProvider {
  const account = { ...settings, onCall };
  const get = <Answer extends z.ZodMiniType>(path: string, answer: Answer) =>
    readWithRetries(account, path, answer);
  const post = <Answer extends z.ZodMiniType>(request: Omit<ApiRequest, 'method'>, answer: Answer) =>
    send(account, { ...request, method: 'POST' }, answer);

  return {
    createOrder: ({ amountPaise, receipt, notes }) =>
      post(
        {
          path: '/v1/orders',
          body: { amount: amountPaise, currency: 'INR', receipt, notes, payment: automaticCapture },
        },
        orderAnswer,
      ),
    async findOrderByReceipt(receipt) {
      const { items } = await get(`/v1/orders?receipt=${encodeURIComponent(receipt)}`, listOf(orderAnswer));
      return items.find((order) => order.receipt === receipt) ?? null;
    },
    async listPayments(orderId) {
      return (await get(`/v1/orders/${orderId}/payments`, listOf(paymentAnswer))).items;
    },
    fetchPayment: (paymentId) => nullIfUnknown(get(`/v1/payments/${paymentId}`, paymentAnswer)),
    refund: ({ paymentId, amountPaise, key }) =>
      post(
        {
          path: `/v1/payments/${paymentId}/refund`,
          // The receipt leads from the refund back to our row, even if this answer is lost.
          body: { amount: amountPaise, speed: 'normal', receipt: key },
          headers: { 'x-refund-idempotency': key },
        },
        refundAnswer,
      ),
    async listRefunds(paymentId) {
      return (await get(`/v1/payments/${paymentId}/refunds?count=100`, listOf(refundAnswer))).items;
    },
    listSettlementLines: (day) => listSettlementLines(account, day),
    isCheckoutSignature: (orderId, paymentId, signature) =>
      isSignedWith(settings.keySecret, Buffer.from(`${orderId}|${paymentId}`), signature),
    isWebhookSignature: (bytes, signature) =>
      settings.webhookSecrets.some((secret) => isSignedWith(secret, bytes, signature)),
  };
}

async function listSettlementLines(
  account: Account,
  day: string,
): Promise<z.output<typeof settlementAnswer>[]> {
  const [year, month, date] = day.split('-').map(Number);
  const lines: z.output<typeof settlementAnswer>[] = [];
  for (;;) {
    const query = `year=${year}&month=${month}&day=${date}&count=${reportPage}&skip=${lines.length}`;
    const path = `/v1/settlements/recon/combined?${query}`;
    const { items } = await readWithRetries(account, path, listOf(settlementAnswer));
    lines.push(...items);
    if (items.length < reportPage) return lines;
  }
}

const automaticCapture = {
  capture: 'automatic',
  capture_options: {
    automatic_expiry_period: captureWithinMinutes,
    manual_expiry_period: captureWithinMinutes,
    refund_speed: 'normal',
  },
};

function isSignedWith(secret: string, bytes: Uint8Array, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(bytes).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The provider answers 400 for an id that it does not know, and 404 for some. */
async function nullIfUnknown<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof ProviderRefused && [400, 404].includes(error.status)) return null;
    throw error;
  }
}

async function readWithRetries<Answer extends z.ZodMiniType>(
  account: Account,
  path: string,
  answer: Answer,
): Promise<z.output<Answer>> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send(account, { method: 'GET', path }, answer);
    } catch (error) {
      if (!(error instanceof ProviderUnreachable) || error.isTimeout || tries >= readTries) throw error;
      // With jitter, so that many waiting requests do not come back at the same moment.
      await wait(firstPauseMs * 2 ** tries * (0.5 + Math.random() / 2));
    }
  }
}

async function send<Answer extends z.ZodMiniType>(
  account: Account,
  request: ApiRequest,
  answer: Answer,
): Promise<z.output<Answer>> {
  try {
    const answered = await ask(account, request, answer);
    account.onCall('answered');
    return answered;
  } catch (error) {
    account.onCall(error instanceof ProviderUnreachable ? 'unreachable' : 'answered');
    throw error;
  }
}

async function ask<Answer extends z.ZodMiniType>(
  { apiUrl, keyId, keySecret }: ProviderSettings,
  { method, path, body, headers }: ApiRequest,
  answer: Answer,
): Promise<z.output<Answer>> {
  const response = await fetch(apiUrl + path, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw unreachable(error);
  });
  const content: unknown = await response.json().catch(() => null);
  // 401 means that our keys are wrong, and 409 that the same refund is still running: both pass with time.
  if (response.status === 429 || response.status >= 500 || [401, 409].includes(response.status))
    throw new ProviderUnreachable(`the payment provider answered ${response.status}`);
  if (!response.ok) {
    const refusal = errorAnswer.safeParse(content);
    throw new ProviderRefused(response.status, refusal.success ? refusal.data.error.description : '');
  }
  const parsed = answer.safeParse(content);
  if (parsed.success) return parsed.data;
  const members = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw new ProviderUnreachable(`the payment provider's answer is not understood: ${members}`);
}

function unreachable(error: unknown): ProviderUnreachable {
  const { name } = error as Error;
  const isTimeout = name === 'TimeoutError';
  return new ProviderUnreachable(`the payment provider did not answer: ${name}`, { isTimeout });
}
