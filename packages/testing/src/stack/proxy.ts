import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BackgroundProcess, startBackgroundProcess } from './background-process.ts';
import { type Certificate, makeCertificate } from './certificate.ts';
import { requireNeeds } from '../needs.ts';
import { freePort } from './free-port.ts';
import { inImage } from './images.ts';
import { projectRoot } from './project-root.ts';
import { waitForUrl } from './wait-until.ts';

export interface Proxy extends BackgroundProcess {
  webUrl: string;
  studioUrl: string;
  /** With TLS only. */
  certificate: Certificate | null;
}

export interface ProxyOptions {
  apiUrls: string[];
  webRoot: string;
  /** Where the nodes write the filled pages; none unless given. */
  site?: string;
  folder: string;
  webPort: number;
  isHstsOn?: boolean;
  /** TLS and HTTP/2 for the web app, with a certificate that only this process trusts. */
  isTls?: boolean;
  /** As with an nginx that has no brotli modules. */
  isBrotliOff?: boolean;
  /** The payment provider's origins; the real ones unless given. */
  paymentHosts?: string[];
  /** How many requests one sender may send; wide unless given. */
  edge?: { rate: string; burst: number };
  /** A proxy in front of this one on the same machine says where requests come from. */
  isBehindProxy?: boolean;
  /** The addresses that may reach the Studio. */
  studioAddresses: string[];
  /** nginx of the image of this release, with the web app that is in it. Without TLS. */
  imagesVersion?: string | undefined;
}

const realPaymentHosts = ['checkout', 'api', 'lumberjack'].map((name) => `https://${name}.razorpay.com`);

/** The image has its own. */
function findNginx({ imagesVersion }: ProxyOptions): string {
  if (imagesVersion === undefined) requireNeeds('nginx');
  return ['/usr/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx'].find(existsSync) ?? 'nginx';
}

/** Debian's packages; `scripts/need brotli` installs them. Without them the proxy sends gzip. */
const brotliModules = ['filter', 'static'].map(
  (kind) => `/usr/lib/nginx/modules/ngx_http_brotli_${kind}_module.so`,
);
export const hasBrotli = brotliModules.every((file) => existsSync(file));

/** Starts nginx with the production configuration, filled in for this machine. */
export async function startProxy(options: ProxyOptions): Promise<Proxy> {
  const { folder, webPort } = options;
  const studioPort = await freePort();
  mkdirSync(folder, { recursive: true });
  const modules = hasBrotli && !options.isBrotliOff ? brotliModules : [];
  const certificate = options.isTls ? makeCertificate(folder) : null;
  const values: Record<string, string> = {
    SUCHI_API_SERVERS: options.apiUrls
      .map((url) => `server ${new URL(url).host} max_fails=3 fail_timeout=2s;`)
      .join('\n  '),
    SUCHI_EDGE_RATE: options.edge?.rate ?? '200r/s',
    SUCHI_EDGE_BURST: String(options.edge?.burst ?? 400),
    SUCHI_GOOGLE_PLACES: '',
    SUCHI_PAYMENT_HOSTS: (options.paymentHosts ?? realPaymentHosts).join(' '),
    SUCHI_HSTS: options.isHstsOn ? 'on' : '',
    SUCHI_BROTLI: modules.length > 0 ? `include ${join(projectRoot, 'ops/nginx/brotli.conf')};` : '',
    SUCHI_TLS: connectionLines(certificate, options).join('\n  '),
    SUCHI_WEB_LISTEN: `127.0.0.1:${webPort}${certificate ? ' ssl http2' : ''}`,
    SUCHI_WEB_NAME: '_',
    SUCHI_WEB_ROOT: options.webRoot,
    SUCHI_SITE: options.site ?? join(folder, 'site'),
    SUCHI_ACCESS_LOG: join(folder, 'access.log'),
    SUCHI_STUDIO_LISTEN: `127.0.0.1:${studioPort}`,
    SUCHI_STUDIO_NAME: '_',
    SUCHI_STUDIO_ALLOW: options.studioAddresses.map((address) => `allow ${address};`).join('\n  '),
    SUCHI_NGINX_DIR: join(projectRoot, 'ops/nginx'),
  };
  const template = readFileSync(join(projectRoot, 'ops/nginx/suchi.conf.template'), 'utf8');
  const filled = template.replace(/\$\{(SUCHI_[A-Z_]+)\}/g, (_match, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${name} has no value`);
    return value;
  });
  writeFileSync(join(folder, 'suchi.conf'), filled);
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder, modules));

  const proxy = startBackgroundProcess(
    inImage('web', options.imagesVersion, {
      name: 'proxy',
      command: findNginx(options),
      args: ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
      cwd: folder,
      env: options.imagesVersion === undefined ? {} : imageVariables(options, values),
      logFile: join(folder, 'nginx.log'),
    }),
  );
  const webUrl = `${certificate ? 'https' : 'http'}://127.0.0.1:${webPort}`;
  await waitForUrl(`${webUrl}/`, proxy);
  return { ...proxy, webUrl, studioUrl: `http://127.0.0.1:${studioPort}`, certificate };
}

function connectionLines(certificate: Certificate | null, { isBehindProxy }: ProxyOptions): string[] {
  return [
    ...(certificate
      ? [`ssl_certificate ${certificate.file};`, `ssl_certificate_key ${certificate.keyFile};`]
      : []),
    ...(isBehindProxy ? ['set_real_ip_from 127.0.0.1;', 'real_ip_header X-Forwarded-For;'] : []),
  ];
}

/** The image fills in the template by itself. */
function imageVariables(options: ProxyOptions, values: Record<string, string>): Record<string, string> {
  const passedOn = [
    'WEB_LISTEN',
    'STUDIO_LISTEN',
    'EDGE_RATE',
    'EDGE_BURST',
    'PAYMENT_HOSTS',
    'HSTS',
    'SITE',
  ];
  return {
    ...Object.fromEntries(passedOn.map((name) => [`SUCHI_${name}`, values[`SUCHI_${name}`] ?? ''])),
    SUCHI_API_NODES: options.apiUrls.map((url) => new URL(url).host).join(' '),
    SUCHI_STUDIO_ADDRESSES: options.studioAddresses.join(' '),
  };
}

// As root, nginx would hand its work to a user who may not read a private checkout.
function mainConfiguration(folder: string, modules: readonly string[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/tmp-${kind};`,
  );
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
${modules.map((file) => `load_module ${file};`).join('\n')}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
worker_rlimit_nofile 8192;
events { include ${join(projectRoot, 'ops/nginx/connections.conf')}; }
http {
  types {
    text/html html; text/css css; application/javascript js; application/json json;
    font/woff2 woff2; font/woff woff; image/svg+xml svg; image/png png; image/webp webp;
    image/x-icon ico; application/manifest+json webmanifest; text/plain txt;
  }
  default_type application/octet-stream;
  ${temporary.join('\n  ')}
  include ${folder}/suchi.conf;
}
`;
}
