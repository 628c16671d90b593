import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { associationAtFirst, pageAssociationAtFirst, writePageAssociation } from '@suchi/domain/settings';
import { describe, expect, it, onTestFinished } from 'vitest';
import { writeSite } from './write-site.ts';

const facts = { ...associationAtFirst, ...pageAssociationAtFirst };

async function makeFolders() {
  const folder = await mkdtemp(join(tmpdir(), 'suchi-site-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const folders = { built: join(folder, 'dist'), site: join(folder, 'site') };
  await mkdir(folders.built);
  const page = await readFile(join(import.meta.dirname, '../../../../../../web/index.html'), 'utf8');
  const first = writePageAssociation(pageAssociationAtFirst);
  await writeFile(join(folders.built, 'index.html'), page.replace('<!-- association -->', first));
  await writeFile(join(folders.built, 'manifest.webmanifest'), '{"name":"Suchi"}');
  await writeFile(join(folders.built, 'sw.js'), 'a({url:"index.html",revision:"1d"})');
  return folders;
}

describe('the filled pages', () => {
  it('are written with their packed copies, for every user to read', async () => {
    const folders = await makeFolders();
    expect(await writeSite(folders, { ...facts, shortName: 'Parichay' })).toBe(true);
    const names = await readdir(folders.site);
    expect(names.toSorted()).toEqual([
      'association',
      ...['index.html', 'manifest.webmanifest', 'shared.html', 'sw.js'].flatMap((name) => [
        name,
        `${name}.br`,
        `${name}.gz`,
      ]),
    ]);
    const read = (name: string) => readFile(join(folders.site, name));
    const page = await read('index.html');
    expect(page.toString()).toContain('<title>Parichay</title>');
    expect(gunzipSync(await read('index.html.gz'))).toEqual(page);
    expect(brotliDecompressSync(await read('index.html.br'))).toEqual(page);
    const { mode } = await stat(join(folders.site, 'sw.js'));
    expect((mode & 0o777).toString(8)).toBe('644');
  });

  it('have the files of the logo beside them', async () => {
    const folders = await makeFolders();
    const logo = { name: '1a2b.svg', read: (file: string) => Promise.resolve(Buffer.from(file)) };
    await writeSite(folders, { ...facts, logo: '/association/1a2b.svg' }, logo);
    expect((await readdir(join(folders.site, 'association'))).toSorted()).toEqual([
      '1a2b-app-192.png',
      '1a2b-app-512.png',
      '1a2b-maskable-512.png',
      '1a2b-touch-180.png',
      '1a2b.svg',
    ]);
    const manifest = await readFile(join(folders.site, 'manifest.webmanifest'), 'utf8');
    expect(manifest).toContain('"src":"/association/1a2b-app-512.png"');
    const lost = { ...logo, name: '3c4d.svg', read: () => Promise.resolve(null) };
    await expect(writeSite(folders, facts, lost)).rejects.toThrow('3c4d.svg');
  });

  it('are left alone while nothing has changed', async () => {
    const folders = await makeFolders();
    await writeSite(folders, facts);
    const before = await stat(join(folders.site, 'index.html'));
    expect(await writeSite(folders, facts)).toBe(false);
    expect((await stat(join(folders.site, 'index.html'))).ino).toBe(before.ino);
    expect(await writeSite(folders, { ...facts, colour: '0F5C63' })).toBe(true);
  });

  it('are whole when several nodes write them at once', async () => {
    const folders = await makeFolders();
    await Promise.all(Array.from({ length: 8 }, () => writeSite(folders, facts)));
    expect(await readdir(folders.site)).toHaveLength(13);
  });

  it('are not written from a build that has no place for them', async () => {
    const folders = await makeFolders();
    await writeFile(join(folders.built, 'index.html'), '<html>');
    await expect(writeSite(folders, facts)).rejects.toThrow('no place');
    await expect(readdir(folders.site)).rejects.toThrow('ENOENT');
  });
});
