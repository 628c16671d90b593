import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeWith } from '@suchi/testing/describe-with';
import { expect, it, onTestFinished } from 'vitest';
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

/** What the association of this file is told. */
async function printFor(label: string, port: string, folder: string): Promise<string> {
  const file = join(folder, label, 'suchi.env');
  mkdirSync(join(folder, label));
  writeFileSync(file, '');
  const settings = readSettings(file, { ...variables(`https://${label}.test`), SUCHI_API_PORT: port });
  return (await proxyFile.run({ settings, options: {} } as unknown as Given)).lines.join('\n');
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'suchi-proxy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('has the ports, the pages, the log and the names of another association', async () => {
  const text = await printFor('suchi-my-mandal', '8105', makeFolder());
  for (const words of [
    'server 127.0.0.1:8105 max_fails=3 fail_timeout=2s;\n  server 127.0.0.1:8106 ',
    'listen 127.0.0.1:8100;',
    'upstream suchi_my_mandal_api {',
    '/apps/web/site-my-mandal;',
    'access_log /var/log/nginx/suchi-my-mandal.log suchi_my_mandal_request;',
    '  location = /users/me {\n    limit_except GET PATCH { deny all; }\n    proxy_pass http://suchi_my_mandal_api;',
  ])
    expect(text).toContain(words);
  expect(text).not.toMatch(/\bsuchi_(?!my_mandal_)|\$\{SUCHI_/);
});

describeWith('nginx', 'nginx', () => {
  it('takes the files of several associations together', async () => {
    const folder = makeFolder();
    const texts = await Promise.all([
      printFor('suchi', '8055', folder),
      printFor('suchi-ab', '8105', folder),
      printFor('suchi-ab-c', '8115', folder),
    ]);
    const config = join(folder, 'nginx.conf');
    // Ports and certificates that a test has.
    const here = texts
      .join('\n')
      .replaceAll(/443 ssl http2|listen (\[::\]:)?80;/g, (listen) =>
        listen.startsWith('4') ? '127.0.0.1:18443' : '',
      )
      .replaceAll(/ssl_certificate.*;|include .*brotli\.conf;/g, '')
      .replaceAll('/var/log/nginx', folder);
    writeFileSync(config, `pid ${folder}/nginx.pid; events {} http { ${here} }`);
    const args = ['-t', '-q', '-p', folder, '-c', config, '-e', join(folder, 'error.log')];
    expect(execFileSync('nginx', args, { encoding: 'utf8', stdio: 'pipe' })).toBe('');
  });
});

it('has only port 80 before there is a certificate', async () => {
  const text = await print('https://suchi.test', { 'before-certificate': true });
  expect(text).toContain('/.well-known/acme-challenge/');
  expect(text).not.toContain('ssl');
});

it('is not for an address without TLS', async () => {
  await expect(print('http://127.0.0.1:8080')).rejects.toThrow('does not begin with https');
});
