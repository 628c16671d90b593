import { Client } from 'pg';

export interface LockWatch {
  /** Milliseconds of the longest wait for a lock since the last call. */
  take(): number;
  stop(): Promise<void>;
}

const everyMs = 20;

/** Looks often at who waits for a lock of a table or a row, and for how long already. */
export async function watchLocks(databaseUrl: string): Promise<LockWatch> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  let longest = 0;
  let looking = Promise.resolve();
  const look = async () => {
    const { rows } = await client.query<{ ms: number | null }>(
      `select max(extract(epoch from clock_timestamp() - l.waitstart))::float * 1000 as ms
         from pg_locks l join pg_stat_activity a using (pid)
        where not l.granted and a.datname = current_database()`,
    );
    longest = Math.max(longest, rows[0]?.ms ?? 0);
  };
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, everyMs);
  return {
    take() {
      const taken = Math.round(longest);
      longest = 0;
      return taken;
    },
    async stop() {
      clearInterval(timer);
      await looking;
      await client.end();
    },
  };
}
