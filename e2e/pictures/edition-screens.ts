import { queryDatabase } from '@suchi/testing';
import { picturesDatabase, type Screen, signIn } from './screen.ts';

/** Some of the youngest women were in the book before, or lack something in print. */
const women = `
  with ranked as (
    select p.id, p.main_photo, row_number() over (order by p.brithday desc, p.id) as place
      from qd_matrimonial_profile p
     where p.status = 'Active' and p.gender = 'Female' and p.marital_status = 'Unmarried')`;
const lastYear = [
  `insert into edition (year, sections, activation_cutoff)
   select year - 1, '[]', activation_cutoff - 365 from edition where is_current
   on conflict do nothing`,
  `with run as (
     insert into serial_run (edition, section, given_by)
     select e.id, 'unmarried_female', u.id from edition e, directus_users u
      where e.is_current and u.email like 'admin@%' returning id, edition)
   ${women.replace('with', ',')}, before (place, number) as (values (4, 486), (5, 512), (6, 318), (9, 604), (14, 512))
   insert into serial_change (run, profile, edition_before, number_before, number_after)
   select run.id, ranked.id, (select min(id) from edition where not is_current), before.number, before.number
     from run, ranked join before using (place)`,
  `${women} update qd_matrimonial_profile p set keeps_serial = true from ranked
    where ranked.id = p.id and ranked.place in (5, 6, 14)`,
  `${women} update directus_files f set width = 412, height = 515 from ranked
    where ranked.main_photo = f.id and ranked.place in (2, 8, 31)`,
  `${women} update qd_matrimonial_profile p set birth_time = null from ranked
    where ranked.id = p.id and ranked.place in (4, 40)`,
  `${women} update qd_matrimonial_profile p set gotra = null from ranked
    where ranked.id = p.id and ranked.place = 7`,
];

let prepared: Promise<void> | undefined;
async function prepare(): Promise<void> {
  for (const sql of lastYear) await queryDatabase(picturesDatabase, sql);
}

/** The edition and its serial numbers, as the demo community's admin. */
export const editionScreens: Record<string, Screen> = {
  'office-edition': async (page, urls) => {
    await signIn(page, urls, 'admin');
    await page.goto('/admin/edition');
    await page.getByRole('table', { name: 'Sections' }).waitFor();
  },
  'office-edition-section': async (page, urls) => {
    await signIn(page, urls, 'admin');
    await page.goto('/admin/edition');
    await page.getByRole('button', { name: 'Edit Unmarried Females' }).click();
    await page.getByLabel('Last number').fill('500');
    await page.getByText(/candidates have a number outside/).waitFor();
  },
  'office-edition-freeze': async (page, urls) => {
    await signIn(page, urls, 'admin');
    await page.goto('/admin/edition');
    await page.getByRole('button', { name: 'Freeze the edition' }).click();
    await page.getByRole('button', { name: 'Freeze it now' }).waitFor();
  },
  'office-serials': async (page, urls) => {
    prepared ??= prepare();
    await prepared;
    await signIn(page, urls, 'admin');
    await page.goto('/admin/serials');
    await page.getByRole('radio', { name: /Unmarried Females/ }).check();
    await page.getByRole('radio', { name: 'Everyone again' }).check();
    await page.getByRole('button', { name: /^Apply/ }).waitFor();
  },
};
