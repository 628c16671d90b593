import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { OperatorError } from '../exit.ts';
import type { Association } from './list.ts';
import { type Places, placesOf } from './names.ts';
import { runFor } from './run-for.ts';

const release = resolve(import.meta.dirname, '../../../..');

/** Whether this is an unpacked release on a server, whose users, units and proxy are ours to make. */
const isServer = existsSync(resolve(release, 'bin/node'));

/** Runs a program that prints for people. What it prints is not the output of the command. */
async function runProgram(command: string, args: string[]): Promise<void> {
  const child = spawn(command, args, { cwd: '/', stdio: ['ignore', process.stderr, 'inherit'] });
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${code ?? 'a signal'}`);
}

export function requireRoot(): void {
  if (isServer && process.getuid?.() !== 0)
    throw new OperatorError('refused', 'Only root can make users and units.', 'Run it as root.');
}

/** Its user, role, database and folders; and its units, once its variables are written. */
export async function setUp(name: string, { folder, uploads, backups }: Places): Promise<void> {
  if (isServer) return runProgram(resolve(release, 'ops/server/setup'), [name]);
  await mkdir(folder, { recursive: true, mode: 0o750 });
  await mkdir(uploads, { recursive: true });
  await mkdir(dirname(backups), { recursive: true });
}

/** Starts it and lets nginx answer for it. Returns what is left to do. */
export async function start(
  association: Association,
  environment: Record<string, string | undefined>,
): Promise<string[]> {
  const { name, address, places } = association;
  if (!isServer)
    return [
      `This is not an unpacked release: start two API nodes and a worker with the variables of ${places.settings}, and`,
      `fill in nginx: suchi --association ${name} proxy-file`,
    ];
  await setUp(name, places);
  await runProgram('systemctl', ['enable', '--now', `${places.label}.target`]);
  const { hostname } = new URL(address);
  const hasCertificate = existsSync(`/etc/letsencrypt/live/${hostname}`);
  const args = ['proxy-file', ...(hasCertificate ? [] : ['--before-certificate'])];
  const { facts } = await runFor(association, args, { environment, isJson: true });
  await writeFile(places.proxyFile, String(facts['text']));
  await runProgram('nginx', ['-t', '-q']);
  await runProgram('systemctl', ['reload', 'nginx']);
  return hasCertificate ? [] : certificateSteps(name, hostname);
}

const certificateSteps = (name: string, hostname: string) => [
  'Next, when its DNS entry points to this server, the certificate, and the proxy with it:',
  '  certbot certonly --webroot --webroot-path /var/www/suchi-acme --non-interactive --agree-tos \\',
  `    --domain ${hostname} --email YOUR-ADDRESS --deploy-hook 'systemctl reload nginx'`,
  `  suchi --association ${name} proxy-file > ${placesOf(name).proxyFile}`,
  '  nginx -t && systemctl reload nginx',
];
