import { loadDemo, markDemo } from '../apps/api/seed/demo/load-demo.ts';
import { makeDemoLogins } from '../apps/api/seed/demo/make-logins.ts';
import { recordDemoBackups } from '../apps/api/seed/demo/record-backups.ts';
import { todayInIndia } from '../packages/domain/src/basics/index.ts';

export interface DemoToFill {
  databaseUrl: string;
  uploadsFolder: string;
  /** Where the status page reads of backups, if no job makes any. */
  backupReport?: string | undefined;
}

/** The association of the demo: a file of apps/api/seed/demo/associations. */
export const demoAssociation = process.env['SUCHI_DEMO_ASSOCIATION'] ?? 'sahyadri';

/** Loads the demo community into an installation without people, and marks it as a demo. */
export async function fillDemo({ databaseUrl, ...demo }: DemoToFill): Promise<string> {
  const today = todayInIndia(new Date());
  const accounts = await makeDemoLogins(databaseUrl);
  const loaded = await loadDemo({
    databaseUrl,
    uploadsFolder: demo.uploadsFolder,
    today,
    association: demoAssociation,
  });
  await markDemo(databaseUrl, today);
  if (demo.backupReport !== undefined) recordDemoBackups(demo.backupReport, new Date());
  return accounts + loaded;
}
