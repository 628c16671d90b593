// For scripts/try-install: `node first-sign-in.ts register|admin URL EMAIL FOLDER`. The first registers, and the second
// signs the same person in, who has become an admin. Pictures go into the folder.
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { codeIn, type CaughtMail } from '@suchi/testing';

const [task, url = '', email = '', folder = '.'] = process.argv.slice(2);
const password = 'a long enough password';

async function listMails(): Promise<CaughtMail[]> {
  const answer = await fetch(`http://127.0.0.1:8025/messages?to=${encodeURIComponent(email)}`);
  return (await answer.json()) as CaughtMail[];
}

async function readCode(): Promise<string> {
  await expect.poll(listMails, { timeout: 30_000 }).not.toEqual([]);
  const [mail] = await listMails();
  if (!mail) throw new Error('The mail with the code is gone.');
  return codeIn(mail);
}

async function register(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Register' }).click();
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Last name').fill('Ranade');
  await page.getByLabel('Mobile').fill('9812345678');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/verify_otp/);
  await page.getByLabel('Code from the mail').fill(await readCode());
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('heading', { name: 'Namaste, Asha' })).toBeVisible();
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Namaste, Asha' })).toBeVisible();
  // A new installation asks admins for it before anything else of the office.
  await page.goto(`${url}/admin/system_status`);
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
}

const browser = await chromium.launch({
  executablePath: process.env['SUCHI_CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', `--host-resolver-rules=MAP ${new URL(url).hostname} 127.0.0.1`],
});
try {
  const page = await browser.newPage({ ignoreHTTPSErrors: true, viewport: { width: 1440, height: 900 } });
  await page.goto(url);
  await (task === 'register' ? register(page) : signIn(page));
  await page.screenshot({ path: join(folder, `${task}.png`), fullPage: true });
} finally {
  await browser.close();
}
