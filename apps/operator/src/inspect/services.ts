import { statfs } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { diskWarnAbove } from '@suchi/domain/office';
import { withConnection } from '../database/connection.ts';
import { labelOf } from '../associations/names.ts';
import type { Settings } from '../settings/env.ts';
import { toReason, toSize } from '../words.ts';
import { type Finding, ok, problem, warning } from './finding.ts';
import { talk } from './talk.ts';

const oldestPostgresql = 15;

const units = { PostgreSQL: 'postgresql', Redis: 'redis-server' };

export const isService = (name: string): boolean => name in units;

/** What every process needs. */
export async function inspectServices(settings: Settings): Promise<Finding[]> {
  const found = await Promise.all([
    inspectService('PostgreSQL', 'SUCHI_DATABASE_URL', () => inspectPostgresql(settings)),
    inspectService('Redis', 'SUCHI_REDIS_URL', () => inspectRedis(settings)),
  ]);
  return found.flat();
}

function inspectService(
  name: keyof typeof units,
  variable: string,
  look: () => Promise<Finding | Finding[]>,
): Promise<Finding | Finding[]> {
  return look().catch((error: unknown) =>
    problem(
      name,
      `cannot be reached: ${toReason(error)}`,
      `Start it: systemctl start ${units[name]} (in containers: docker compose up --detach). If it runs, check ${variable}.`,
    ),
  );
}

async function inspectPostgresql({ env }: Settings): Promise<Finding[]> {
  return withConnection(env.databaseUrl, async (client) => {
    const { rows } = await client.query<{ version: number; createdb: boolean; names: string }>(
      `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_version') as names,
              rolcreatedb or rolsuper as createdb from pg_roles where rolname = current_user`,
    );
    const { version = 0, createdb = false, names = '' } = rows[0] ?? {};
    return [
      version >= oldestPostgresql
        ? ok('PostgreSQL', `responds, version ${names.split(' ')[0]}`)
        : problem('PostgreSQL', `is version ${version}`, `Upgrade it to ${oldestPostgresql} or later.`),
      createdb
        ? ok('restore', 'the role may make databases')
        : problem('restore', 'the role may not make databases', 'As postgres: alter role suchi createdb'),
    ];
  });
}

/** In the command's own protocol, so that no client library is needed for one question. */
export async function inspectRedis({ env }: Settings): Promise<Finding> {
  const { hostname, port, protocol, username, password } = new URL(env.redisUrl);
  const secret = [username, password].filter(Boolean).map(decodeURIComponent);
  const lines = [...(password ? [`AUTH ${secret.join(' ')}`] : []), 'PING'];
  const address = {
    host: hostname || '127.0.0.1',
    port: Number(port || 6379),
    isTls: protocol === 'rediss:',
  };
  const answer = await talk(address, lines);
  return answer.startsWith('+PONG')
    ? ok('Redis', 'responds')
    : problem('Redis', 'refuses us', 'Check user and password in SUCHI_REDIS_URL.');
}

export async function inspectMailServer({ env }: Settings): Promise<Finding> {
  const { hostname, port, protocol } = new URL(env.smtpUrl);
  const isTls = protocol === 'smtps:';
  const greeting = await talk({ host: hostname, port: Number(port || (isTls ? 465 : 587)), isTls });
  return greeting.startsWith('220')
    ? ok('mail server', 'responds')
    : problem('mail server', 'refuses us', 'Ask the provider of the mail server, or see docs/ops/mail.md.');
}

const askReady = (address: string) =>
  fetch(`http://${address}/qe_health/ready`, { signal: AbortSignal.timeout(5000) }).then(
    (answer) => answer.status,
    () => null,
  );

export const isReady = async (address: string): Promise<boolean> => (await askReady(address)) === 200;

/** The node on this machine, if there is one. After its start it needs some seconds. */
export async function inspectNode(
  { association, variables }: Settings,
  { waitMs = 0 } = {},
): Promise<Finding> {
  const [host, port] = [variables['SUCHI_API_HOST'] ?? '127.0.0.1', variables['SUCHI_API_PORT'] ?? '8055'];
  const end = Date.now() + waitMs;
  let status = await askReady(`${host}:${port}`);
  while (status !== 200 && Date.now() < end) {
    await setTimeout(500);
    status = await askReady(`${host}:${port}`);
  }
  if (status === null)
    return problem(
      'API node',
      `none responds on port ${port}`,
      `If one belongs on this machine, start it: systemctl start ${labelOf(association.name)}-api@${port}`,
    );
  return status === 200
    ? ok('API node', `is ready on port ${port}`)
    : problem('API node', `answers ${status}`, 'Its log says why: see docs/ops/monitoring.md.');
}

/** Above what the office is warned of. */
const nearlyFullAbove = 0.92;

export async function inspectDisk({ uploads }: Settings): Promise<Finding> {
  const { blocks, bfree, bavail, bsize } = await statfs(uploads);
  // A part of the free space is reserved for the system.
  const total = blocks - bfree + bavail;
  const used = 1 - bavail / total;
  const says = `${Math.round(used * 100)} % of ${toSize(total * bsize)} are used`;
  const next = 'Free some space, or move the uploads to a larger disk. Backups also need room beside them.';
  if (used > nearlyFullAbove) return problem('disk', says, next);
  return used > diskWarnAbove ? warning('disk', says, next) : ok('disk', says);
}
