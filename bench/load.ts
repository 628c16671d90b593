import { Agent, request } from 'node:http';

/** The results of one run. */
export interface Measurement {
  perSecond: number;
  medianMs: number;
  p95Ms: number;
  failed: number;
}

/** One request on one of the connections; resolves to whether it succeeded. */
export type Ask = (connection: number) => Promise<boolean>;

export interface Load {
  connections: number;
  seconds: number;
}

/** Repeats a request on so many connections, for so long; the first second is not counted. */
export async function measure(ask: Ask, { connections, seconds }: Load): Promise<Measurement> {
  return summarise(await takeSamples(ask, { connections, seconds, warmUpMs: 1000 }), seconds);
}

const turns = 10;

/** Measures several requests in short turns, so that a slow minute of the machine affects all of them. */
export async function measureInTurn(asks: readonly Ask[], load: Load): Promise<Measurement[]> {
  const samples: Sample[][] = asks.map(() => []);
  const slice = { ...load, seconds: load.seconds / turns, warmUpMs: 200 };
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [place, ask] of asks.entries()) samples[place]?.push(...(await takeSamples(ask, slice)));
  }
  return samples.map((taken) => summarise(taken, load.seconds));
}

/** The time of one request, and whether it succeeded. */
export interface Sample {
  ms: number;
  isGood: boolean;
}

/** Like `measure`, but returns every single time. */
export async function takeSamples(
  ask: Ask,
  { connections, seconds, warmUpMs }: Load & { warmUpMs: number },
): Promise<Sample[]> {
  const warmUntil = performance.now() + warmUpMs;
  const until = warmUntil + seconds * 1000;
  const samples: Sample[] = [];
  const askOn = async (connection: number) => {
    while (performance.now() < until) {
      const startedAt = performance.now();
      const isGood = await ask(connection);
      if (startedAt >= warmUntil) samples.push({ ms: performance.now() - startedAt, isGood });
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => askOn(connection)));
  return samples;
}

export function summarise(samples: readonly Sample[], seconds: number): Measurement {
  const sorted = samples.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
  return {
    perSecond: samples.length / seconds,
    medianMs: at(0.5),
    p95Ms: at(0.95),
    failed: samples.filter(({ isGood }) => !isGood).length,
  };
}

/** Sends each request once, one after the other. */
export async function measureOnce(asks: readonly (() => Promise<boolean>)[]): Promise<Measurement> {
  const samples: Sample[] = [];
  const startedAt = performance.now();
  for (const ask of asks) {
    const askedAt = performance.now();
    const isGood = await ask();
    samples.push({ ms: performance.now() - askedAt, isGood });
  }
  return summarise(samples, (performance.now() - startedAt) / 1000);
}

// Idle connections end here before the server ends them: one that ends while it is used again fails the request.
const agent = new Agent({ keepAlive: true, timeout: 2000 });

/**
 * One request on a keep-alive connection; resolves to whether the status was 200. Plain `http` has the least
 * overhead.
 */
export function askHttp(
  url: string,
  { token, body }: { token: string; body?: object | undefined },
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    const outgoing = request(url, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode === 200));
    });
    outgoing.on('error', reject);
    outgoing.end(body && JSON.stringify(body));
  });
}
