import { createServer, type Server } from 'node:http';
import { askApi, freePort, startTestInstallation, type TestInstallation, waitUntil } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailedCode, registerMember } from './member.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}

interface Batch {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

let server: TestInstallation;
let collector: Server;
const received: string[] = [];
const spans = () =>
  received
    .flatMap((body) => (JSON.parse(body) as Batch).resourceSpans)
    .flatMap((resource) => resource.scopeSpans.flatMap((scope) => scope.spans));

beforeAll(async () => {
  const port = await freePort();
  collector = createServer((request, response) => {
    let body = '';
    request
      .setEncoding('utf8')
      .on('data', (part: string) => (body += part))
      .on('end', () => {
        received.push(body);
        response.setHeader('content-type', 'application/json').end('{}');
      });
  }).listen(port, '127.0.0.1');
  server = await startTestInstallation({
    name: 'tracing',
    extraEnv: {
      NODE_OPTIONS: '--import=@suchi/extension/tracing',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_BSP_SCHEDULE_DELAY: '100',
    },
  });
});
afterAll(async () => {
  await server.stop();
  collector.close();
});

describe('with a collector', () => {
  it('sends a request with its queries as one trace, and logs the id of the trace', async () => {
    const answer = await askApi(server.api.url, '/qe_public/edition?who=asha');
    expect(answer.status).toBeLessThan(500);
    const request = await waitUntil('the span of the request', async () =>
      spans().find(({ name }) => name === 'GET /qe_public/edition'),
    );
    await waitUntil('a query of the request', async () =>
      spans().some(({ name, traceId }) => name.startsWith('pg.query') && traceId === request.traceId),
    );
    expect(server.api.log()).toContain(request.traceId);
  });

  it('sends a job as a trace of its own, and nothing that names a person', async () => {
    const member = await registerMember(server);
    await mailedCode(server, member.form.email);
    await waitUntil('the span of the job', async () => spans().some(({ name }) => name.startsWith('job ')));
    expect(spans().map(({ name }) => name)).toContain('POST /qe_auth/register');
    const all = received.join('\n');
    const personal = [member.form.email, member.form.first_name, 'asha', '127.0.0.1'];
    expect(personal.filter((word) => all.includes(word))).toEqual([]);
  });
});
