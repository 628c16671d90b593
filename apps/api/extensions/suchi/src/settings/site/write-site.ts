import { randomUUID } from 'node:crypto';
import { access, chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Catalogues } from '@suchi/words';
import { readWords } from '@suchi/words/files';
import { logoFolder } from '../../platform/logo-file.ts';
import { listLogoFiles, listSiteIcons } from './logo-files.ts';
import { fillManifest, fillPage, fillServiceWorker, fillSharedPage, type SiteFacts } from './fill-page.ts';

export interface SiteFolders {
  /** The build of the web app. */
  built: string;
  /** What the proxy serves before it. */
  site: string;
}

const pack = {
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
};

/** The association's own logo. */
export interface SiteLogo {
  name: string;
  /** Null: there is no such file. */
  read: (file: string) => Promise<Buffer | null>;
}

/** Fills the pages and returns whether one has changed. Several processes may write the same at once. */
export async function writeSite(
  { built, site }: SiteFolders,
  facts: SiteFacts,
  logo: SiteLogo | null = null,
): Promise<boolean> {
  const read = (name: string) => readFile(join(built, name), 'utf8');
  const icons = logo && listSiteIcons(logo.name);
  const page = fillPage(await read('index.html'), facts, icons);
  const files = {
    'index.html': page,
    'shared.html': fillSharedPage(page, sharedTitle(facts)),
    'manifest.webmanifest': fillManifest(await read('manifest.webmanifest'), facts, icons),
    // Last: it makes phones fetch the page again.
    'sw.js': fillServiceWorker(await read('sw.js'), page),
  };
  await mkdir(join(site, logoFolder), { recursive: true });
  if (logo) await copyLogo(join(site, logoFolder), logo);
  let hasChanged = false;
  for (const [name, text] of Object.entries(files)) {
    if (await writeFilled(join(site, name), Buffer.from(text))) hasChanged = true;
  }
  return hasChanged;
}

/** In the language of those who open the app for the first time. */
function sharedTitle({ defaultLanguage }: SiteFacts): string {
  return (readWords(defaultLanguage, 'biodata') as Catalogues['biodata']).shared.title;
}

/** Before the page that names them. A file never changes, so one that is there stays. */
async function copyLogo(folder: string, { name, read }: SiteLogo): Promise<void> {
  for (const file of listLogoFiles(name)) {
    const isThere = await access(join(folder, file)).then(
      () => true,
      () => false,
    );
    if (isThere) continue;
    const content = await read(file);
    if (content === null) throw new Error(`The storage has no ${file}`);
    await replace(join(folder, file), content);
  }
}

/** The packed ones first: the file itself tells whether all of them are there. */
async function writeFilled(file: string, content: Buffer): Promise<boolean> {
  const existing = await readFile(file).catch(() => null);
  if (existing?.equals(content)) return false;
  for (const [ending, toPacked] of Object.entries(pack))
    await replace(`${file}.${ending}`, await toPacked(content));
  await replace(file, content);
  return true;
}

/** A reader gets the old file or the new one, never a part. */
async function replace(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}.new`;
  await writeFile(draft, content);
  // The proxy runs as another user, and the service lets nobody else read what it makes.
  await chmod(draft, 0o644);
  await rename(draft, file);
}
