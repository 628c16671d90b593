import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import type { PlannedRequest } from './generate.ts';

export interface Outcome {
  /** Null when the connection broke. */
  status: number | null;
  ms: number;
  body: string;
}

export interface Targets {
  node: string;
  proxy: string;
}

const timeoutMs = 60_000;
const agent = new Agent({ keepAlive: true });

/** Retries if the server had just closed the idle connection. */
export async function send(
  targets: Targets,
  planned: PlannedRequest,
  sessionHeaders: Record<string, string>,
): Promise<Outcome> {
  const startedAt = performance.now();
  const answer =
    planned.raw === undefined
      ? await sendHttp(new URL(targets[planned.via]), planned, sessionHeaders)
      : await sendBytes(new URL(targets[planned.via]), planned.raw);
  return { ...answer, ms: performance.now() - startedAt };
}

type Answer = Omit<Outcome, 'ms'>;

function sendHttp(
  target: URL,
  planned: PlannedRequest,
  sessionHeaders: Record<string, string>,
  isRetry = false,
): Promise<Answer> {
  const { via, method, path, body, address } = planned;
  const headers: Record<string, string | number> = { ...sessionHeaders, ...planned.headers };
  // A node trusts its proxy; the proxy trusts only the connection.
  if (via === 'node') headers['x-forwarded-for'] = address;
  if (body !== null) headers['content-length'] = body.length;
  return new Promise((resolve) => {
    const outgoing = httpRequest(
      {
        host: target.hostname,
        port: target.port,
        method,
        path,
        headers,
        timeout: timeoutMs,
        ...(via === 'node' && !isRetry ? { agent } : { agent: false, localAddress: address }),
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', () => resolve({ status: null, body: 'broken off' }));
        incoming.on('end', () =>
          resolve({ status: incoming.statusCode ?? null, body: Buffer.concat(chunks).toString('utf8') }),
        );
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('timeout')));
    outgoing.on('error', (error) => {
      const isStale = outgoing.reusedSocket && !isRetry;
      resolve(
        isStale ? sendHttp(target, planned, sessionHeaders, true) : { status: null, body: error.message },
      );
    });
    outgoing.end(body ?? undefined);
  });
}

/** For bytes that no client would send. A server may close such a connection without a response. */
function sendBytes(target: URL, bytes: Buffer): Promise<Answer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ host: target.hostname, port: Number(target.port) });
    socket.setTimeout(1500, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      const body = Buffer.concat(chunks).toString('latin1');
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(body)?.[1] ?? 400), body });
    });
    socket.end(bytes);
  });
}
