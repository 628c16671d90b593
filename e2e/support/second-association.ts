import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  cloneDatabase,
  dropDatabase,
  projectRoot,
  queryDatabase,
  runEngineCommand,
  startStack,
  type StackUrls,
} from '@suchi/testing';
import { enterAssociation, readDemoAssociation } from '../../apps/api/seed/demo/demo-association.ts';
import { demoLogins } from '../../apps/api/seed/demo-logins.ts';
import { suiteDatabase } from './stack-urls.ts';

export interface SecondAssociation {
  urls: StackUrls;
  /** What `suchi setup-link` prints. */
  makeSetupLink(): Promise<string>;
  /** As the job of the night writes it. */
  reportBackup(): void;
  stop(): Promise<void>;
}

/** Another association from the same build: a database, nodes and nginx of its own. Nobody has registered yet. */
export async function startSecondAssociation(name: string): Promise<SecondAssociation> {
  const database = `${suiteDatabase}_${name}`;
  const folder = join(projectRoot, `.stack/e2e-${name}`);
  const uploadsFolder = `${folder}-uploads`;
  const backupReport = join(folder, 'backups.json');
  await dropDatabase(database);
  const databaseUrl = await cloneDatabase(database);
  const query = (sql: string, values: unknown[]) => queryDatabase(database, sql, values);
  await enterAssociation({ query }, readDemoAssociation(name), uploadsFolder);
  const { urls, processes } = await startStack({
    name: database,
    databaseUrl,
    uploadsFolder,
    folder,
    logins: demoLogins,
    backupReport,
  });
  return {
    urls,
    async makeSetupLink() {
      const printed = await runEngineCommand(databaseUrl, ['suchi', 'make-setup-link']);
      return `${urls.web}/setup#${printed.trim().split('#').at(-1)}`;
    },
    reportBackup() {
      const now = new Date().toISOString();
      mkdirSync(folder, { recursive: true });
      writeFileSync(
        backupReport,
        JSON.stringify({ backups: [{ finished_at: now, is_good: true }], restore_tried_at: now }),
      );
    },
    async stop() {
      await Promise.all(processes.map((each) => each.stop()));
      await dropDatabase(database);
    },
  };
}
