import { queryDatabase } from '@suchi/testing';
import { profileOf } from '../support/people.ts';
import { openAs } from './prepared-member.ts';
import { picturesDatabase, type Screen, signIn } from './screen.ts';

const tvPdfAt =
  (find: () => Promise<number>): Screen =>
  async (page, urls) => {
    await signIn(page, urls, 'admin');
    await page.goto('/tv_pdf');
    await page.locator('header button:not([aria-busy])', { hasText: 'Print TV PDF' }).waitFor();
    const serial = String(await find());
    const goTo = page.locator('header input[inputmode=numeric]');
    await goTo.fill(serial);
    await goTo.press('Enter');
    await page.locator(`#number-${serial}`).waitFor();
  };

/** A candidate with a name in the own script. */
async function findCandidate(gender: 'Male' | 'Female'): Promise<number> {
  const [row] = (await queryDatabase(
    picturesDatabase,
    `select max(p.serial_number) as serial from qd_matrimonial_profile p join edition e on e.id = p.edition
      where e.is_current and p.gender = $1 and p.status = 'Active' and not p.is_hidden and p.hall_consent
        and p.main_photo is not null and p.own_script_name <> '' and p.serial_number < 800`,
    [gender],
  )) as { serial: number }[];
  return row?.serial ?? 1;
}

/** The index, the TV PDF, and the consent for the hall. */
export const printScreens: Record<string, Screen> = {
  'print-index': async (page, urls) => {
    await signIn(page, urls, 'admin');
    await page.goto('/print_suchi');
    await page.locator('header button:not([aria-busy])', { hasText: 'Print index' }).waitFor();
  },
  'tv-pdf-male': tvPdfAt(() => findCandidate('Male')),
  'tv-pdf-female': tvPdfAt(() => findCandidate('Female')),
  // Between two sections.
  'tv-pdf-none': tvPdfAt(() => Promise.resolve(428)),
  'display-off': async (page) => {
    await page.goto('/tv_pdf');
    await page.getByRole('heading', { name: 'The hall display is switched off' }).waitFor();
  },
  'form-consents': async (page, urls) => {
    await openAs(page, urls, '/candidate/edit#contact', async (member) => {
      await member.post('/qe_profile/save_draft', { profile: profileOf(member) });
    });
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('dialog', { name: 'Event Attendance' }).getByRole('button', { name: 'Yes' }).click();
    await page.getByRole('dialog', { name: 'What may the profile be used for?' }).waitFor();
  },
};
