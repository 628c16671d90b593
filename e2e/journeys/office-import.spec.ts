import { randomUUID } from 'node:crypto';
import { queryDatabase, writeAssociationSheet } from '@suchi/testing';
import { keepSession } from '../support/sign-in.ts';
import { suiteDatabase } from '../support/stack-urls.ts';
import { appointStaff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

const host = `${randomUUID()}.example`;
const sheet = {
  name: 'candidates-2025.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(writeAssociationSheet().replaceAll('families.example', host)),
};

// Other journeys count candidates and look at lists.
test.afterAll(async () => {
  const imported = `(select id from directus_users where email like '%@${host}')`;
  await queryDatabase(suiteDatabase, `delete from qd_matrimonial_profile where "user" in ${imported}`);
  await queryDatabase(suiteDatabase, `delete from qdb_lookup where user_created in ${imported}`);
  await queryDatabase(suiteDatabase, `delete from directus_users where id in ${imported}`);
});

test(
  'a volunteer brings in last year’s spreadsheet by clicks alone',
  { tag: ['@people', '@one-size'] },
  async ({ page, stack, request, expectAccessible }) => {
    test.slow();
    const session = await appointStaff({ stack, request }, { first_name: 'Vasanti', last_name: 'Joglekar' });
    await keepSession(page, session);
    await page.goto('/admin/import');
    await page.getByLabel('Choose the CSV file').setInputFiles(sheet);
    await expect(page.getByRole('heading', { name: '21 of 23 columns are matched' })).toBeVisible();
    await expectAccessible('columns of a sheet');
    await page.getByRole('button', { name: 'Check the rows' }).click();
    await expect(page.getByRole('region', { name: 'Please correct' })).toContainText('“as per company”');
    await expectAccessible('dry run');
    for (const [value, meaning] of [
      ['as per company', 'Leave it empty'],
      ['Negotiable', 'Leave it empty'],
      ["don't know", 'Not known'],
      ['Pvt Job', 'Service'],
    ] as const)
      await page.getByRole('combobox', { name: `Read “${value}” as` }).selectOption({ label: meaning });
    await page.getByRole('button', { name: 'Use these values and check again' }).click();
    await page.getByRole('button', { name: 'Import 28 rows' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Import 28 rows' }).click();
    await expect(page.getByText('The import is finished')).toBeVisible({ timeout: 30_000 });
    await expectAccessible('finished import');
    await page.getByRole('link', { name: 'Asha Patil' }).click();
    await expect(page.getByRole('heading', { name: 'Asha Ramesh Patil' })).toBeVisible();
  },
);
