import { waitUntil } from '@suchi/testing';
import { Client } from 'pg';
import type { Fault, Scene } from '../fault.ts';
import { maxConnections } from '../fleet.ts';

const holders: Client[] = [];

/** Takes every connection that is free; then ends what our processes keep open, and takes that too. */
async function takeAllConnections({ fleet }: Scene): Promise<void> {
  const take = async () => {
    const client = new Client({ connectionString: fleet.postgres.url });
    client.on('error', () => {});
    await client.connect();
    holders.push(client);
  };
  const takeMany = () => Promise.allSettled(Array.from({ length: maxConnections }, take));
  await takeMany();
  // Our processes connect again at once, so some slip in between.
  for (let round = 0; round < 8; round += 1) {
    await holders[0]?.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> all($1) and backend_type = 'client backend'`,
      [holders.map((client) => (client as Client & { processID: number }).processID)],
    );
    await takeMany();
  }
}

async function giveBack(): Promise<void> {
  await Promise.all(holders.splice(0).map((client) => client.end()));
}

export const postgresFaults: readonly Fault[] = [
  {
    name: 'postgres-restarted',
    says: 'PostgreSQL crashes and starts again',
    cutsMails: true,
    cause: ({ fleet }) => Promise.resolve(fleet.postgres.crashAndRestart()),
    cure: () => Promise.resolve(),
    seconds: 1,
    alert: { none: 'it runs again before the minute of DatabaseUnreachable' },
    answersWithin: 10,
    recoversWithin: 15,
  },
  {
    name: 'postgres-stopped',
    says: 'PostgreSQL is stopped, and started again',
    isShort: true,
    cutsMails: true,
    cause: ({ fleet }) => Promise.resolve(fleet.postgres.pause()),
    cure: ({ fleet }) => Promise.resolve(fleet.postgres.resume()),
    seconds: 10,
    alert: 'DatabaseUnreachable',
    answersWithin: 10,
    recoversWithin: 20,
  },
  {
    name: 'postgres-silent',
    says: 'the network to PostgreSQL takes everything and brings nothing back',
    cutsMails: true,
    cause: ({ fleet }) => fleet.gates.postgres.set('silent'),
    cure: ({ fleet }) => fleet.gates.postgres.set('open'),
    seconds: 10,
    alert: 'DatabaseUnreachable',
    answersWithin: 65,
    recoversWithin: 30,
  },
  {
    name: 'postgres-full',
    says: 'PostgreSQL has no connection left',
    cause: takeAllConnections,
    cure: giveBack,
    seconds: 10,
    alert: 'DatabaseUnreachable',
    answersWithin: 10,
    recoversWithin: 20,
  },
  {
    name: 'postgres-slow',
    says: 'each answer of PostgreSQL takes 300 ms longer',
    cause: ({ fleet }) => fleet.gates.postgres.set({ delayMs: 300 }),
    async cure({ fleet }) {
      await fleet.gates.postgres.set('open');
      // Requests that wait in line since then are still slow.
      await waitUntil('the database to be quick', async () => {
        const begun = performance.now();
        await fetch(`${fleet.nodes[0]?.current().url}/qe_health/ready`);
        return performance.now() - begun < 200;
      });
    },
    seconds: 10,
    alert: 'SearchSlow',
    answersWithin: 60,
    recoversWithin: 30,
  },
];
