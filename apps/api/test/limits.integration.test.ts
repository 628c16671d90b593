import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { createDelays } from '../extensions/suchi/src/platform/delays.ts';
import { createLimits } from '../extensions/suchi/src/platform/limits.ts';
import { connectRedis } from '../extensions/suchi/src/platform/platform.ts';

const redis = connectRedis(process.env['SUCHI_REDIS_URL'] ?? 'redis://127.0.0.1:6379');
afterAll(() => redis.quit());

const namespace = `limits-${randomUUID()}`;
const [oldSecret, newSecret] = ['the-secret-of-last-year', 'the-secret-of-this-year'] as const;
const optionsOf = (...acceptedSecrets: string[]) => ({ namespace, acceptedSecrets, addressFactor: 1 });
const refused = expect.objectContaining({ code: 'REQUESTS_EXCEEDED' }) as Error;

describe('a factor for shared addresses', () => {
  it('widens the limits of an address and no other', async () => {
    const limits = createLimits(redis, { ...optionsOf(newSecret), addressFactor: 2 });
    const byAddress = { name: 'by-address', times: 1, perSeconds: 60, isPerAddress: true } as const;
    const byAccount = { name: 'by-account', times: 1, perSeconds: 60 };
    for (let count = 0; count < 2; count += 1) await limits.consume(byAddress, '10.0.0.1');
    await expect(limits.consume(byAddress, '10.0.0.1')).rejects.toEqual(refused);
    await limits.consume(byAccount, 'asha');
    await expect(limits.consume(byAccount, 'asha')).rejects.toEqual(refused);
  });
});

describe('a change of the secret', () => {
  it('gives back nothing of a limit that is used up, and forgetting forgets both', async () => {
    const rule = { name: 'three', times: 3, perSeconds: 60 };
    const before = createLimits(redis, optionsOf(oldSecret));
    for (let count = 0; count < 3; count += 1) await before.consume(rule, 'asha');
    const after = createLimits(redis, optionsOf(newSecret, oldSecret));
    await expect(after.consume(rule, 'asha')).rejects.toEqual(refused);
    await expect(after.consume(rule, 'rohan')).resolves.toBeUndefined();
    await after.forget(rule, 'asha');
    await expect(after.consume(rule, 'asha')).resolves.toBeUndefined();
    await expect(createLimits(redis, optionsOf(newSecret)).consume(rule, 'asha')).resolves.toBeUndefined();
  });

  it('ends no delay', async () => {
    const rule = { name: 'slow', keptForSeconds: 60, delaySeconds: (times: number) => (times > 1 ? 30 : 0) };
    const before = createDelays(redis, optionsOf(oldSecret));
    await before.add(rule, '198.51.100.7');
    await expect(before.requireNone(rule, '198.51.100.7')).resolves.toBeUndefined();
    await before.add(rule, '198.51.100.7');
    for (const delays of [before, createDelays(redis, optionsOf(newSecret, oldSecret))])
      await expect(delays.requireNone(rule, '198.51.100.7')).rejects.toEqual(refused);
    await expect(before.requireNone(rule, '198.51.100.8')).resolves.toBeUndefined();
  });
});
