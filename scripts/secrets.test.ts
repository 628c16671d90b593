import { describe, expect, it } from 'vitest';
import { findSecrets, isSecretFile } from './secrets.ts';

/** Put together here, so that the check does not find this file. */
const random = ['q7Zt2LmX9', 'vB4nKc8Rw', 'P1sYd6HgJ', 'u3Fa5EoTi'].join('');

describe('secrets', () => {
  it.each([
    ['private key', `-----BEGIN RSA PRIVATE KEY-----\n${random}`],
    ['key of AWS', `id = AKIA${random.slice(0, 16).toUpperCase()}`],
    ['key of Razorpay', `rzp_live_${random.slice(0, 14)}`],
    ['key of Google', `AIza${random.slice(0, 35)}`],
    ['token of GitHub', `ghp_${random.slice(0, 36)}`],
    ['token of npm', `npm_${random.slice(0, 36)}`],
    ['token of Slack', `xoxb-${random}`],
    ['token of a chat bot', `123456789:AA${random.slice(0, 33)}`],
    ['key of Stripe', `sk_live_${random}`],
    ['JSON web token', `eyJ${random}.eyJ${random}.${random}`],
    ['password in an address', `postgres://suchi:${random}@db/suchi`],
    ['assigned secret', `SUCHI_SECRET=${random}`],
    ['assigned secret', `"apiKey": "${random}"`],
  ])('are found: a %s', (kind, text) => {
    expect(findSecrets(`first line\n${text}`)).toContainEqual({ kind, line: 2 });
  });

  it.each([
    'SUCHI_SECRET=replace-me-with-forty-eight-random-bytes-in-base64',
    'password: "suchi-demo-2026"',
    'postgres://suchi:suchi@127.0.0.1:5432/postgres',
    'smtp://user:${SUCHI_SMTP_PASSWORD}@mail.example.org',
    'const token = await readTokenFromTheMailOfTheMember(email)',
    'rzp_test_abcdefghijklmn',
  ])('are not: %s', (text) => {
    expect(findSecrets(text)).toEqual([]);
  });

  it('are never in what is printed', () => {
    expect(JSON.stringify(findSecrets(`token: ${random}`))).not.toContain(random.slice(0, 6));
  });

  it.each(['.env', 'apps/api/.env.production', 'deploy/id_rsa', 'tls/server.key', '.npmrc'])(
    'may be in %s, which is never committed',
    (file) => expect(isSecretFile(file)).toBe(true),
  );

  it.each(['.env.example', 'packages/domain/src/key.ts', 'scripts/env'])('are not in %s', (file) => {
    expect(isSecretFile(file)).toBe(false);
  });
});
