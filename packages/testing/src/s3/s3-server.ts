import { join } from 'node:path';
import { requireNeeds } from '../needs.ts';
import { type BackgroundProcess, startBackgroundProcess } from '../stack/background-process.ts';
import { freePort } from '../stack/free-port.ts';
import { waitUntil } from '../stack/wait-until.ts';

/** The only account of the server. */
const account = { key: 'suchi:suchi', secret: 'secretkey' };

/** A real S3 interface: OpenStack Swift, from Debian. */
export interface S3Server {
  url: string;
  /** The files stay. */
  stop(): Promise<void>;
  /** On the same port, with the files from before. */
  start(): Promise<void>;
}

/** Starts the server; all it writes is below the folder. */
export async function startS3Server(folder: string): Promise<S3Server> {
  requireNeeds('s3');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let server = await launch(folder, port);
  return {
    url,
    stop: () => server.kill(),
    async start() {
      server = await launch(folder, port);
    },
  };
}

async function launch(folder: string, port: number): Promise<BackgroundProcess> {
  const server = startBackgroundProcess({
    name: 's3-server',
    // The system's own Python: Debian's packages are for it.
    command: '/usr/bin/python3',
    args: [join(import.meta.dirname, 's3_server.py'), folder, String(port)],
    cwd: '/',
    env: {},
    logFile: join(folder, `s3-server-${Date.now()}.log`),
  });
  await waitUntil(
    'the S3 server',
    async () => {
      if (server.hasExited()) throw new Error(`the S3 server ended:\n${server.log().slice(-2000)}`);
      return server.log().includes('ready');
    },
    { timeoutMs: 60_000 },
  );
  return server;
}

/** Makes an empty bucket and returns the variables of an installation that keeps its files there. */
export async function createBucket(url: string, name: string): Promise<Record<string, string>> {
  // By Swift's own interface, which needs no signature.
  const login = await fetch(`${url}/auth/v1.0`, {
    headers: { 'x-auth-user': account.key, 'x-auth-key': account.secret },
  });
  const token = login.headers.get('x-auth-token') ?? '';
  const made = await fetch(`${url}/v1/AUTH_suchi/${name}`, {
    method: 'PUT',
    headers: { 'x-auth-token': token },
  });
  if (!made.ok) throw new Error(`the bucket was not made: ${made.status}`);
  return {
    SUCHI_STORAGE: 's3',
    SUCHI_S3_ENDPOINT: url,
    SUCHI_S3_BUCKET: name,
    SUCHI_S3_KEY: account.key,
    SUCHI_S3_SECRET: account.secret,
  };
}
