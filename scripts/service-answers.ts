// Exits 0 when the PostgreSQL or Redis at the given URL answers a real query, 1 when it does not.
import { createConnection } from 'node:net';
import { Client } from 'pg';

const url = new URL(process.argv[2] ?? '');

async function postgresAnswers(): Promise<boolean> {
  const client = new Client({ connectionString: url.href, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function redisAnswers(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: url.hostname, port: Number(url.port || 6379), timeout: 3000 });
    const answer = (ok: boolean) => {
      socket.destroy();
      resolve(ok);
    };
    socket.on('connect', () => socket.write('PING\r\n'));
    // An instance with a password answers NOAUTH: it is running, and the URL contains the password.
    socket.on('data', (data) => answer(/PONG|NOAUTH/.test(data.toString())));
    socket.on('error', () => answer(false));
    socket.on('timeout', () => answer(false));
  });
}

const ok = url.protocol.startsWith('redis') ? await redisAnswers() : await postgresAnswers();
process.exitCode = ok ? 0 : 1;
