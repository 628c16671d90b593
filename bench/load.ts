import { Agent, request } from 'node:http';

/** What one run of questions gave. */
export interface Measurement {
  perSecond: number;
  medianMs: number;
  p95Ms: number;
  failed: number;
}

/** Asks something again and again on so many connections, for so long; the first second is not counted. */
export async function measure(
  ask: (connection: number, turn: number) => Promise<boolean>,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Measurement> {
  const warmUntil = performance.now() + 1000;
  const until = warmUntil + seconds * 1000;
  const takenMs: number[] = [];
  let failed = 0;
  const askOn = async (connection: number) => {
    for (let turn = 0; performance.now() < until; turn += 1) {
      const startedAt = performance.now();
      const isGood = await ask(connection, turn);
      if (startedAt < warmUntil) continue;
      takenMs.push(performance.now() - startedAt);
      if (!isGood) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => askOn(connection)));
  const sorted = takenMs.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
  return { perSecond: takenMs.length / seconds, medianMs: at(0.5), p95Ms: at(0.95), failed };
}

const agent = new Agent({ keepAlive: true });

/** One request on a connection that stays open; whether it was answered with 200. The plain module costs least here. */
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
