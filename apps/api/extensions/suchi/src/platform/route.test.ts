import { type Access, defineContract } from '@suchi/contracts/basics';
import { roleIds } from '@suchi/domain/accounts';
import type { Router } from 'express';
import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Caller } from './access.ts';
import { createDeclaredRoutes } from './declared-routes.ts';
import type { Platform } from './platform.ts';
import { mountRoute, perAccount, perAddress } from './route.ts';
import { withoutReplica } from './replica/create-replica.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

const unverified = 'unverified';

/** Only what the pipeline uses before a command runs. */
const platform = {
  routes: createDeclaredRoutes(),
  limits: { consume: () => Promise.resolve(), forget: () => Promise.resolve() },
  verifiedAccounts: { has: (userId: string) => Promise.resolve(userId !== unverified) },
  limiter: createConcurrencyLimiter({ atOnce: 2, waiting: 5 }),
  replica: withoutReplica({} as Knex),
  // Staff: a second factor is required, and only the account named staff has set one.
  database: {
    raw: (_sql: string, [userId]: string[]) => ({
      options: () =>
        Promise.resolve({
          rows: [{ ofStaff: true, ofAdmins: true, isSet: userId === 'staff', policies: [] }],
        }),
    }),
  },
  clock: { now: () => new Date(0) },
  env: { checksOutput: true, sessionCookie: { isSecure: true } },
} as unknown as Platform;

const visitor = { user: null, role: null };
const callers = {
  visitor,
  unverified: { user: unverified, role: roleIds.user },
  member: { user: 'member', role: roleIds.user },
  staff: { user: 'staff', role: roleIds.admin },
  staffWithoutCode: { user: 'staffWithoutCode', role: roleIds.admin },
  operator: { user: 'operator', role: 'another role' },
};

type Handler = (request: unknown, response: unknown, next: (error: unknown) => void) => void;

function ask(accountability: object, access?: Access): Promise<unknown> {
  return new Promise((resolve) => {
    const contract = defineContract({
      method: 'GET',
      group: 'qe_x',
      path: '/y',
      ...(access && { access }),
      input: z.object({}),
      output: z.string(),
    });
    const get = (_path: string, handle: Handler) => {
      const response = { setHeader: () => undefined, end: (text: string) => resolve(JSON.parse(text).data) };
      handle({ accountability, query: {}, get: () => undefined }, response, (error) =>
        resolve((error as { code: string }).code),
      );
    };
    const limits = [perAddress({ name: 'x', times: 1, perSeconds: 1 })];
    const runs = () => Promise.resolve('done');
    mountRoute({ get } as unknown as Router, platform, { contract, limits, runs, present: (done) => done });
  });
}

describe('who may call a route', () => {
  const [signIn, verify, no, done] = ['SIGN_IN_REQUIRED', 'EMAIL_NOT_VERIFIED', 'FORBIDDEN', 'done'];
  const factor = 'SECOND_FACTOR_REQUIRED';
  it.each<[Access | undefined, string[]]>([
    [undefined, [signIn, verify, done, done, factor, no]],
    ['member', [signIn, verify, done, done, factor, no]],
    ['staff', [signIn, no, no, done, factor, no]],
    ['new_staff', [signIn, no, no, done, done, no]],
    ['account', [signIn, done, done, done, done, done]],
    ['visitor', [done, done, done, done, done, done]],
  ])('with access %s', async (access, expected) => {
    const answers = await Promise.all(Object.values(callers).map((caller) => ask(caller, access)));
    expect(Object.fromEntries(Object.keys(callers).map((name, index) => [name, answers[index]]))).toEqual(
      Object.fromEntries(Object.keys(callers).map((name, index) => [name, expected[index]])),
    );
  });
});

describe('what a limit counts', () => {
  const rule = { name: 'x', times: 1, perSeconds: 1 };
  const seen = { accountability: {}, userId: null, network: '10.0.0.1' } as Caller;
  const account = { ...seen, userId: 'asha' } as Caller;

  it.each([
    ['an account', perAccount(rule).subject(account), 'asha'],
    ['a visitor by the address', perAccount(rule).subject(seen), '10.0.0.1'],
    ['the address of everyone', perAddress(rule).subject(account), '10.0.0.1'],
  ])('%s', (_what, subject, expected) => {
    expect(subject).toBe(expected);
  });
});

describe('the routes that are answered at all', () => {
  const routes = createDeclaredRoutes();
  routes.declare({ method: 'GET', group: 'qe_media', path: '/image/:variant/:file' });
  routes.declare({ method: 'POST', group: 'qe_media', path: '/photo', bytes: {} });
  routes.declare({ method: 'POST', group: 'qe_media', path: '/claim_video' });

  it.each([
    ['GET', '/qe_media/image/card/1', true],
    ['HEAD', '/qe_media/image/card/1', true],
    ['POST', '/qe_media/image/card/1', false],
    ['GET', '/qe_media/image/card', false],
    ['GET', '/qe_media/image/card/1/2', false],
    ['GET', '/QE_media/image/card/1', false],
    ['POST', '/qe_media/photo', true],
    ['POST', '/qe_media/photo/', false],
    ['POST', '/qe_x/photo', false],
  ])('%s %s: %s', (method, path, isKnown) => {
    expect(routes.has(method, path)).toBe(isKnown);
  });

  it('keep the body unparsed only where bytes are declared', () => {
    expect(routes.takesBytes('POST', '/qe_media/photo')).toBe(true);
    expect(routes.takesBytes('POST', '/qe_media/claim_video')).toBe(false);
  });
});
