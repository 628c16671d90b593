// `pnpm demo:reset`: makes a demo what it was when it was loaded, with the days of today. Reads the variables of the
// installation as the command `suchi` does: SUCHI_ENV_FILE, or /etc/suchi/suchi.env. Run it as the user of the service.
import { runEngineCommand } from '@suchi/testing';
import { exitCodes } from '../apps/operator/src/exit.ts';
import { readSettings } from '../apps/operator/src/settings/env.ts';
import { deleteStrangeFiles, emptyDemo, NotADemo } from '../apps/api/seed/demo/reset-demo.ts';
import { fillDemo } from './fill-demo.ts';

const { env, uploads, variables } = readSettings(undefined);
const { databaseUrl, namespace } = env;
try {
  await emptyDemo(databaseUrl, env.demo);
} catch (error) {
  if (!(error instanceof NotADemo)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(exitCodes.refused);
}
// The first rows and lists.
await runEngineCommand(databaseUrl, ['suchi', 'install'], { namespace });
// A demo with backups of its own reports them itself.
const backupReport = variables['SUCHI_BACKUP_REPOSITORY'] ? undefined : env.backupReport;
process.stdout.write(await fillDemo({ databaseUrl, uploadsFolder: uploads, backupReport }));
await deleteStrangeFiles(databaseUrl, uploads);
