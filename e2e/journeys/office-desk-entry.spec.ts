import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { renderPortrait } from '@suchi/demo';
import { queryDatabase } from '@suchi/testing';
import { newLastName } from '../support/families.ts';
import { portraitFile } from '../support/portrait.ts';
import { keepSession, postAsPage } from '../support/sign-in.ts';
import { appointStaff } from '../support/staff.ts';
import { suiteDatabase } from '../support/stack-urls.ts';
import { expect, test } from '../support/test.ts';

// A wrong code of a card is refused.
test.use({ expectedConsoleErrors: [/status of 403/] });

const lines = Array.from(
  { length: 30 },
  (_, place) => `<text x="90" y="${120 + place * 60}" font-size="34">Savita Vishnu Gokhale, ${place}</text>`,
).join('');
const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="2000"><rect width="1500" height="2000" fill="#fff"/>${lines}</svg>`;
const paper = async () => ({
  name: 'paper.webp',
  mimeType: 'image/webp',
  buffer: await renderPortrait(drawn, 1500),
});

/** What the paper says, by the names of the fields. The others are left with Enter. */
const answers: Readonly<Record<string, string>> = {
  own_script_name: 'सविता गोखले',
  marital_status: '1',
  food: '1',
  birth_time: '615',
  birth_time_accuracy: '1',
  new_birth_place: 'Ratnagiri',
  new_native_place: 'F4',
  gotra: 'Atri',
  maternal_surname: 'Bapat',
  height: '502',
  weight: '55',
  blood_group: 'A+',
  heighest_education: 'MBA',
  second_heighest_education: 'B.E. Computer',
  job_type: 'Service',
  organization_name: 'New English School',
  designation: 'Teacher',
  income: '420000',
  new_location: 'F4',
  partner_expectations: 'Somebody kind with steady work who likes to read and respects both families always',
  'addresses.0.address': '12 Shanti Nagar',
  'addresses.0.city': 'F4',
  'addresses.0.pincode': '415612',
};

/** From the field that has the focus to the last one, with the keyboard alone. */
async function typeForm(page: Page): Promise<void> {
  const here = () =>
    page.evaluate<{ name: string; isList: boolean }>(
      `({ name: document.activeElement.id, isList: document.activeElement.getAttribute('aria-haspopup') === 'listbox' })`,
    );
  for (let { name, isList } = await here(), before = ''; name !== before; { name, isList } = await here()) {
    const keys = answers[name] ?? '';
    if (keys === 'F4') await page.keyboard.press('F4');
    else if (keys !== '') await page.keyboard.type(keys);
    // A list of places or values comes from the server. What would be added to it is not meant.
    const known = page.locator('[role="option"]:visible', { hasText: keys, hasNotText: /^(Add|Use) / });
    if (isList && keys !== '' && keys !== 'F4') await known.first().waitFor();
    before = name;
    await page.keyboard.press('Enter');
  }
}

test(
  'a paper is typed by the keyboard alone, read back, reviewed by another person, and claimed by a card',
  { tag: ['@trust'] },
  async ({ page, browser, stack, request, expectAccessible }) => {
    test.setTimeout(240_000);
    const asking = { stack, request };
    const lastName = newLastName();
    const mobile = `9${randomInt(100_000_000, 999_999_999)}`;
    const volunteer = await appointStaff(asking, { first_name: 'Vasanti', last_name: 'Joglekar' }, [
      'review',
    ]);
    const reviewer = await appointStaff(asking, { first_name: 'Madhav', last_name: 'Karnik' }, ['review']);
    await keepSession(page, volunteer);

    await test.step('the family, and what the candidate signed', async () => {
      await page.goto('/admin/desk_entry');
      await page.getByRole('radio', { name: 'Mother' }).check();
      await page.getByLabel('Name of this person').fill(`Kamal ${lastName}`);
      await page.getByLabel('Mobile number').fill(mobile);
      await page.getByRole('textbox', { name: 'Candidate' }).fill(`Savita Vishnu ${lastName}`);
      await page.getByRole('radio', { name: 'Female' }).check();
      await page.getByLabel('Birth date').fill('02/06/1996');
      for (const name of ['Show in search', 'Print in the suchi', 'Number by one tap'])
        await page.getByRole('checkbox', { name }).check();
      await page
        .getByLabel('Signed consent', { exact: true })
        .last()
        .setInputFiles(await paper());
      await expect(page.getByText('Readable')).toBeVisible();
      await expect(page.getByText('No account uses this number')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Start entering' })).toBeDisabled();
      await page.getByRole('checkbox', { name: 'Signed by the candidate' }).check();
      await expectAccessible('start of an entry at the desk');
      await page.getByRole('button', { name: 'Start entering' }).click();
      await expect(page.locator('#middle_name')).toBeVisible();
    });

    await test.step('the form, by keys alone', async () => {
      const began = Date.now();
      await page.locator('#middle_name').focus();
      await typeForm(page);
      const seconds = Math.round((Date.now() - began) / 1000);
      test.info().annotations.push({ type: 'a form by keys alone', description: `${seconds} s` });
      await page
        .getByLabel('Photo of the candidate')
        .last()
        .setInputFiles(await portraitFile('savita', 'Female'));
      await expect(page.getByRole('img', { name: 'The candidate' })).toBeVisible();
      await expectAccessible('entry at the desk');
    });

    await test.step('read back, and agreed', async () => {
      await page.getByRole('button', { name: 'Read it back' }).click();
      await expect(page.getByText('Savita').first()).toBeVisible();
      await expectAccessible('reading back');
      await page.getByRole('button', { name: 'Family agrees' }).click();
      await expect(page.getByRole('heading', { name: 'Login cards' })).toBeVisible();
    });

    const [row] = (await queryDatabase(
      suiteDatabase,
      `select p.id from qd_matrimonial_profile p join directus_users u on u.id = p."user" where u.mobile = $1`,
      [`91${mobile}`],
    )) as { id: number }[];
    const profile = row?.id ?? 0;

    await test.step('the same person may not approve it; another one does', async () => {
      const decide = async (by: typeof volunteer) => {
        const headers = { cookie: `${by.cookie.name}=${by.cookie.value}` };
        const read = await fetch(`${stack.web}/qe_review/profile?id=${profile}`, { headers });
        const { data } = (await read.json()) as { data: { submitted_at: string } };
        const { submitted_at } = data;
        const decision = { profile_id: profile, action: 'approve', reason: '', submitted_at };
        return postAsPage(asking, '/qe_review/decide', decision, by);
      };
      expect((await decide(volunteer)).status).toBe(409);
      const other = await decide(reviewer);
      expect(other.status).toBe(200);
    });

    const { number, code } = await test.step('a card is made', async () => {
      await page.getByRole('button', { name: 'Make 1 card' }).click();
      const card = page.getByRole('article').first();
      await expect(card).toBeVisible();
      await expectAccessible('login card');
      const text = (await card.innerText()).replaceAll('\n', ' ');
      return {
        number: /Card no\. (\S+)/.exec(text)?.[1] ?? '',
        code:
          /(\d{4} \d{4})\s+Code, works once|Code, works once\s+(\d{4} \d{4})/
            .exec(text)
            ?.slice(1)
            .find(Boolean) ?? '',
      };
    });

    await test.step('the family takes over its account on its own phone', async () => {
      const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
      const home = await phone.newPage();
      await home.goto(`${stack.web}/claim?card=${number}`);
      await home.getByLabel('Code on the card').fill('00000000');
      await home.getByLabel('Last 4 digits of the mobile number').fill(mobile.slice(-4));
      await home.getByRole('button', { name: 'Next' }).click();
      await expect(home.getByText('The code does not match. You can try 4 more times.')).toBeVisible();
      expect({ number, code }).toEqual({
        number: expect.stringMatching(/^\S+$/),
        code: expect.stringMatching(/^\d{4} \d{4}$/),
      });
      await home.getByLabel('Code on the card').fill(code);
      await home.getByRole('button', { name: 'Next' }).click();
      for (let purpose = 0; purpose < 6; purpose += 1) {
        await expect(home.getByText(`${purpose + 1} of 6`)).toBeVisible();
        await home.getByRole('button', { name: 'Next' }).click();
      }
      await home.getByRole('textbox', { name: 'Password' }).fill('mango tree in june');
      await home.getByRole('button', { name: 'Take over the profile' }).click();
      await expect(home).toHaveURL(`${stack.web}/`);
      await phone.close();
      const ways = await queryDatabase(
        suiteDatabase,
        'select way, count(*) from consent where profile = $1 group by way order by way',
        [profile],
      );
      expect(ways).toEqual([
        { way: 'app', count: '6' },
        { way: 'paper', count: '6' },
      ]);
    });
  },
);
