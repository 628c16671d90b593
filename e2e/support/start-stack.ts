import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { installNeeds, projectRoot, queryDatabase, startStack } from '@suchi/testing';
import { cloneDemoDatabase } from '../../scripts/demo-database.ts';
import { demoLogins } from '../../apps/api/seed/demo-logins.ts';
import { runningStack, suiteDatabase, turnFolder, urlsFile } from './stack-urls.ts';

/** Built fresh, unless CI has just done it; on free ports, and stopped with the suite. A running stack is left alone. */
export default async function startSuiteStack(): Promise<() => Promise<void>> {
  const isOwnStack = runningStack === undefined;
  installNeeds('browser', 'pdf', ...(isOwnStack ? (['nginx'] as const) : []));
  // Left behind by a run that was stopped.
  rmSync(turnFolder, { recursive: true, force: true });
  if (!isOwnStack) {
    await closeMelawa();
    return () => Promise.resolve();
  }
  if (process.env['SUCHI_BUILT'] !== 'true')
    execFileSync('pnpm', ['run', 'build'], { cwd: projectRoot, stdio: 'ignore' });
  const { urls, processes } = await startStack({
    ...(await cloneDemoDatabase(suiteDatabase)),
    name: suiteDatabase,
    folder: join(projectRoot, '.stack/e2e'),
    logins: demoLogins,
  });
  await closeMelawa();
  mkdirSync(dirname(urlsFile), { recursive: true });
  writeFileSync(urlsFile, JSON.stringify(urls));
  return async () => {
    await Promise.all(processes.map((each) => each.stop()));
  };
}

/** The demo invites to its melawa. Journeys that are about one open it themselves; the others have none. */
async function closeMelawa(): Promise<void> {
  for (const table of ['melawa_answer', 'melawa_event'])
    await queryDatabase(
      suiteDatabase,
      `delete from ${table} where edition in (select id from edition where event_date >= current_date)`,
    );
}
