import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { readPhotoFolder } from './photo-folder.ts';

it('finds photos by serial number, the main one first', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'suchi-photos-'));
  const names = [
    '1043-3.png',
    '1043.jpg',
    '1043-2.JPEG',
    '0012.webp',
    'asha.jpg',
    '1043.pdf',
    '1043-2-1.jpg',
  ];
  for (const name of names) writeFileSync(join(folder, name), '');
  const found = await readPhotoFolder(folder);
  const namesOf = (serial: number) => found.get(serial)?.map((path) => basename(path));
  expect(found.size).toBe(2);
  expect(namesOf(1043)).toEqual(['1043.jpg', '1043-2.JPEG', '1043-3.png']);
  expect(namesOf(12)).toEqual(['0012.webp']);
});

it('takes no more photos than a profile can have', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'suchi-photos-'));
  for (let place = 1; place <= 12; place += 1) writeFileSync(join(folder, `5-${place}.jpg`), '');
  expect((await readPhotoFolder(folder)).get(5)).toHaveLength(7);
});

it('refuses a folder that is not there', async () => {
  await expect(readPhotoFolder('/no/such/folder')).rejects.toThrow('cannot be read');
});
