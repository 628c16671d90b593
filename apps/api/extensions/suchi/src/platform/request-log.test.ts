import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createDeclaredRoutes } from './declared-routes.ts';
import type { Env } from './env.ts';
import { createMetrics } from './metrics.ts';
import { requestLog } from './request-log.ts';

async function handle(url: string, givenId?: string, statusCode = 200, accountability?: object) {
  const lines: string[] = [];
  const metrics = createMetrics();
  const headers: Record<string, string> = {};
  const response = Object.assign(new EventEmitter(), {
    statusCode,
    setHeader: (name: string, value: string) => (headers[name] = value),
  });
  const request = { method: 'GET', originalUrl: url, headers: {}, get: () => givenId, accountability };
  const logger = pino({}, { write: (line: string) => void lines.push(line) });
  const routes = createDeclaredRoutes();
  routes.declare({ method: 'GET', group: 'qe_auth', path: '/register' });
  const env = { secret: 'x'.repeat(32) } as Env;
  const log = requestLog({ logger, metrics, routes, env });
  log(request as unknown as Request, response as unknown as Response, () => {});
  response.emit('finish');
  return {
    line: JSON.parse(lines[0] ?? '{}') as Record<string, unknown>,
    headers,
    text: await metrics.registry.metrics(),
  };
}

describe('the line of a request', () => {
  it('has the path without its query', async () => {
    const { line } = await handle('/users?filter[email][_eq]=asha@example.org');
    expect(line).toMatchObject({ method: 'GET', path: '/users', status: 200 });
    expect(JSON.stringify(line)).not.toContain('asha');
  });

  it('has a mark of the account, always the same and not its id', async () => {
    const lineOf = async (user: string | null) => (await handle('/', undefined, 200, { user })).line;
    const [one, again, other] = await Promise.all(['id-1', 'id-1', 'id-2'].map(lineOf));
    expect(one?.['account']).toMatch(/^[\w-]{22}$/);
    expect(again?.['account']).toBe(one?.['account']);
    expect(other?.['account']).not.toBe(one?.['account']);
    expect(JSON.stringify(one)).not.toContain('id-1');
    expect(await lineOf(null)).not.toHaveProperty('account');
  });

  it('keeps an id from the proxy and replaces one that could write into the log', async () => {
    expect((await handle('/', 'a1b2c3d4e5f60718')).headers['x-request-id']).toBe('a1b2c3d4e5f60718');
    expect((await handle('/', 'x"}\n{"level":60')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['/items/qdb_mail/0b1c', '/items/qdb_mail'],
    ['/qe_auth/register', '/qe_auth/register'],
    ['/users/0b1c', '/users'],
  ])('counts %s as %s', async (path, route) => {
    expect((await handle(path)).text).toContain(`route="${route}"`);
  });

  it.each([
    ['/qe_auth/made_up_7', 404],
    ['/qe_auth/made_up_7', 200],
    ['/made-up-7', 404],
    ['/items/made_up_7', 403],
  ])('keeps %s with status %i out of the labels', async (path, status) => {
    const { text } = await handle(path, undefined, status);
    expect(text).toContain('route="other"');
    expect(text).not.toMatch(/made[-_]up/);
  });
});
