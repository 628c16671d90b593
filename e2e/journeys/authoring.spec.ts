import type { Page } from '@playwright/test';
import { registerMember, searchAs } from '../support/member.ts';
import { portraitFile } from '../support/portrait.ts';
import { keepSession, signInBrowser } from '../support/sign-in.ts';
import { expect, isPhone, test } from '../support/test.ts';

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
const expectations = 'A kind and cheerful person who values family education and honest work together';

async function openSection(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

async function choose(page: Page, label: string, typed: string, option: string | RegExp): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await field.click();
  await field.fill(typed);
  await page.getByRole('option', { name: option }).first().click();
}

async function fillUpToEducation(page: Page, names: { first: string; last: string }): Promise<void> {
  await page.getByRole('radio', { name: 'Myself' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page
    .locator('input[type=file][accept="image/*"]')
    .first()
    .setInputFiles(await portraitFile('rohan', 'Male'));
  const crop = page.getByRole('dialog', { name: 'Place the face in the frame' });
  await crop.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Remove the main photo' })).toBeVisible();

  await openSection(page, 'Personal details');
  await expect(page.getByLabel('First name')).toHaveValue(names.first);
  await page.getByLabel('Middle name').fill('Vasant');
  await page.getByRole('radio', { name: 'Male', exact: true }).check();
  await page.getByLabel('Marital status').selectOption('Unmarried');

  await openSection(page, 'Birth and community');
  await page.getByRole('textbox', { name: 'Birth date' }).fill('14/06/1997');
  await page.getByRole('textbox', { name: 'Birth time' }).fill('05:36');
  await page.getByRole('radio', { name: 'AM' }).check();
  await choose(page, 'Birth place', 'Ratnag', /Ratnagiri/);
  await choose(page, 'Native place', 'chiplun', /Chiplun/);
  await choose(page, 'Gotra', 'Kashyap', 'Kashyap');
  await page.getByLabel('Maternal surname').fill('Gokhale');

  await openSection(page, 'Height and health');
  await page.getByLabel('Height (feet)').selectOption('5');
  await page.getByLabel('Inches').selectOption('10');
  await page.getByLabel('Weight (kg)').fill('71');
  await choose(page, 'Blood group', 'O+', 'O+');
}

async function fillTheRest(page: Page): Promise<void> {
  await openSection(page, 'Education');
  await choose(page, 'Highest education', 'B.E.', /B\.E/);
  await choose(page, 'Second highest education', 'MBA', /^MBA$/);

  await openSection(page, 'Work and income');
  await choose(page, 'Job type', 'Service', 'Service');
  await page.getByLabel('Organization name').fill('Sona Auto Parts');
  await page.getByLabel('Designation').fill('Plant Manager');
  await page.getByLabel('Yearly income').fill('1600000');
  await choose(page, 'Work location', 'Pune', /Pune/);

  await openSection(page, 'Partner expectations');
  await page.getByRole('textbox', { name: 'Partner expectations' }).fill(expectations);

  await openSection(page, 'Addresses');
  await page.getByRole('button', { name: 'Add New Address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Address' });
  await dialog.getByLabel('Name').fill('Vasant Deshpande');
  await dialog.getByLabel('Address', { exact: true }).fill('12 Karve Road');
  await dialog.getByLabel('City').fill('Pune');
  await dialog.getByLabel('Mobile', { exact: true }).fill('9876543210');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(dialog).toHaveCount(0);
}

/** The hall is asked about once. */
async function submit(page: Page, isFirst: boolean): Promise<void> {
  await openSection(page, 'Addresses');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog', { name: 'Event Attendance' }).getByRole('button', { name: 'Yes' }).click();
  const hall = page.getByRole('dialog', { name: 'Show on the melawa’s hall screen' });
  if (isFirst) await hall.getByRole('button', { name: 'Yes, show it' }).click();
  await page
    .getByRole('dialog', { name: 'Profile submitted' })
    .getByRole('button', { name: 'Go to Home' })
    .click();
}

test(
  'a family writes a profile over a bad evening, the committee sends it back and then approves it',
  { tag: '@authoring' },
  async ({ page, context, browser, stack, request, mailTo, expectAccessible }) => {
    // Two people, nine sections and a dozen axe checks.
    test.setTimeout(240_000);
    const names = { first_name: 'Rohan', last_name: `Deshpande ${isPhone(page) ? 'Phone' : 'Desk'}` };
    const member = await registerMember({ stack, request }, names);
    await keepSession(context, member.session);

    await test.step('begin, with the first half filled in', async () => {
      await page.goto('/candidate/create');
      await page
        .getByRole('dialog', { name: 'Profile Guidelines' })
        .getByRole('button', { name: 'Start' })
        .click();
      await expectAccessible('an empty form');
      await fillUpToEducation(page, { first: names.first_name, last: names.last_name });
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
      await fillTheRest(tab);
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
