import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

// Not TypeScript, because the engine reads it.
const { default: engineConfig } = (await import(
  new URL('../../../../engine.config.js', import.meta.url).href
)) as { default: (variables: Record<string, string>) => Record<string, unknown> };

const complete = {
  SUCHI_PUBLIC_URL: 'https://suchi.example.org/',
  SUCHI_SECRET: 'a-secret-of-more-than-thirty-two-characters',
  SUCHI_DATABASE_URL: 'postgres://localhost/suchi',
  SUCHI_REDIS_URL: 'redis://localhost',
  SUCHI_SMTP_URL: 'smtp://localhost',
};

describe('the environment', () => {
  it('is read with its defaults', () => {
    expect(readEnv(complete)).toMatchObject({
      publicUrl: 'https://suchi.example.org',
      namespace: 'suchi',
      operator: undefined,
      metricsPort: undefined,
      drainSeconds: 5,
      workerQueues: undefined,
      checksOutput: false,
      bulkMailPerMinute: 20,
      demo: 'off',
    });
  });

  it('has a replica only where one is named, and not one that may be minutes behind', () => {
    expect(readEnv(complete).replica).toBeUndefined();
    const url = 'postgres://localhost/replica';
    const readWith = (SUCHI_REPLICA_LAG_SECONDS?: string) =>
      readEnv({ ...complete, SUCHI_REPLICA_URL: url, SUCHI_REPLICA_LAG_SECONDS }).replica;
    expect(readWith()).toEqual({ url, lagSeconds: 10 });
    expect(readWith('49')).toEqual({ url, lagSeconds: 49 });
    expect(() => readWith('60')).toThrow('SUCHI_REPLICA_LAG_SECONDS');
  });

  it('refuses a demo that would take real money', () => {
    const keys = { SUCHI_RAZORPAY_KEY_SECRET: 'secret', SUCHI_RAZORPAY_WEBHOOK_SECRETS: 'twelve-characters' };
    const readWith = (SUCHI_RAZORPAY_KEY_ID: string) =>
      readEnv({ ...complete, ...keys, SUCHI_RAZORPAY_KEY_ID, SUCHI_DEMO: 'on' });
    expect(readWith('rzp_test_1').demo).toBe('on');
    expect(() => readWith('rzp_live_1')).toThrow('SUCHI_RAZORPAY_KEY_ID');
  });

  it('marks cookies as secure, except on the loopback address', () => {
    const cookieAt = (SUCHI_PUBLIC_URL: string) => readEnv({ ...complete, SUCHI_PUBLIC_URL }).sessionCookie;
    expect(cookieAt('https://suchi.example.org')).toEqual({ name: '__Host-suchi_session', isSecure: true });
    for (const url of ['http://127.0.0.1:8080', 'http://localhost:5173', 'http://[::1]'])
      expect(cookieAt(url)).toEqual({ name: 'suchi_session', isSecure: false });
  });

  it('takes an operator only with both halves', () => {
    expect(readEnv({ ...complete, SUCHI_OPERATOR_EMAIL: 'a@b.cd' }).operator).toBeUndefined();
    const operator = { SUCHI_OPERATOR_EMAIL: 'a@b.cd', SUCHI_OPERATOR_PASSWORD: 'marigold' };
    expect(readEnv({ ...complete, ...operator }).operator).toEqual({ email: 'a@b.cd', password: 'marigold' });
  });

  it('accepts what the secret before this one made, while it is named', () => {
    expect(readEnv(complete).acceptedSecrets).toEqual([complete.SUCHI_SECRET]);
    const previous = 'another-secret-of-thirty-two-characters';
    const { secret, acceptedSecrets } = readEnv({ ...complete, SUCHI_SECRET_PREVIOUS: previous });
    expect(secret).toBe(complete.SUCHI_SECRET);
    expect(acceptedSecrets).toEqual([complete.SUCHI_SECRET, previous]);
  });

  it('keeps files on the disk, or in a bucket that is named completely', () => {
    expect(readEnv(complete)).toMatchObject({ storage: 'local', bucket: null });
    const named = {
      SUCHI_S3_ENDPOINT: 'https://s3.example.org/',
      SUCHI_S3_BUCKET: 'suchi',
      SUCHI_S3_KEY: 'key',
      SUCHI_S3_SECRET: 'secret',
    };
    const bucket = {
      endpoint: 'https://s3.example.org',
      bucket: 'suchi',
      region: 'us-east-1',
      key: 'key',
      secret: 'secret',
    };
    // Before a move both are known.
    expect(readEnv({ ...complete, ...named })).toMatchObject({ storage: 'local', bucket });
    const onS3 = { ...complete, ...named, SUCHI_STORAGE: 's3' };
    expect(readEnv(onS3)).toMatchObject({ storage: 's3', bucket });
    expect(() => readEnv({ ...onS3, SUCHI_S3_SECRET: undefined })).toThrow('SUCHI_S3_SECRET');
    expect(() => readEnv({ ...onS3, SUCHI_S3_ENDPOINT: 'http://s3.example.org' })).toThrow('ENDPOINT');
    expect(() => readEnv({ ...complete, SUCHI_STORAGE: 'tape' })).toThrow('SUCHI_STORAGE');
  });

  it('knows the payment provider only when all its keys are set', () => {
    expect(readEnv(complete).razorpay).toBeUndefined();
    const keys = {
      SUCHI_RAZORPAY_KEY_ID: 'rzp_test_1',
      SUCHI_RAZORPAY_KEY_SECRET: 'key-secret',
      SUCHI_RAZORPAY_WEBHOOK_SECRETS: 'the-current-one,the-previous-one',
    };
    expect(readEnv({ ...complete, ...keys }).razorpay).toEqual({
      keyId: 'rzp_test_1',
      keySecret: 'key-secret',
      webhookSecrets: ['the-current-one', 'the-previous-one'],
      apiUrl: 'https://api.razorpay.com',
      checkoutUrl: 'https://checkout.razorpay.com/v1/checkout.js',
    });
    expect(() => readEnv({ ...complete, ...keys, SUCHI_RAZORPAY_KEY_SECRET: undefined })).toThrow(
      'SUCHI_RAZORPAY_KEY_SECRET',
    );
  });

  it.each([
    ['SUCHI_RAZORPAY_API_URL', 'http://api.razorpay.com'],
    ['SUCHI_RAZORPAY_WEBHOOK_SECRETS', 'one-secret-more,two-secrets-more,three-secrets'],
    ['SUCHI_SECRET', 'short'],
    ['SUCHI_SECRET_PREVIOUS', 'short'],
    ['SUCHI_PUBLIC_URL', 'suchi.example.org'],
    ['SUCHI_PUBLIC_URL', 'http://suchi.example.org'],
    ['SUCHI_PUBLIC_URL', 'http://127.0.0.1.example.org'],
    ['SUCHI_METRICS_PORT', 'ninety'],
    ['SUCHI_DATABASE_URL', undefined],
    ['SUCHI_DATABASE_URL', 'mysql://localhost/suchi'],
    ['SUCHI_SMTP_URL', 'mail.example.org'],
    ['SUCHI_SMTP_URL', 'smtp://'],
    ['SUCHI_MAIL_FROM', 'Suchi'],
    ['SUCHI_MAIL_FROM', 'A, B <a@example.org>'],
  ])('names %s when it is missing or malformed, and not its value', (name, value) => {
    expect(() => readEnv({ ...complete, [name]: value })).toThrow(
      `These variables are missing or malformed: ${name}. See .env.example.`,
    );
  });
});

describe('password hashes', () => {
  it('cost what OWASP recommends, whatever the machine sets', () => {
    const cheap = { HASH_MEMORY_COST: '1024', HASH_TIME_COST: '1', HASH_PARALLELISM: '2' };
    expect(engineConfig({ ...complete, ...cheap })).toMatchObject({
      HASH_MEMORY_COST: 19_456,
      HASH_TIME_COST: 2,
      HASH_PARALLELISM: 1,
    });
  });

  it('are cheap with the published secret of the tests only', () => {
    const quick = { ...complete, SUCHI_QUICK_HASHING: 'true' };
    expect(() => engineConfig(quick)).toThrow('SUCHI_QUICK_HASHING is only for tests');
    const secret = 'only-for-tests-and-local-stacks-0123456789';
    expect(engineConfig({ ...quick, SUCHI_SECRET: secret })).toMatchObject({ HASH_MEMORY_COST: 1024 });
  });
});
