import { expect, it } from 'vitest';
import type { Given } from '../command.ts';
import { readSettings } from '../settings/env.ts';
import { proxyFile } from './proxy-file.ts';

const variables = (publicUrl: string) => ({
  SUCHI_PUBLIC_URL: publicUrl,
  SUCHI_SECRET: 'x'.repeat(32),
  SUCHI_DATABASE_URL: 'postgres://127.0.0.1/suchi',
  SUCHI_REDIS_URL: 'redis://127.0.0.1',
  SUCHI_SMTP_URL: 'smtp://127.0.0.1',
});

async function print(publicUrl: string, options: Given['options'] = {}): Promise<string> {
  const settings = readSettings(null, variables(publicUrl));
  const { lines } = await proxyFile.run({ settings, options } as Given);
  return lines.join('\n');
}

it('fills in every gap for two nodes and the certificate of certbot', async () => {
  const text = await print('https://suchi.test');
  expect(text).not.toMatch(/\$\{SUCHI_/);
  expect(text).toContain(
    'server 127.0.0.1:8055 max_fails=3 fail_timeout=2s;\n  server 127.0.0.1:8056 max_fails=3 fail_timeout=2s;',
  );
  expect(text).toContain('ssl_certificate /etc/letsencrypt/live/suchi.test/fullchain.pem;');
  expect(text).toContain('return 301 https://suchi.test$request_uri;');
  expect(text).toContain('map "on" $suchi_hsts {');
});

it('has only port 80 before there is a certificate', async () => {
  const text = await print('https://suchi.test', { 'before-certificate': true });
  expect(text).toContain('/.well-known/acme-challenge/');
  expect(text).not.toContain('ssl');
});

it('is not for an address without TLS', async () => {
  await expect(print('http://127.0.0.1:8080')).rejects.toThrow('does not begin with https');
});
