import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, queryDatabase } from '@suchi/testing';
import { demoUploadsFolder } from '../../scripts/demo-database.ts';
import { takeTurnsWithTheEdition } from '../support/edition-turn.ts';
import { keepSession } from '../support/sign-in.ts';
import { appointStaff } from '../support/staff.ts';
import { suiteDatabase } from '../support/stack-urls.ts';
import { expect, test } from '../support/test.ts';

takeTurnsWithTheEdition();

const snapshot = 'e2e'.padEnd(64, '0');

/** A finished file of three pages: making the demo's whole book takes minutes. */
async function insertProof(): Promise<void> {
  const folder = join(demoUploadsFolder, 'books', snapshot);
  mkdirSync(folder, { recursive: true });
  copyFileSync(
    join(projectRoot, 'apps/api/extensions/suchi/src/print/press/browser-pages.pdf'),
    join(folder, 'proof.pdf'),
  );
  const checks = { candidates: 1, pages: 3, fonts: 1, fonts_missing: 0, wrong_boxes: 0 };
  await queryDatabase(
    suiteDatabase,
    `insert into book_job (edition, kind, size, cover, state, stage, pages, bytes, snapshot, checks, warnings, ended_at)
     select id, 'proof', 'A5', 'word', 'done', 'check', 3, 12572, $1, $2, $3, now() from edition where is_current`,
    [
      snapshot,
      JSON.stringify({ ...checks, text_pages: null, coloured_text_pages: null }),
      JSON.stringify([
        {
          kind: 'photo_small',
          serialNumber: 37,
          name: 'Pratik Thakur',
          photo: { width: 380, height: 475, dpi: 201 },
        },
      ]),
    ],
  );
}

test.describe('the book', { tag: '@display' }, () => {
  test('is looked through, begun, stopped and begun again', async ({
    page,
    stack,
    request,
    expectAccessible,
  }) => {
    await queryDatabase(suiteDatabase, 'delete from book_job');
    await insertProof();
    await keepSession(
      page,
      await appointStaff({ stack, request }, { first_name: 'Shubhada', last_name: 'Joshi' }),
    );
    await page.goto('/admin/book');
    const cover = page.getByRole('img', { name: 'Front cover of the book' });
    await expect(cover).toBeVisible();
    // Drawn by the server from the file.
    await expect
      .poll(() => cover.evaluate((image: { naturalWidth?: number }) => image.naturalWidth))
      .toBeGreaterThan(500);
    await page.getByRole('button', { name: 'Next pages' }).click();
    await expect(page.getByText('Page 1 of 1')).toBeVisible();
    await expect(page.getByText('380 × 475 dots, 201 dpi')).toBeVisible();
    await expectAccessible('the book with a proof');
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save the proof' }).click();
    expect((await saved).suggestedFilename()).toBe('suchi-proof-a5.pdf');

    await page.getByRole('radio', { name: 'Ornament' }).check();
    await page.getByRole('button', { name: 'Make the proof' }).click();
    await expect(page.getByRole('heading', { name: 'Proof is being made' })).toBeVisible();
    await expectAccessible('a file in work');
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByRole('heading', { name: 'Proof was stopped' })).toBeVisible();
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect(
      page.getByRole('heading', { name: /^Proof is (waiting for its turn|being made)$/ }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByRole('heading', { name: 'Proof was stopped' })).toBeVisible();
    await expectAccessible('a stopped file');
  });
});
