import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Given } from '../command.ts';
import { readSettings } from '../settings/env.ts';
import { install } from './install.ts';

const answers = {
  SUCHI_PUBLIC_URL: 'https://suchi.test',
  SUCHI_ASSOCIATION: 'Sahyadri Samaj Mandal',
  // Nothing is there. A script is told, and goes on.
  SUCHI_SMTP_URL: 'smtp://user:hidden-2@127.0.0.1:1',
  SUCHI_MAIL_FROM: 'Suchi <no-reply@suchi.test>',
  SUCHI_ACME_EMAIL: 'operator@suchi.test',
};
let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'suchi-compose-')), 'suchi');
});

afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

function run(environment: Record<string, string> = answers, more: Given['options'] = {}) {
  const asked: string[] = [];
  const ask = async (question: string) => {
    asked.push(question);
    return null;
  };
  const options = { compose: folder, ...more };
  const given = { words: [], options, environment, step: () => {}, ask, askSecret: ask };
  return { outcome: install.run(given as unknown as Given), asked };
}

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** What a container gets: the file of variables, and each secret by its file. */
function variablesInside() {
  const secrets = {
    SUCHI_SECRET: 'secret',
    SUCHI_SECRET_PREVIOUS: 'secret_previous',
    SUCHI_DATABASE_URL: 'database_url',
    SUCHI_SMTP_URL: 'smtp_url',
    SUCHI_RAZORPAY_KEY_SECRET: 'razorpay_key_secret',
    SUCHI_RAZORPAY_WEBHOOK_SECRETS: 'razorpay_webhook_secrets',
    SUCHI_S3_SECRET: 's3_secret',
    SUCHI_BACKUP_PASSPHRASE: 'backup_passphrase',
  };
  const files = Object.entries(secrets).map(([name, file]) => [
    `${name}_FILE`,
    join(folder, 'secrets', file),
  ]);
  return {
    ...parseEnv(read('.env')),
    SUCHI_REDIS_URL: 'redis://redis:6379',
    SUCHI_BACKUP_REPOSITORY: '/var/backups/suchi',
    ...(Object.fromEntries(files) as Record<string, string>),
  };
}

describe('suchi install --compose', () => {
  it('writes a folder whose variables and secrets the server accepts', async () => {
    const { outcome, asked } = run();
    const { lines } = await outcome;
    expect(asked).toEqual([]);
    const settings = readSettings(null, variablesInside());
    expect(settings.env).toMatchObject({
      publicUrl: 'https://suchi.test',
      mailFrom: 'Suchi <no-reply@suchi.test>',
      smtpUrl: answers.SUCHI_SMTP_URL,
      databaseUrl: `postgres://suchi:${read('secrets/database_password')}@postgres:5432/suchi`,
      razorpay: undefined,
    });
    expect(settings.env.acceptedSecrets).toHaveLength(1);
    expect(settings.requireBackup().passphrase).toHaveLength(32);
    expect(read('compose.yaml')).toContain('services:');
    expect(read('Caddyfile')).toContain('reverse_proxy');
    const secrets = readdirSync(join(folder, 'secrets')).map((file) => read(`secrets/${file}`));
    expect(secrets.filter((secret) => secret !== '' && lines.join().includes(secret))).toEqual([]);
  });

  it('keeps secrets out of .env, and other people of the machine out of the secrets', async () => {
    await run().outcome;
    expect(read('.env')).not.toContain('hidden-2');
    expect(statSync(join(folder, 'secrets')).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600);
  });

  it('gives one of several associations a project, a network and ports of its own', async () => {
    const { lines } = await run(answers, { name: 'mandal', number: '2' }).outcome;
    expect(parseEnv(read('.env'))).toMatchObject({
      COMPOSE_PROJECT_NAME: 'suchi-mandal',
      COMPOSE_FILE: 'compose.yaml:several.yaml',
      SUCHI_NETWORK: '172.30.89',
      SUCHI_STUDIO_PORT: '8082',
      SUCHI_FRONT_PORT: '8182',
    });
    expect(read('several.yaml')).toContain('${SUCHI_FRONT_PORT:?}');
    expect(lines.join('\n')).toContain('https://suchi.test {\n    reverse_proxy 127.0.0.1:8182\n');
  });

  it.each([
    [{ name: 'mandal' }, 'no --number'],
    [{ name: 'mandal', number: '101' }, 'no --number'],
    [{ number: '2' }, 'cannot be the name'],
    [{ name: 'suchi', number: '2' }, 'The first association'],
  ])('refuses %j', async (options, words) => {
    await expect(run(answers, options).outcome).rejects.toThrow(words);
    expect(() => read('.env')).toThrow('ENOENT');
  });

  it('never changes a folder that has one', async () => {
    await run().outcome;
    const before = read('secrets/secret');
    await expect(run().outcome).rejects.toThrow('exists, and is not changed');
    expect(read('secrets/secret')).toBe(before);
  });

  it.each([
    ['SUCHI_ACME_EMAIL', '', 'There is no answer for SUCHI_ACME_EMAIL'],
    ['SUCHI_ACME_EMAIL', 'operator', 'SUCHI_ACME_EMAIL: This is not right'],
    ['SUCHI_PUBLIC_URL', 'http://suchi.test', 'SUCHI_PUBLIC_URL: This is not right'],
  ])('writes nothing when %s is %j', async (name, value, words) => {
    await expect(run({ ...answers, [name]: value }).outcome).rejects.toThrow(words);
    expect(() => read('.env')).toThrow('ENOENT');
  });
});
