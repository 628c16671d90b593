import type { Page } from '@playwright/test';
import { answerConsents } from '../support/answer-consents.ts';
import { newLastName } from '../support/families.ts';
import { searchAs } from '../support/member.ts';
import { profileOf, registerForPicture } from '../support/people.ts';
import { keepSession, signInBrowser } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

// The tab is offline for a while, which the browser reports.
test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

const sections = [
  'Photos and video',
  'Personal details',
  'Birth and community',
  'Height and health',
  'Family',
  'Education',
  'Work and income',
  'Partner expectations',
  'Addresses',
];

async function openSection(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

async function addAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add New Address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Address' });
  await dialog.getByLabel('Name').fill('Vasant Deshpande');
  await dialog.getByLabel('Address', { exact: true }).fill('12 Karve Road');
  await dialog.getByLabel('City').fill('Pune');
  await dialog.getByLabel('Mobile', { exact: true }).fill('9876543210');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(dialog).toHaveCount(0);
}

/** The event and the consents are asked about once. */
async function submit(page: Page, isFirst: boolean): Promise<void> {
  await openSection(page, 'Addresses');
  await page.getByRole('button', { name: 'Submit' }).click();
  const event = page.getByRole('dialog', { name: 'Event Attendance' });
  if (isFirst) await event.getByRole('button', { name: 'Yes' }).click();
  if (isFirst) await answerConsents(page);
  await page
    .getByRole('dialog', { name: 'Profile submitted' })
    .getByRole('button', { name: 'Go to Home' })
    .click();
}

test(
  'a family writes a profile over a bad evening, the committee sends it back and then approves it',
  { tag: '@authoring' },
  async ({ page, context, browser, stack, request, mailTo }) => {
    test.slow();
    const names = { first_name: 'Rohan', last_name: newLastName() };
    // Filled in but for the address. Another journey fills in the whole form by hand.
    const member = await registerForPicture(page, stack);
    const profile = profileOf(member, { ...names, petname: null, brothers_married: 0, addresses: [] });
    await member.post('/qe_profile/save_draft', { profile });
    await keepSession(context, member.session);

    await test.step('go on with a draft, and save it', async () => {
      await page.goto('/candidate/edit');
      await openSection(page, 'Personal details');
      await expect(page.getByLabel('Last name')).toHaveValue(names.last_name);
      await page.getByLabel('Middle name').fill('Vasant');
      await page.getByRole('button', { name: 'Save as Draft' }).click();
      await page
        .getByRole('dialog', { name: 'Draft Saved' })
        .getByRole('button', { name: 'Keep editing' })
        .click();
    });

    let tab: Page = page;
    await test.step('lose the network, go on writing, and lose the tab', async () => {
      await openSection(page, 'Family');
      await context.setOffline(true);
      await page.getByLabel('Brothers married').fill('1');
      await expect(page.getByText(/Saved on this device at/).filter({ visible: true })).toHaveCount(1);
      await page.close();
      await context.setOffline(false);
    });

    await test.step('come back and find everything, then finish and submit', async () => {
      tab = await context.newPage();
      await tab.goto(`${stack.web}/candidate/edit`);
      await expect(tab.getByText(/We kept what you typed at/)).toBeVisible();
      await openSection(tab, 'Family');
      await expect(tab.getByLabel('Brothers married')).toHaveValue('1');

      await openSection(tab, 'Addresses');
      await tab.getByRole('button', { name: 'Submit' }).click();
      await expect(tab.getByText('Please fix the following errors before submitting:')).toBeVisible();
      await expect(tab.getByRole('link', { name: 'Add atleast one address' })).toBeVisible();
      await addAddress(tab);
      await submit(tab, true);
      await expect(tab.getByRole('region', { name: 'Your profile is under review' })).toBeVisible();
    });

    const office = await browser.newContext({
      baseURL: stack.web,
      viewport: { width: 1440, height: 900 },
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
    });
    await keepSession(office, await signInBrowser({ stack }, stack.logins.admin));
    const desk = await office.newPage();
    const findOnDesk = async () => {
      await desk.goto('/admin/candidates/pending');
      await desk.getByLabel('Search by name').fill(names.last_name);
      await desk
        .getByRole('button', { name: new RegExp(names.last_name) })
        .first()
        .click();
      await expect(desk.getByRole('heading', { name: new RegExp(names.last_name) }).first()).toBeVisible();
    };

    await test.step('a reviewer sends it back with a reason', async () => {
      await findOnDesk();
      await desk.getByText('Photo is not clear').click();
      await desk.getByRole('button', { name: /^Reject/ }).click();
      await expect(desk.getByRole('button', { name: /Undo/ })).toBeVisible();
      // Leaving the desk sends the decisions.
      await desk.goto('/admin');
      const mail = await mailTo(member.email, 'Your profile needs a change');
      expect(mail.text).toContain('Photo is not clear');
    });

    await test.step('the family reads why, corrects it and submits again', async () => {
      await tab.goto(`${stack.web}/`);
      const banner = tab.getByRole('region', { name: 'Your account is rejected' });
      await expect(banner).toContainText('Photo is not clear');
      await banner.getByRole('link', { name: 'Correct and send again' }).click();
      await openSection(tab, 'Personal details');
      await tab.getByLabel('Pet name').fill('Ronnie');
      await submit(tab, false);
    });

    await test.step('the reviewer sees what changed and approves; mails arrive', async () => {
      await findOnDesk();
      await expect(desk.getByText('Submitted again').first()).toBeVisible();
      await desk.getByRole('button', { name: /^Approve Rohan/ }).click();
      await desk.goto('/admin');
      await mailTo(member.email, 'Your profile is approved');
      await office.close();
    });

    await test.step('and the profile is there for others', async () => {
      await tab.goto(`${stack.web}/candidate/view`);
      await expect(
        tab.getByRole('region', { name: 'Your Profile is approved and will be printed in Suchi' }),
      ).toBeVisible();
      await expect(tab.getByText('Ronnie')).toBeVisible();
      const found = await searchAs({ stack, request }, stack.logins.subscriber, names.last_name);
      expect(found.map(({ last_name }) => last_name)).toContain(names.last_name);
    });
  },
);

test(
  'every section of the form is accessible',
  { tag: '@authoring' },
  async ({ page, signInAs, expectAccessible }) => {
    test.setTimeout(180_000);
    await signInAs('member');
    await page.goto('/candidate/edit');
    for (const section of sections) {
      await openSection(page, section);
      await expectAccessible(section);
    }
  },
);
