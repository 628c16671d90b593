import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { bookCss, fitPages, outlineBook, renderBook, sheetEdgeMm } from '@suchi/book';
import { queryDatabase, type StackUrls } from '@suchi/testing';
import { demoUploadsFolder } from '../../scripts/demo-database.ts';
import { sampleBook, sampleStyle, samplePictures } from './sample-book.ts';
import { picturesDatabase, type Screen, signIn } from './screen.ts';

const snapshot = 'pictures'.padEnd(64, '0');
const folder = join(demoUploadsFolder, 'books', snapshot);
/** Few people, so that the file is made in a second. */
const book = { ...sampleBook, profiles: sampleBook.profiles.slice(-9) };
const outline = outlineBook(book);

/** As large as a sheet: the preview cuts the trimmed page out of its middle. */
async function drawFile(page: Page): Promise<void> {
  const style = `${sampleStyle}\n${bookCss(book.size, { bleed: sheetEdgeMm })}\nbody { margin: 0; }`;
  const pages = [...renderBook(book, samplePictures)].map(({ html }) => html).join('');
  await page.setContent(`<meta charset="utf-8"><style>${style}</style>${pages}`);
  await page.evaluate(`document.fonts.ready.then(() => { (${String(fitPages)})(document) })`);
  const places = Object.fromEntries([...outline.plan.pageOfSerial].map(([serial, at]) => [serial, at + 1]));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'places.json'), JSON.stringify(places));
  for (const kind of ['proof', 'press'])
    await page.pdf({
      path: join(folder, `${kind}.pdf`),
      preferCSSPageSize: true,
      printBackground: true,
    });
}

const small = (width: number, height: number, dpi: number) => ({ width, height, dpi });
const warnings = [
  { kind: 'long_text', serialNumber: 88, name: 'Hrishikesh Chitale', photo: null },
  { kind: 'photo_missing', serialNumber: 681, name: 'Shruti Vaishampayan', photo: null },
  { kind: 'photo_small', serialNumber: 37, name: 'Pratik Thakur', photo: small(380, 475, 201) },
  { kind: 'photo_small', serialNumber: 549, name: 'Avani Vyas', photo: small(412, 515, 218) },
  { kind: 'photo_small', serialNumber: 212, name: 'Mihir Wagle', photo: small(480, 600, 254) },
  { kind: 'tight_page', serialNumber: 310, name: 'Tejas Upasani', photo: null },
  { kind: 'tight_page', serialNumber: 455, name: 'Gauri Karve', photo: null },
];
const checks = {
  candidates: 871,
  pages: outline.pages.length + 2,
  fonts: 60,
  fonts_missing: 0,
  wrong_boxes: 0,
  text_pages: null as number | null,
  coloured_text_pages: null as number | null,
};
const done = {
  state: 'done',
  stage: 'check',
  pages: outline.pages.length + 2,
  bytes: 148_000_000,
  snapshot,
  warnings: JSON.stringify(warnings),
  ended_at: '2026-10-25T12:19:00Z',
};
const proof = {
  ...done,
  kind: 'proof',
  checks: JSON.stringify(checks),
  steps: JSON.stringify([{ stage: 'check', total: 926, seconds: 4 }]),
};
const steps = [
  { stage: 'read', total: 0, seconds: 2.1 },
  { stage: 'photos', total: 862, seconds: 372 },
  { stage: 'layout', total: 926, seconds: 41 },
  { stage: 'sheets', total: 926, seconds: 28 },
  { stage: 'merge', total: 10, seconds: 12 },
  { stage: 'check', total: 926, seconds: 9 },
];
const press = {
  ...done,
  kind: 'press',
  checks: JSON.stringify({ ...checks, text_pages: 36, coloured_text_pages: 0 }),
  steps: JSON.stringify(steps),
};
const inWork = {
  kind: 'press',
  state: 'running',
  stage: 'photos',
  done: 594,
  total: 862,
  steps: JSON.stringify(steps.slice(0, 1)),
  warnings: JSON.stringify(warnings),
};
const failed = {
  ...inWork,
  state: 'failed',
  stage: 'sheets',
  done: 100,
  total: 926,
  steps: JSON.stringify(steps.slice(0, 3)),
  cause: JSON.stringify({ reason: 'unmapped_colour', page: 137, detail: '#FF0000' }),
};

async function insertJob(job: object): Promise<void> {
  const row: Record<string, unknown> = { size: 'A5', cover: 'picture', ...job };
  const names = Object.keys(row);
  await queryDatabase(
    picturesDatabase,
    `insert into book_job (edition, ${names.join(', ')})
     select id, ${names.map((_, index) => `$${index + 1}`).join(', ')} from edition where is_current`,
    Object.values(row),
  );
}

/** For the count at the head of the page. */
const everyone = `insert into printed_profile (edition, profile, serial_number, content)
  select e.id, p.id, p.serial_number, '{}' from qd_matrimonial_profile p
    join edition e on e.id = p.edition and e.is_current
   where p.status = 'Active' and p.serial_number is not null on conflict do nothing`;

const withJobs =
  (jobs: readonly object[], serialNumber?: number): Screen =>
  async (page: Page, urls: StackUrls) => {
    await drawFile(page);
    await queryDatabase(picturesDatabase, 'delete from book_job');
    await queryDatabase(picturesDatabase, 'update edition set frozen_at = $1 where is_current', [
      jobs.length < 2 ? null : '2026-10-25T06:00:00Z',
    ]);
    await queryDatabase(picturesDatabase, everyone);
    for (const job of jobs) await insertJob(job);
    await signIn(page, urls, 'admin');
    await page.goto('/admin/book');
    await page.getByRole('region', { name: 'Work on the file' }).waitFor();
    if (serialNumber === undefined) return;
    await page.getByLabel('Serial number').fill(String(serialNumber));
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByText(/^Pages \d+ and \d+ of/).waitFor();
  };

/** The page on which the book's files are made, at each point of the work. */
export const bookScreens: Record<string, Screen> = {
  'office-book': withJobs([proof, inWork], 452),
  'office-book-first': withJobs([]),
  'office-book-proof': withJobs([proof]),
  'office-book-failed': withJobs([proof, failed]),
  'office-book-ready': withJobs([proof, press], 452),
};
