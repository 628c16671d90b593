import { join } from 'node:path';
import {
  cloneDatabase,
  dropDatabase,
  projectRoot,
  queryDatabase,
  startStack,
  type StackUrls,
} from '@suchi/testing';
import { enterAssociation, readDemoAssociation } from '../../apps/api/seed/demo/demo-association.ts';
import { demoLogins } from '../../apps/api/seed/demo-logins.ts';
import { suiteDatabase } from './stack-urls.ts';

/** Another association from the same build: a database, nodes and nginx of its own. Nobody has registered yet. */
export async function startSecondAssociation(
  name: string,
): Promise<{ urls: StackUrls; stop(): Promise<void> }> {
  const database = `${suiteDatabase}_${name}`;
  const folder = join(projectRoot, `.stack/e2e-${name}`);
  const uploadsFolder = `${folder}-uploads`;
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
  });
  return {
    urls,
    async stop() {
      await Promise.all(processes.map((each) => each.stop()));
      await dropDatabase(database);
    },
  };
}
