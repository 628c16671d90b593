// `pnpm dev`: everything with reload, in the foreground. The database keeps its content between runs.
import { join } from 'node:path';
import {
  databaseExists,
  databaseUrl,
  createDatabase,
  describeMissing,
  installEngine,
  projectRoot,
} from '@suchi/testing';
import { demoLogins } from '../apps/api/seed/demo-logins.ts';
import { fillDemo } from './fill-demo.ts';
import { startDevProcesses } from './dev-processes.ts';
import { runStep } from './run-step.ts';

const database = 'suchi_dev';
/** The Studio login; only on this machine. */
const operator = { email: 'operator@suchi.example.org', password: demoLogins.admin.password };
const backupReport = join(projectRoot, 'node_modules/.cache/suchi/dev-backups.json');
const ports = { web: 5173, api: 8055, smtp: 1025, mail: 1080, payments: 1090 };

runStep('pnpm', ['--filter', '@suchi/extension', 'build']);
if (!(await databaseExists(database))) await createDatabase(database, { isDurable: true });
await installEngine(databaseUrl(database), {
  namespace: database,
  extraEnv: { SUCHI_OPERATOR_EMAIL: operator.email, SUCHI_OPERATOR_PASSWORD: operator.password },
});
await fillDemo({
  databaseUrl: databaseUrl(database),
  uploadsFolder: join(projectRoot, 'apps/api/uploads'),
  backupReport,
});

startDevProcesses({
  databaseUrl: databaseUrl(database),
  apiFolder: join(projectRoot, 'apps/api'),
  webFolder: join(projectRoot, 'apps/web'),
  backupReport,
  ports,
});

const logins = Object.entries(demoLogins).map(
  ([name, { email, password }]) => `  ${name.padEnd(11)}${email} / ${password}`,
);
// Everything else works without them; the worker starts the browser at the first receipt.
const missing = describeMissing(['browser', 'pdf']);
const printing = missing === null ? '' : `  Receipts and the book are not printed: ${missing}.\n\n`;
process.stdout.write(`
  web       http://127.0.0.1:${ports.web}
  api       http://127.0.0.1:${ports.api}   Studio: /admin/ as ${operator.email} / ${operator.password}
  mail      http://127.0.0.1:${ports.mail}
  payments  http://127.0.0.1:${ports.payments}

${logins.join('\n')}

${printing}  Ctrl+C ends everything.

`);
