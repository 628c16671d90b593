import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';

/** What the provider's checkout gave to the browser. */
export interface CheckoutAnswer {
  orderId: string;
  paymentId: string;
  signature: string;
}

export interface PaymentPage {
  url: string;
  answers: CheckoutAnswer[];
  close(): Promise<void>;
}

export interface PageFacts {
  keyId: string;
  checkoutUrl: string;
  amountPaise: number;
  orders: { purchase: string; failure: string };
}

const paidAnswer = z.pipe(
  z.object({
    razorpay_order_id: z.string(),
    razorpay_payment_id: z.string(),
    razorpay_signature: z.string(),
  }),
  z.transform((answer): CheckoutAnswer => ({
    orderId: answer.razorpay_order_id,
    paymentId: answer.razorpay_payment_id,
    signature: answer.razorpay_signature,
  })),
);

/** A page with the provider's checkout: only a browser can pay. It ends with the command. */
export async function openPaymentPage(
  facts: PageFacts,
  address: { host: string; port: number },
): Promise<PaymentPage> {
  const answers: CheckoutAnswer[] = [];
  const server = createServer((request, response) => {
    respond(request, response, facts, answers).catch(() => response.writeHead(400).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address.port, address.host, () => resolve());
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    answers,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  facts: PageFacts,
  answers: CheckoutAnswer[],
): Promise<void> {
  if (request.method === 'POST' && request.url === '/paid') {
    answers.push(paidAnswer.parse(JSON.parse(await text(request))));
    response.writeHead(204).end();
  } else if (request.method === 'GET' && request.url === '/') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(pageOf(facts));
  } else {
    response.writeHead(404).end();
  }
}

/** Safe inside a script element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The payer is made up, so that nobody types a number of their own. */
function pageOf({ keyId, checkoutUrl, amountPaise, orders }: PageFacts): string {
  const options = {
    key: keyId,
    amount: amountPaise,
    currency: 'INR',
    name: 'Payment check',
    description: 'Test mode: no money moves',
    prefill: { name: 'Test', email: 'test@example.com', contact: '9000090000' },
    retry: false,
  };
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Payment check</title>
<h1>Payment check</h1>
<p>Test mode: no money moves. In the window that opens choose Netbanking and any bank.</p>
<p><button id="purchase">1. Pay</button> On the bank's page press Success.</p>
<p><button id="failure">2. Fail</button> On the bank's page press Failure, then close the window.</p>
<p id="says" role="status"></p>
<script src="${checkoutUrl.replaceAll('"', '%22')}"></script>
<script>
  const options = ${inScript(options)};
  const orders = ${inScript(orders)};
  const says = document.getElementById('says');
  function open(kind) {
    const checkout = new Razorpay({
      ...options,
      order_id: orders[kind],
      handler: async (paid) => {
        await fetch('/paid', { method: 'POST', body: JSON.stringify(paid) });
        says.textContent = 'Paid. The terminal says what comes next.';
      },
    });
    checkout.on('payment.failed', () => {
      says.textContent = 'Failed, as it should. The terminal says what comes next.';
    });
    checkout.open();
  }
  for (const kind of ['purchase', 'failure']) document.getElementById(kind).onclick = () => open(kind);
</script>
`;
}
