import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { paymentsEnvironment, projectRoot, testSecret, webhookPath } from '@suchi/testing';

export interface DevOptions {
  databaseUrl: string;
  apiFolder: string;
  webFolder: string;
  backupReport: string;
  ports: { web: number; api: number; smtp: number; mail: number; payments: number };
}

/** Starts the parts with reload; when one ends or Ctrl+C is pressed, all end. */
export function startDevProcesses({
  databaseUrl,
  apiFolder,
  webFolder,
  backupReport,
  ports,
}: DevOptions): void {
  const extension = join(apiFolder, 'extensions/suchi');
  const env = {
    ...process.env,
    CONFIG_PATH: join(apiFolder, 'engine.config.js'),
    SUCHI_PUBLIC_URL: `http://127.0.0.1:${ports.web}`,
    SUCHI_SECRET: testSecret,
    SUCHI_DATABASE_URL: databaseUrl,
    SUCHI_REDIS_URL: process.env['SUCHI_REDIS_URL'] ?? 'redis://127.0.0.1:6379',
    SUCHI_NAMESPACE: 'suchi_dev',
    SUCHI_SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    ...paymentsEnvironment(`http://127.0.0.1:${ports.payments}`),
    SUCHI_API_PORT: String(ports.api),
    SUCHI_API_URL: `http://127.0.0.1:${ports.api}`,
    SUCHI_WEB_PORT: String(ports.web),
    SUCHI_DEMO: 'on',
    SUCHI_DEMO_MAIL_URL: `http://127.0.0.1:${ports.mail}`,
    SUCHI_BACKUP_REPORT: backupReport,
    SUCHI_CHOICE_KEYS: join(dirname(backupReport), 'choice-keys'),
    SUCHI_CHECK_OUTPUT: 'true',
    // The engine reloads the bundle when the watch build below has written it.
    SUCHI_RELOAD: 'true',
    SUCHI_LOG_LEVEL: 'warn',
  };
  const node = process.execPath;
  const catcher = join(projectRoot, 'packages/testing/src/bin/mail-catcher.ts');
  const provider = join(projectRoot, 'packages/testing/src/bin/fake-provider.ts');
  const commands: [string, string[], string][] = [
    [node, [catcher, String(ports.smtp), String(ports.mail)], projectRoot],
    [node, [provider, String(ports.payments), env.SUCHI_PUBLIC_URL + webhookPath], projectRoot],
    ['pnpm', ['exec', 'directus-extension', 'build', '--watch', '--no-minify'], extension],
    [node, [join(apiFolder, 'node_modules/directus/cli.js'), 'start'], apiFolder],
    [node, ['--watch', '--watch-preserve-output', join(extension, 'src/worker.ts')], apiFolder],
    ['pnpm', ['exec', 'vite', '--host', '127.0.0.1'], webFolder],
  ];
  const children = commands.map(([command, args, cwd]) =>
    spawn(command, args, { cwd, env, stdio: 'inherit' }),
  );
  endTogether(children);
}

function endTogether(children: ChildProcess[]): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    for (const child of children) child.kill('SIGTERM');
  };
  for (const child of children) child.once('exit', end);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
}
