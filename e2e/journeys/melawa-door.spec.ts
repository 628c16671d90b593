import { createHmac, hkdfSync } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { instantAt, makePassToken, writePassCode, writePassQr } from '@suchi/domain/melawa';
import { addDays, todayInIndia } from '@suchi/domain/basics';
import { testSecret } from '@suchi/testing';
import { wholeChromium } from '../support/browsers.ts';
import { filmQr } from '../support/camera-picture.ts';
import { takeTurnsWithTheEdition } from '../support/edition-turn.ts';
import { joinDesk, query, waitForKeptDesk } from '../support/melawa.ts';
import { keepSession } from '../support/sign-in.ts';
import { appointStaff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

const year = 2027;
const day = addDays(todayInIndia(new Date()), 60);
let seed = 7;
/** The same pass each time, because the film of it is there before the test begins. */
const token = makePassToken(() => {
  seed = (seed * 16_807) % 2_147_483_647;
  return seed / 2_147_483_647;
});
const film = join(mkdtempSync(join(tmpdir(), 'melawa-film-')), 'pass.y4m');

// The shell of Chromium has no camera.
test.use({
  serviceWorkers: 'allow',
  permissions: ['camera'],
  launchOptions: {
    ...wholeChromium,
    args: [...wholeChromium.args, ...filmQr(writePassQr(year, token), film)],
  },
  expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load|status of 40/],
});
takeTurnsWithTheEdition();

/** Two families that said yes, one of them with the pass in front of the camera. */
async function setUp(): Promise<{ numbers: number[] }> {
  const ahead = Math.round((instantAt(day, '11:52').getTime() - Date.now()) / 1000);
  const [edition] = await query<{ id: number }>(
    `update edition set event_date = $1, year = $2 where is_current returning id`,
    [day, year],
  );
  const id = edition?.id ?? 0;
  await query('delete from melawa_event where edition = $1', [id]);
  await query(`insert into melawa_event (edition, settings, seconds_ahead) values ($1, $2, $3)`, [
    id,
    JSON.stringify({ asksFee: false, invitedOn: addDays(day, -20) }),
    ahead,
  ]);
  for (const table of ['melawa_operation', 'melawa_walk_in', 'melawa_desk', 'melawa_answer'])
    await query(`delete from ${table}`);
  const families = await query<{ id: number; number: number }>(
    `select id, serial_number as number from qd_matrimonial_profile
      where edition = $1 and serial_number is not null and status = 'Active' and not hidden_by_staff
        and "user" in (select u.id from directus_users u where u.status = 'active')
      order by serial_number limit 2`,
    [id],
  );
  for (const family of families)
    await query(
      `insert into melawa_answer (edition, profile, is_coming, is_candidate_coming, parents, others, stage_wish,
                                  is_from_far, has_small_child, shares_number, seats_paid, paise_paid, answered_at)
       values ($1, $2, true, true, 2, 1, 'morning', true, false, false, 0, 0, now())`,
      [id, family.id],
    );
  const key = Buffer.from(hkdfSync('sha256', testSecret, '', `suchi-melawa-pass:${id}`, 32));
  const hash = (text: string) => createHmac('sha256', key).update(`${id}:${text}`).digest('hex');
  await query(
    `insert into melawa_pass (edition, answer, token_hash, code_hash, sealed_token, state, made_at)
     select $1, id, $2, $3, 'sealed', 'valid', now() from melawa_answer where profile = $4`,
    [id, hash(token), hash(writePassCode(token).replace('-', '')), families[0]?.id],
  );
  return { numbers: families.map(({ number }) => number) };
}

const count = (page: Page, words: string) => page.getByText(words, { exact: false });
const desks: BrowserContext[] = [];
test.afterEach(async () => {
  for (const context of desks.splice(0)) await context.close();
});

test('a desk reads a pass with the camera without network, and the counts agree afterwards @melawa @one-size', async ({
  browser,
  page,
  stack,
  request,
  expectAccessible,
}) => {
  const { numbers } = await setUp();
  const [scanned = 0, typed = 0] = numbers;
  const staff = await appointStaff({ stack, request }, { first_name: 'Sameer', last_name: 'Wagle' }, [
    'event',
  ]);
  await keepSession(page, staff);
  const otherContext = await browser.newContext({ baseURL: stack.web, permissions: [] });
  desks.push(otherContext);
  await keepSession(otherContext, staff);

  // The camera of the first phone sees the pass at once, so it is counted before the network goes.
  await joinDesk(page, '2');
  await expect(page.getByText('Checked in', { exact: true })).toBeVisible();
  await expect(page.getByText(String(scanned), { exact: true }).first()).toBeVisible();
  await expectAccessible('a family that was checked in');
  await page.getByRole('button', { name: 'Undo' }).click();
  await waitForKeptDesk(page);

  // Without a network, and from the beginning: the PIN, the list, the camera.
  await page.context().setOffline(true);
  await page.reload();
  await page.getByLabel('PIN').fill('246810');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByText('Checked in', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/No network since .*\. Please go on\./)).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('Number or code').fill(String(typed));
  await page.getByLabel('Number or code').press('Enter');
  await expect(page.getByText('Checked in', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'One fewer' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('2 check-ins wait on this phone, encrypted.')).toBeVisible();
  await expectAccessible('a desk without network');
  expect(await query(`select 1 from melawa_operation where kind = 'check_in'`)).toHaveLength(1);

  // Another desk counts one of the families too, and knows nothing of this.
  const other = await otherContext.newPage();
  await joinDesk(other, '1');
  await other.getByLabel('Number or code').fill(String(typed));
  await other.getByLabel('Number or code').press('Enter');
  await expect(other.getByText('Checked in', { exact: true })).toBeVisible();
  await other.getByRole('button', { name: 'Next' }).click();

  await page.context().setOffline(false);
  await expect(page.getByText(/Connected at .*\. 2 check-ins sent\./)).toBeVisible({ timeout: 30_000 });
  const question = page.getByRole('region', { name: '1 family was scanned twice' });
  await expect(question).toBeVisible({ timeout: 30_000 });
  await question.getByRole('button', { name: 'They are 3', exact: true }).click();
  for (const desk of [page, other]) {
    await expect(count(desk, '7 people in')).toBeVisible({ timeout: 30_000 });
    await expect(count(desk, '2 families')).toBeVisible();
  }
});

test('badges and sheets have the measures of the labels @melawa @one-size', async ({
  page,
  stack,
  request,
}) => {
  const { numbers } = await setUp();
  const staff = await appointStaff({ stack, request }, { first_name: 'Sameer', last_name: 'Wagle' }, [
    'event',
  ]);
  await keepSession(page, staff);
  await joinDesk(page, '2');
  await expect(page.getByText('Checked in', { exact: true })).toBeVisible();
  await page.evaluate('window.print = () => undefined');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.getByText('Badge printed')).toBeVisible();
  const badges = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  // One for the candidate, three for the family.
  expect(pagesOf(badges)).toEqual(Array.from({ length: 4 }, () => [62, 29]));

  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Desk 2, menu' }).click();
  await page.getByLabel('Start at label').selectOption('26');
  await page.getByRole('button', { name: 'Print 2 sheets' }).click();
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))).toEqual([
    [210, 297],
    [210, 297],
  ]);
  await page.emulateMedia({ media: 'print' });
  const label = page.locator('[data-print] [data-gender]').first();
  const sheet = page.locator('[data-print] > *').first();
  const [box, paper] = await Promise.all([label.boundingBox(), sheet.boundingBox()]);
  const mm = (pixels = 0) => Math.round((pixels / 96) * 254) / 10;
  expect([mm(box?.width), mm(box?.height)]).toEqual([63.5, 29.6]);
  // The 26th place: second column of the last row.
  const at = [mm((box?.x ?? 0) - (paper?.x ?? 0)), mm((box?.y ?? 0) - (paper?.y ?? 0))] as const;
  expect(Math.abs(at[0] - 73.25)).toBeLessThan(0.2);
  expect(Math.abs(at[1] - 252.1)).toBeLessThan(0.2);
  expect(numbers).toHaveLength(2);
});

/** Width and height of each page, in millimetres. */
function pagesOf(pdf: Buffer): number[][] {
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...boxes].map(([, ...sides]) => sides.map((side) => Math.round((Number(side) / 72) * 25.4)));
}
