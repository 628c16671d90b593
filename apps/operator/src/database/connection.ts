import { Client } from 'pg';

/** The same server and role, another database. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${encodeURIComponent(name)}`;
  return changed.href;
}

export function databaseName(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1));
}

/** Where databases are made, renamed and dropped, and where the lock is. */
export const maintenanceUrl = (url: string) => withDatabase(url, 'postgres');

/** Opens a connection for the time of `run`. */
export async function withConnection<T>(url: string, run: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // The reason also reaches the query that is running.
  client.on('error', () => {});
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** The variables by which PostgreSQL's programs find the database: a URL would show the password to all users. */
export function programEnvironment(url: string): Record<string, string> {
  const { hostname, port, username, password, searchParams } = new URL(url);
  const found = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname).replace(/^\[|\]$/g, ''),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: databaseName(url),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGCONNECT_TIMEOUT: '10',
  };
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
