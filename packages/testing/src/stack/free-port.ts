import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections. A server needs seconds to start listening, and until
 * then a connection to PostgreSQL or Redis could take a port from there.
 */
const range = { from: 20_000, to: 32_000 };

/** A port that is free at the moment, chosen at random, so that processes beside this one get others. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(range.from, range.to);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
