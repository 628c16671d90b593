import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiRoutes, checkKeys } from './api-routes.ts';
import { pageRoutes } from './page-routes.ts';
import { PaymentsControl } from './control-client.ts';
import { controlRoutes } from './control-routes.ts';
import type { Fault } from './faults.ts';
import { type ProviderRequest, type Route, answerOf, json, readRequest, send } from './http.ts';
import { ProviderError } from './provider-error.ts';
import { type FakeProviderOptions, type FakeState, newState } from './state.ts';

/** A payment provider on this machine that speaks Razorpay's protocol. */
export interface FakeProvider {
  /** The base of its API, and a page for people. */
  url: string;
  control: PaymentsControl;
  stop(): Promise<void>;
}

/** Starts it on the loopback address. It forgets everything when it stops. */
export async function startFakeProvider(options: FakeProviderOptions): Promise<FakeProvider> {
  const state = newState(options);
  const api = apiRoutes(state);
  const open = [...controlRoutes(state), ...pageRoutes(state)];
  const server = createServer((incoming, response) => {
    serve({ state, api, open }, incoming, response).catch((error: unknown) => {
      console.warn('the fake provider failed:', error);
      if (!response.headersSent) send(response, json(new ProviderError(500, 'The fake failed').body, 500));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', () => resolve());
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    control: new PaymentsControl(url),
    async stop() {
      state.reset();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

interface Parts {
  state: FakeState;
  /** Need the keys, and can be made to fail. */
  api: Route[];
  open: Route[];
}

async function serve(parts: Parts, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const request = await readRequest(incoming);
  const isApi = request.path.startsWith('/v1/') && request.path !== '/v1/checkout.js';
  if (!isApi) return send(response, await answerOf(parts.open, request));
  const fault = parts.state.faults.take(`${request.method} ${request.path}`);
  if (!fault) return send(response, await answerApi(parts, request));
  if (fault.isCarriedOut) await answerApi(parts, request);
  fail(response, fault);
}

function answerApi({ state, api }: Parts, request: ProviderRequest) {
  try {
    checkKeys(request, state.keyId, state.keySecret);
  } catch (error) {
    if (error instanceof ProviderError) return json(error.body, error.status);
    throw error;
  }
  return answerOf(api, request);
}

function fail(response: ServerResponse, { answer }: Fault): void {
  if (answer === 'timeout') return;
  if (answer === 'disconnect') {
    response.destroy();
    return;
  }
  const words = answer === 429 ? 'Request failed. Please try after sometime.' : 'We are facing some trouble.';
  send(response, json(new ProviderError(answer, words).body, answer));
}
