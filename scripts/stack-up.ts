// `pnpm stack:up`: runs the production build of everything in the background, on free ports, with the demo community.
// SUCHI_DEMO=off leaves out what tells visitors that it is a demo.
// `--built` uses the build that is there; `--images` starts the images that `scripts/images` has built.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installNeeds, projectRoot, startStack, tryNeeds } from '@suchi/testing';
import { cloneDemoDatabase } from './demo-database.ts';
import { todayInIndia } from '../packages/domain/src/basics/index.ts';
import { markDemo } from '../apps/api/seed/demo/load-demo.ts';
import { recordDemoBackups } from '../apps/api/seed/demo/record-backups.ts';
import { demoLogins } from '../apps/api/seed/demo-logins.ts';
import { describeRelease } from './release.ts';
import { runStep } from './run-step.ts';
import { processesFile, stackFolder, stopStack } from './stack-processes.ts';

if (!process.argv.includes('--images')) {
  // Without the others it sends gzip, and prints no receipts and no book.
  if (!tryNeeds('nginx', 'brotli', 'browser', 'pdf')) installNeeds('nginx');
}
stopStack();
if (!process.argv.includes('--built')) runStep('pnpm', ['build']);
const isDemo = process.env['SUCHI_DEMO'] !== 'off';
const demo = await cloneDemoDatabase('suchi_stack');
const backupReport = join(projectRoot, 'node_modules/.cache/suchi/demo-backups.json');
if (isDemo) {
  await markDemo(demo.databaseUrl, todayInIndia(new Date()));
  recordDemoBackups(backupReport, new Date());
}
const { urls, processes } = await startStack({
  ...demo,
  isDemo,
  backupReport: isDemo ? backupReport : undefined,
  name: 'suchi_stack',
  folder: stackFolder,
  logins: demoLogins,
  ...(process.argv.includes('--images') ? { imagesVersion: describeRelease().version } : {}),
});
writeFileSync(processesFile, JSON.stringify(processes.map(({ name, pid }) => ({ name, pid }))));
writeFileSync(join(stackFolder, 'urls.json'), `${JSON.stringify(urls, null, 2)}\n`);

const logins = Object.entries(urls.logins).map(
  ([name, { email, password }]) => `  ${name}: ${email} / ${password}`,
);
process.stdout
  .write(`web       ${urls.web}\napi       ${urls.api}\nmail      ${urls.mail}\npayments  ${urls.payments}\n\n${logins.join('\n')}\n
All of it answers; addresses are in ${join(stackFolder, 'urls.json').replace(`${projectRoot}/`, '')}. End it with pnpm stack:down.\n`);
process.exit(0);
