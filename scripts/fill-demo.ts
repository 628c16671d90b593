import { runEngineCommand } from '@suchi/testing';
import { loadDemo, markDemo } from '../apps/api/seed/demo/load-demo.ts';
import { recordDemoBackups } from '../apps/api/seed/demo/record-backups.ts';
import { todayInIndia } from '../packages/domain/src/basics/index.ts';

export interface DemoToFill {
  databaseUrl: string;
  uploadsFolder: string;
  /** The prefix of its keys in Redis. */
  namespace?: string | undefined;
  /** Where the status page reads of backups, if no job makes any. */
  backupReport?: string | undefined;
}

/** Loads the demo community into an installation without people, and marks it as a demo. */
export async function fillDemo({ databaseUrl, namespace, ...demo }: DemoToFill): Promise<string> {
  const today = todayInIndia(new Date());
  const options = namespace === undefined ? {} : { namespace };
  const accounts = await runEngineCommand(databaseUrl, ['suchi', 'seed-demo'], options);
  const loaded = await loadDemo({ databaseUrl, uploadsFolder: demo.uploadsFolder, today });
  await markDemo(databaseUrl, today);
  if (demo.backupReport !== undefined) recordDemoBackups(demo.backupReport, new Date());
  return accounts + loaded;
}
