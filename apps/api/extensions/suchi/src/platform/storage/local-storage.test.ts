import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { deleteStored, isWorkFile, readStored } from './file-storage.ts';
import { createLocalStorage } from './local-storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'suchi-local-'));
const storage = createLocalStorage(join(folder, 'files'));
afterAll(() => rmSync(folder, { recursive: true }));

const namesOf = async (prefix: string) => {
  const names: string[] = [];
  for await (const { name } of storage.list(prefix)) names.push(name);
  return names.toSorted();
};

describe('files in a folder', () => {
  it('that are not there are null, and no error', async () => {
    expect(await storage.find('none.txt')).toBeNull();
    expect(await storage.open('none.txt')).toBeNull();
    expect(await storage.toDisk('books/none.pdf')).toBeNull();
    expect(await namesOf('')).toEqual([]);
    await storage.delete('none.txt');
  });

  it('are written, read in parts and listed by prefix', async () => {
    await storage.write('one.txt', Buffer.from('hello world'));
    await storage.write('one__card.txt', Readable.from([Buffer.from('a'), Buffer.from('b')]));
    await storage.write('books/x/proof.pdf', Buffer.from('pdf'));
    expect(await storage.find('one.txt')).toMatchObject({ name: 'one.txt', bytes: 11 });
    const part = await storage.open('one.txt', { start: 2, end: 4 });
    expect([part?.bytes, part && (await text(part.stream))]).toEqual([3, 'llo']);
    expect(String(await readStored(storage, 'one__card.txt'))).toBe('ab');
    expect(await namesOf('one')).toEqual(['one.txt', 'one__card.txt']);
    expect(await namesOf('books/')).toEqual(['books/x/proof.pdf']);
    expect(await namesOf('')).toHaveLength(3);
    await deleteStored(storage, 'one');
    expect(await namesOf('')).toEqual(['books/x/proof.pdf']);
  });

  it('are there whole or not at all', async () => {
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('half');
        throw new Error('the sender is gone');
      })(),
    );
    await expect(storage.write('half.txt', broken)).rejects.toThrow('the sender is gone');
    expect(readdirSync(join(folder, 'files'))).toEqual(['books']);
    // A killed process leaves it.
    writeFileSync(join(folder, 'files', `half.txt.part-${crypto.randomUUID()}`), 'half');
    expect(await namesOf('')).toEqual(['books/x/proof.pdf']);
  });

  it('cannot be outside of it', async () => {
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    expect(await storage.open('../secret.txt')).toBeNull();
    await storage.delete('../secret.txt');
    expect(existsSync(join(folder, 'secret.txt'))).toBe(true);
    mkdirSync(join(folder, 'files', 'directory'));
    expect(await storage.find('directory')).toBeNull();
  });

  it('that a machine keeps for its own work have names of their own', () => {
    const work = [
      'copies/books/x/proof.pdf',
      'imports/5.csv',
      'books/photos/x.jpg',
      'books/pages-x/pages.html',
    ];
    expect(work.filter(isWorkFile)).toEqual(work);
    expect(['x.webp', 'books/x/proof.pdf'].filter(isWorkFile)).toEqual([]);
  });
});
