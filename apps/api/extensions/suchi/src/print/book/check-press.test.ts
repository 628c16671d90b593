import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeOptions, makePressFile } from '../../../test/press-sample.ts';
import type { BookStorage } from './book-storage.ts';
import { checkPressFiles } from './check-press.ts';
import type { Snapshot } from './read-snapshot.ts';

const folder = mkdtempSync(join(tmpdir(), 'suchi-check-press-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('refuses files with a fault, and names the file, the rule and the page', async () => {
  const file = join(folder, 'pages.pdf');
  writeFileSync(file, await makePressFile(await makeOptions(folder)));
  // Inside pages in place of the cover.
  const storage = { toDisk: () => Promise.resolve(file) } as Pick<BookStorage, 'toDisk'> as BookStorage;
  const snapshot = { hash: 'x', book: { size: 'A5' } } as Snapshot;
  const check = checkPressFiles(storage, snapshot, { pages: 6, spineMm: 12 });
  await expect(check).rejects.toMatchObject({
    faults: expect.arrayContaining([
      { part: 'cover', rule: 'page_count', page: null, detail: '6 instead of 1' },
      { part: 'cover', rule: 'trim_size', page: 1, detail: '148 × 210 mm' },
    ]) as unknown,
  });
});
