import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createMetrics } from '../../../platform/metrics.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refuseWithoutAccount } from './refuse-without-account.ts';

type UserRow = Record<'id' | 'status' | 'role' | 'password', string | null>;

/** Signs in to an engine that has at most this account, and says what it did with the password. */
async function signIn(row: Partial<UserRow> | undefined) {
  const work: string[] = [];
  const services = {
    PayloadService: class {
      async processValues(_action: string, { password }: { password: string }) {
        work.push(`hashed ${password}`);
      }
    },
    AuthenticationService: class {
      async verifyPassword(_id: string, password: string) {
        work.push(`compared ${password}`);
      }
    },
  };
  const metrics = createMetrics();
  const platform = {
    services,
    metrics,
    database: () => ({ whereRaw: () => ({ first: async () => row }) }),
    getSchema: async () => ({}),
    env: { secret: 'x'.repeat(32) },
    logger: pino({ level: 'silent' }),
  } as unknown as Platform;
  const startedAt = performance.now();
  const refusal = await refuseWithoutAccount(platform, { email: 'a@example.org', password: 'mango' }).then(
    () => null,
    (error: { code: string }) => error.code,
  );
  const { values } = await metrics.signInsTotal.get();
  const noted = values.find(({ labels }) => labels.result === 'wrong_password')?.value;
  return { refusal, work, noted, isStalled: performance.now() - startedAt >= 490 };
}

const account = { id: '1', status: 'active', role: null, password: '$argon2…' };

describe('a sign-in without an active account takes as long as one with a wrong password', () => {
  it.each([
    ['no account', undefined, 'INVALID_CREDENTIALS', 'hashed mango'],
    ['no password yet', { ...account, password: null }, 'INVALID_CREDENTIALS', 'hashed mango'],
    [
      'an invited account',
      { ...account, status: 'invited', password: null },
      'INVALID_CREDENTIALS',
      'hashed mango',
    ],
    [
      'a suspended account and its password',
      { ...account, status: 'suspended' },
      'USER_SUSPENDED',
      'compared mango',
    ],
  ])('%s', async (_name, row, refusal, work) => {
    expect(await signIn(row)).toEqual({ refusal, work: [work], noted: 1, isStalled: true });
  });

  it('leaves an active account to the engine', async () => {
    expect(await signIn(account)).toEqual({ refusal: null, work: [], noted: 0, isStalled: false });
  });
});
