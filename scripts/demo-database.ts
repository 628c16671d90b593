import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CalendarDate, todayInIndia } from '../packages/domain/src/basics/index.ts';
import {
  cloneDatabase,
  createDatabase,
  databaseExists,
  dropOlderDatabases,
  dropDatabase,
  projectRoot,
  renameDatabase,
} from '@suchi/testing';
import { loadDemo, redrawPhotos } from '../apps/api/seed/demo/load-demo.ts';
import { demoAssociation } from './fill-demo.ts';
import { makeDemoLogins } from '../apps/api/seed/demo/make-logins.ts';

/** A separate database with the demo community, and the folder with its photos. */
export interface DemoDatabase {
  databaseUrl: string;
  uploadsFolder: string;
}

/** 1,400 different faces take two minutes of a processor to draw. Journeys need photos, but not that many faces. */
const faces = process.env['SUCHI_FEW_FACES'] === 'true' ? 8 : undefined;

/** Where the demo's photos are. */
export const demoUploadsFolder = join(
  projectRoot,
  `node_modules/.cache/suchi/demo-uploads${faces === undefined ? '' : '-few-faces'}`,
);

const sources = ['apps/api/seed', 'packages/demo/src', 'apps/api/extensions/suchi/dist'];

/**
 * Builds the demo community once for each day and version of its sources, then clones it: the portraits take a
 * minute or two, a clone takes a second.
 */
export async function cloneDemoDatabase(
  name: string,
  {
    today = todayInIndia(new Date()),
    association = demoAssociation,
  }: { today?: CalendarDate; association?: string } = {},
): Promise<DemoDatabase> {
  const version = hashOf(sources, `${today} ${association}`);
  const template = `suchi_demo_${version}`;
  const uploadsFolder = demoUploadsFolder;
  if (!(await databaseExists(template))) {
    const making = `${template}_making`;
    const databaseUrl = await cloneDatabase(making);
    await makeDemoLogins(databaseUrl);
    await loadDemo({ databaseUrl, uploadsFolder, today, association, faces });
    await renameDatabase(making, template);
    await dropOlderDatabases('suchi_demo_');
  } else {
    // The photos may be missing although the database exists, because they are stored elsewhere.
    await redrawPhotos({ uploadsFolder, today, association, faces });
  }
  await dropDatabase(name);
  return { databaseUrl: await createDatabase(name, { template }), uploadsFolder };
}

function hashOf(folders: string[], demo: string): string {
  const hash = createHash('sha256').update(`${demo} ${faces ?? 'all'}`);
  for (const folder of folders) {
    const files = readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted();
    for (const file of files) hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}
