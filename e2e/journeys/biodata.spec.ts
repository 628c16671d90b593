import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { queryDatabase } from '@suchi/testing';
import { newLastName } from '../support/families.ts';
import { registerMember } from '../support/member.ts';
import { keepSession } from '../support/sign-in.ts';
import { suiteDatabase } from '../support/stack-urls.ts';
import { expect, test } from '../support/test.ts';

// The last page of the journey is one that is closed.
test.use({ expectedConsoleErrors: [/status of 410/] });

test(
  'a family makes its biodata, shares it by a link, and switches the link off',
  { tag: ['@trust', '@one-size'] },
  async ({ page, browser, stack, request, expectAccessible }) => {
    test.setTimeout(180_000);
    const lastName = newLastName();
    const member = await registerMember({ stack, request }, { first_name: 'Meera', last_name: lastName });
    const profileId = randomInt(100_000_000, 999_000_000);
    await queryDatabase(
      suiteDatabase,
      `insert into qd_matrimonial_profile
         (id, "user", status, gender, first_name, last_name, own_script_name, brithday, marital_status, height, income)
       values ($1, $2, 'Active', 'Female', 'Meera', $3, 'मीरा कुलकर्णी', '1999-03-14', 'Unmarried', 163, 1450000)`,
      [profileId, member.session.userId, lastName],
    );
    await queryDatabase(
      suiteDatabase,
      `insert into qd_address (profile, name, mobile) values ($1, 'Mohan', '+919000089082')`,
      [profileId],
    );
    await keepSession(page, member.session);

    await test.step('it is chosen by layout and language', async () => {
      await page.goto('/candidate/view');
      await page.getByRole('link', { name: 'My biodata' }).click();
      await expect(page.getByRole('heading', { name: 'My biodata' })).toBeVisible();
      await page.getByText('Modern').click();
      await expect(page.getByRole('radio', { name: /Modern/ })).toBeChecked();
      await expectAccessible('my biodata');
      await page.getByRole('radio', { name: 'मराठी' }).click();
      await expect(page.getByRole('radio', { name: 'मराठी' })).toBeChecked();
    });

    await test.step('the preview is one page, also as a file', async () => {
      await page.getByRole('link', { name: 'Preview' }).click();
      await expect(page.getByRole('img', { name: /^Biodata of मीरा कुलकर्णी/ })).toBeVisible({
        timeout: 30_000,
      });
      await expect(page.getByText(/^1 page, /)).toBeVisible();
      await expectAccessible('preview of the biodata');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save PDF' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(`Meera-${lastName}-biodata.pdf`);
      expect(String(await readFile(await file.path())).slice(0, 5)).toBe('%PDF-');
    });

    const address =
      await test.step('a link is made, and shows the number only when it is switched on', async () => {
        await page.getByRole('button', { name: 'Share' }).click();
        const sheet = page.getByRole('dialog', { name: 'Share a link' });
        await sheet.getByRole('textbox', { name: 'Name of the link' }).fill('For Sathe family');
        await sheet.getByRole('button', { name: 'Make the link' }).click();
        await expect(sheet.getByText('Link is on')).toBeVisible();
        await sheet.getByRole('switch', { name: 'Mobile number' }).click();
        await expect(sheet.getByRole('switch', { name: 'Mobile number' })).toBeChecked();
        await expectAccessible('links to the biodata');
        const shown = await sheet.getByText(/\/b\/.{4}-.{4}$/).textContent();
        return `/b/${shown?.split('/').at(-1)}`;
      });

    const context = await browser.newContext({
      baseURL: stack.web,
      viewport: { width: 360, height: 800 },
      locale: 'en-IN',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const visitor = await context.newPage();
    await test.step('somebody without an account reads it', async () => {
      const response = await visitor.goto(address);
      expect(response?.headers()['x-robots-tag']).toBe('noindex');
      expect(await response?.text()).toContain('<title>Biodata shared with you</title>');
      await expect(visitor.getByRole('heading', { name: `Meera ${lastName}` })).toBeVisible();
      await expect(visitor.getByText('90000 89082')).toHaveCount(0);
      await visitor.getByRole('button', { name: 'Show the number' }).click();
      await expect(visitor.getByRole('link', { name: /^Call .*90000 89082/ })).toBeVisible();
      await visitor.getByRole('button', { name: 'Language: English' }).click();
      await visitor.getByRole('radio', { name: /मराठी/ }).click();
      await expect(visitor.getByRole('heading', { name: 'मीरा कुलकर्णी' })).toBeVisible();
    });

    await test.step('the family switches it off, and it is closed at once', async () => {
      await page.getByRole('button', { name: 'Switch off the link' }).click();
      await expect(page.getByText('The link is off.')).toBeVisible();
      await visitor.reload();
      await expect(visitor.getByRole('heading', { name: 'हे पान बंद आहे', level: 1 })).toBeAttached();
      await context.close();
    });
  },
);
