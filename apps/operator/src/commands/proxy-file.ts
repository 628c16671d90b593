import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from '../command.ts';
import { OperatorError } from '../exit.ts';
import { apiFolder } from '../settings/env.ts';

const root = resolve(apiFolder, '../..');
const challengeFolder = '/var/www/suchi-acme';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const paymentHosts = ['checkout', 'api', 'lumberjack'].map((name) => `https://${name}.razorpay.com`);

export const proxyFile: Command = {
  name: 'proxy-file',
  summary: 'print the configuration of nginx for this machine',
  help: `
Fills in ops/nginx/suchi.conf.template for two API nodes on this machine (ports 8055 and 8056), the name in SUCHI_PUBLIC_URL
and a certificate of certbot, and adds a listener on port 80 that answers certbot and sends everyone else to https.
The Studio listens on 127.0.0.1:8090 only: reach it with ssh -L 8090:127.0.0.1:8090.

  suchi proxy-file > /etc/nginx/conf.d/suchi.conf

--before-certificate prints the listener on port 80 alone: nginx does not start with a certificate that is not there.
For another arrangement fill in the template by hand: docs/ops/reverse-proxy.md.`,
  options: {
    'before-certificate': { type: 'boolean', about: 'only port 80, until there is a certificate' },
  },
  async run({ settings, options }) {
    const { protocol, hostname } = new URL(settings.env.publicUrl);
    if (protocol !== 'https:')
      throw new OperatorError(
        'refused',
        'SUCHI_PUBLIC_URL does not begin with https.',
        'Fill in the template by hand: docs/ops/reverse-proxy.md.',
      );
    const parts = [listenOnPort80(hostname)];
    if (options['before-certificate'] !== true) parts.push(fillTemplate(hostname));
    const text = parts.join('\n');
    return { lines: [text.trimEnd()], facts: { text } };
  },
};

const listenOnPort80 = (name: string) => `# Made by \`suchi proxy-file\`.
server {
  listen 80;
  listen [::]:80;
  server_name ${name};
  server_tokens off;
  location /.well-known/acme-challenge/ { root ${challengeFolder}; }
  location / { return 301 https://${name}$request_uri; }
}
`;

function fillTemplate(name: string): string {
  const nginxFolder = join(root, 'ops/nginx');
  const values: Record<string, string> = {
    SUCHI_API_SERVERS:
      'server 127.0.0.1:8055 max_fails=3 fail_timeout=2s;\n  server 127.0.0.1:8056 max_fails=3 fail_timeout=2s;',
    SUCHI_EDGE_RATE: '20r/s',
    SUCHI_EDGE_BURST: '60',
    SUCHI_HSTS: 'on',
    SUCHI_GOOGLE_PLACES: '',
    SUCHI_PAYMENT_HOSTS: paymentHosts.join(' '),
    SUCHI_WEB_LISTEN: '443 ssl http2',
    SUCHI_TLS: `ssl_certificate /etc/letsencrypt/live/${name}/fullchain.pem;\n  ssl_certificate_key /etc/letsencrypt/live/${name}/privkey.pem;`,
    SUCHI_BROTLI: existsSync(brotliModule) ? `include ${nginxFolder}/brotli.conf;` : '',
    SUCHI_WEB_NAME: name,
    SUCHI_WEB_ROOT: join(root, 'apps/web/dist'),
    SUCHI_SITE: join(root, 'apps/web/site'),
    SUCHI_ACCESS_LOG: '/var/log/nginx/suchi.log',
    SUCHI_STUDIO_LISTEN: '127.0.0.1:8090',
    SUCHI_STUDIO_NAME: '_',
    SUCHI_STUDIO_ALLOW: 'allow 127.0.0.1;',
    SUCHI_NGINX_DIR: nginxFolder,
  };
  const template = readFileSync(join(nginxFolder, 'suchi.conf.template'), 'utf8');
  return template.replace(/\$\{(SUCHI_[A-Z_]+)\}/g, (gap, variable: string) => {
    const value = values[variable];
    if (value === undefined) throw new Error(`${gap} has no value`);
    return value;
  });
}
