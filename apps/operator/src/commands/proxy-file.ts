import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from '../command.ts';
import { labelOf, placesOf } from '../associations/names.ts';
import { portsOf } from '../associations/ports.ts';
import { readProxyTemplate } from '../associations/proxy-template.ts';
import { OperatorError } from '../exit.ts';
import { apiFolder, type Settings } from '../settings/env.ts';

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

Another association has its own ports, and its own names in nginx; \`suchi associations\` lists the ports:

  suchi --association NAME proxy-file > /etc/nginx/conf.d/suchi-NAME.conf

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
    if (options['before-certificate'] !== true) parts.push(fillTemplate(hostname, settings));
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

function fillTemplate(hostname: string, { association }: Settings): string {
  const nginxFolder = join(root, 'ops/nginx');
  const { name, port } = association;
  const { nodes, studio } = portsOf(name, port);
  const certificate = `/etc/letsencrypt/live/${hostname}`;
  const values: Record<string, string> = {
    SUCHI_API_SERVERS: nodes
      .map((node) => `server 127.0.0.1:${node} max_fails=3 fail_timeout=2s;`)
      .join('\n  '),
    SUCHI_EDGE_RATE: '20r/s',
    SUCHI_EDGE_BURST: '60',
    SUCHI_HSTS: 'on',
    SUCHI_GOOGLE_PLACES: '',
    SUCHI_PAYMENT_HOSTS: paymentHosts.join(' '),
    SUCHI_WEB_LISTEN: '443 ssl http2',
    SUCHI_TLS: `ssl_certificate ${certificate}/fullchain.pem;\n  ssl_certificate_key ${certificate}/privkey.pem;`,
    SUCHI_BROTLI: existsSync(brotliModule) ? `include ${nginxFolder}/brotli.conf;` : '',
    SUCHI_WEB_NAME: hostname,
    SUCHI_WEB_ROOT: join(root, 'apps/web/dist'),
    SUCHI_SITE: join(root, 'apps/web', placesOf(name).site),
    SUCHI_ACCESS_LOG: `/var/log/nginx/${labelOf(name)}.log`,
    SUCHI_STUDIO_LISTEN: `127.0.0.1:${studio}`,
    SUCHI_STUDIO_NAME: '_',
    SUCHI_STUDIO_ALLOW: 'allow 127.0.0.1;',
    SUCHI_NGINX_DIR: nginxFolder,
  };
  return readProxyTemplate(nginxFolder, name).replace(/\$\{(SUCHI_[A-Z_]+)\}/g, (gap, variable: string) => {
    const value = values[variable];
    if (value === undefined) throw new Error(`${gap} has no value`);
    return value;
  });
}
