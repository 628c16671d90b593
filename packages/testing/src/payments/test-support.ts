import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testPaymentKeys } from './test-keys.ts';

export interface ProviderAnswer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests compare it whole or field by field
  body: any;
}

export interface AskOptions {
  body?: unknown;
  authorization?: string;
  headers?: Record<string, string>;
}

const basic = (id: string, secret: string) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
const rightKeys = basic(testPaymentKeys.keyId, testPaymentKeys.keySecret);
export const wrongKeys = {
  'no key': '',
  'another key': basic('rzp_test_other', testPaymentKeys.keySecret),
  'a wrong secret': basic(testPaymentKeys.keyId, 'wrong'),
  'a token': 'Bearer abc',
};

/** Calls the fake's API as the server does: `askProvider(url, 'GET /v1/orders/order_1')`. */
export async function askProvider(
  url: string,
  request: string,
  { body, authorization = rightKeys, headers }: AskOptions = {},
): Promise<ProviderAnswer> {
  const [method = 'GET', path = ''] = request.split(' ');
  const response = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', authorization, ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders;
  body: Buffer;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests compare it field by field
  event: any;
}

export interface WebhookReceiver {
  url: string;
  received: ReceivedWebhook[];
  /** The next answers; 200 when there is none. */
  answers: number[];
  close(): Promise<void>;
}

/** A server that keeps the webhooks it gets. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      received.push({ headers: request.headers, body, event: JSON.parse(body.toString('utf8')) });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answers,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
