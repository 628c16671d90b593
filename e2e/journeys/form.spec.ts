import type { Page } from '@playwright/test';
import { answerConsents } from '../support/answer-consents.ts';
import { bearer, registerMember } from '../support/member.ts';
import { portraitFile } from '../support/portrait.ts';
import { keepSession } from '../support/sign-in.ts';
import { expect, isPhone, test } from '../support/test.ts';

const expectations = 'A kind and cheerful person who values family education and honest work together';

const sectionHeading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

async function goOn(page: Page, to: string): Promise<void> {
  await page.getByRole('button', { name: 'Next section' }).click();
  await expect(sectionHeading(page, to)).toBeVisible();
}

/** Types as a person would, and leaves the field. */
async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await field.click();
  await field.fill(text);
  await field.blur();
}

async function choose(page: Page, label: string, typed: string, option: RegExp | string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await field.click();
  await field.fill(typed);
  await page.getByRole('option', { name: option }).first().click();
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

// A wide screen has the printed page beside the form.
test.describe('the form', { tag: ['@people', '@both-sizes'] }, () => {
  test('a mother writes the profile of her daughter', async ({
    page,
    context,
    stack,
    request,
    expectAccessible,
  }) => {
    test.setTimeout(180_000);
    const surname = `Joshi ${isPhone(page) ? 'Phone' : 'Desk'}`;
    const mother = await registerMember({ stack, request }, { first_name: 'Meera', last_name: surname });
    await keepSession(context, mother.session);

    await test.step('says whose profile it is, and that her daughter agrees', async () => {
      await page.goto('/candidate/create');
      await page
        .getByRole('dialog', { name: 'Profile Guidelines' })
        .getByRole('button', { name: 'Start' })
        .click();
      await expect(sectionHeading(page, 'Whose profile is it?')).toBeVisible();
      await page.getByRole('radio', { name: 'Daughter' }).check();
      await expect(field(page, 'Your daughter’s first name')).toHaveValue('');
      await field(page, 'Your daughter’s first name').fill('Kavita');
      await page.getByRole('button', { name: 'Continue' }).click();
      const consent = page.getByRole('checkbox', {
        name: 'Kavita knows about this profile and agrees to it.',
      });
      await expect(consent).toBeFocused();
      await expectAccessible('whose profile is it');
      await consent.check();
      await page.getByRole('button', { name: 'Continue' }).click();
    });

    await test.step('her photo and her own facts, with a look back', async () => {
      await expect(sectionHeading(page, 'Photos and video')).toBeVisible();
      await page
        .locator('input[type=file][accept="image/*"]')
        .first()
        .setInputFiles(await portraitFile('kavita', 'Female'));
      await page
        .getByRole('dialog', { name: 'Place the face in the frame' })
        .getByRole('button', { name: 'Done' })
        .click();
      await expect(page.getByRole('button', { name: 'Remove the main photo' })).toBeVisible();
      await goOn(page, 'Personal details');
      await expect(field(page, 'First name')).toHaveValue('Kavita');
      await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
      await expect(field(page, 'E-mail')).toHaveValue('');
      await field(page, 'Last name').fill(surname);
      await expect(page.getByLabel('Marital status').getByRole('option', { name: 'Widower' })).toHaveCount(0);
      await page.getByLabel('Marital status').selectOption('Unmarried');
      await page.getByRole('button', { name: 'Previous section' }).click();
      await expect(sectionHeading(page, 'Photos and video')).toBeVisible();
      await goOn(page, 'Personal details');
    });

    await test.step('dates day first, and a village that no list has', async () => {
      await goOn(page, 'Birth and community');
      await field(page, 'Birth date').pressSequentially('14081998');
      await expect(field(page, 'Birth date')).toHaveValue('14/08/1998');
      await field(page, 'Birth time').pressSequentially('536');
      await page.getByRole('radio', { name: 'AM' }).check();
      await choose(page, 'Birth place', 'Ratnag', /Ratnagiri/);
      await type(page, 'Native place', 'Zzyzgaon Budruk');
      await page.getByRole('button', { name: 'Use this name: Zzyzgaon Budruk' }).click();
      await type(page, 'Gotra', 'Bharadwaaj');
      await expect(page.getByRole('combobox', { name: 'Gotra', exact: true })).toHaveValue('Bharadwaj');
      await field(page, 'Maternal surname').fill('Gokhale');
      await expectAccessible('dates and places');
    });

    await test.step('feet and inches, and a weight that is too large', async () => {
      await goOn(page, 'Height and health');
      await page.getByLabel('Height (feet)').selectOption('5');
      await expect(page.getByText('Please choose the inches too.')).toBeVisible();
      await page.getByLabel('Inches').selectOption('0');
      await field(page, 'Weight (kg)').fill('560');
      await expect(page.getByText('Weight must be between 1 and 200 kg')).toBeVisible();
      await field(page, 'Weight (kg)').fill('56');
      await choose(page, 'Blood group', 'O+', 'O+');
    });

    await test.step('her education as people write it', async () => {
      await goOn(page, 'Family');
      await goOn(page, 'Education');
      await type(page, 'Highest education', 'BTech');
      await expect(page.getByRole('combobox', { name: 'Highest education', exact: true })).toHaveValue(
        'B.E. / B.Tech',
      );
      await type(page, 'Second highest education', 'HSC');
      await expect(page.getByRole('combobox', { name: 'Second highest education', exact: true })).toHaveValue(
        'H.S.C.',
      );
    });

    await test.step('her work, expectations and address', async () => {
      await goOn(page, 'Work and income');
      await choose(page, 'Job type', 'Student', 'Student');
      await field(page, 'Yearly income').fill('0');
      await choose(page, 'Work location', 'Pune', /Pune/);
      await goOn(page, 'Partner expectations');
      await field(page, 'Partner expectations').fill(expectations);
      await goOn(page, 'Partner preferences');
      await goOn(page, 'Addresses');
      await page.getByRole('button', { name: 'Add New Address' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add New Address' });
      await dialog.getByLabel('Name').fill('Meera Joshi');
      await dialog.getByRole('button', { name: 'Save address' }).click();
      await expect(dialog.getByLabel('Address', { exact: true })).toBeFocused();
      await dialog.getByLabel('Address', { exact: true }).fill('12 Karve Road');
      await dialog.getByLabel('City').fill('Pune');
      await dialog.getByRole('button', { name: 'Save address' }).click();
      await expect(dialog).toHaveCount(0);
    });

    await test.step('submits it, and the consent is recorded', async () => {
      await page.getByRole('button', { name: 'Submit' }).click();
      await page
        .getByRole('dialog', { name: 'Event Attendance' })
        .getByRole('button', { name: 'Yes' })
        .click();
      await answerConsents(page, { hall: 'No' });
      await expect(page.getByRole('dialog', { name: 'Profile submitted' })).toBeVisible();
      const answer = await request.get(`${stack.web}/qe_profile/form`, { headers: bearer(mother.tokens) });
      const { data } = (await answer.json()) as { data: { sheet: { profile: unknown } } };
      expect(data.sheet.profile).toMatchObject({
        author_relation: 'daughter',
        has_consent: true,
        brithday: '1998-08-14',
        birth_time: '05:36',
        new_native_place: { name: 'Zzyzgaon Budruk', lat: null },
      });
    });
  });
});
