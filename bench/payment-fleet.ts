// Two API nodes, a worker and their database, each of which can be killed and comes back.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Installation, startApiNode, startWorker } from '@suchi/testing';
import type { OwnPostgres } from './own-postgres.ts';

export interface Fleet {
  /** A node that runs at the moment; in turn. */
  chooseNode(): string;
  /** `kill -9`, then a new one at the same address. */
  killNode(index: 0 | 1): Promise<void>;
  killWorker(): Promise<void>;
  crashDatabase(): Promise<void>;
  stop(): Promise<void>;
}

export async function startFleet(
  installation: Installation,
  postgres: OwnPostgres,
  say: (text: string) => void,
): Promise<Fleet> {
  const nodes = await Promise.all([startApiNode(installation), startApiNode(installation)]);
  let worker = await startWorker(installation);
  let turn = 0;
  return {
    chooseNode() {
      turn += 1;
      const running = nodes.filter((node) => !node.hasExited());
      return running[turn % Math.max(1, running.length)]?.url ?? nodes[0]?.url ?? '';
    },
    async killNode(index) {
      const node = nodes[index];
      if (!node) return;
      await node.kill();
      say(`node ${index + 1} killed`);
      nodes[index] = await startApiNode(installation, Number(new URL(node.url).port));
    },
    async killWorker() {
      await worker.kill();
      say('worker killed');
      worker = await startWorker(installation);
    },
    crashDatabase() {
      postgres.crashAndRestart();
      say('PostgreSQL crashed and restarted');
      return Promise.resolve();
    },
    async stop() {
      await Promise.all([...nodes, worker].map((each) => each.stop()));
    },
  };
}

/** The address for the provider's webhooks: any node that runs, as behind a load balancer. */
export async function openEntrance(fleet: Fleet): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = Object.entries(request.headers).filter(
        (header): header is [string, string] =>
          header[0] === 'content-type' || header[0].startsWith('x-razorpay-'),
      );
      fetch(fleet.chooseNode() + (request.url ?? ''), {
        method: 'POST',
        headers,
        body: Buffer.concat(chunks),
      }).then(
        (answer) => response.writeHead(answer.status).end(),
        () => response.writeHead(502).end(),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
