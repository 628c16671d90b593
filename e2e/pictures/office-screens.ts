import type { Page } from '@playwright/test';
import { queryDatabase, type StackUrls } from '@suchi/testing';
import { registerMember } from '../support/member.ts';
import { postAsPage, signInBrowser } from '../support/sign-in.ts';
import { picturesDatabase, type Screen, signIn } from './screen.ts';

const at =
  (path: string): Screen =>
  async (page, urls) => {
    await signIn(page, urls, 'admin');
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };

const helpers = [
  { names: { first_name: 'Shubhada', last_name: 'Joshi' }, duties: ['review', 'event'] },
  { names: { first_name: 'Dilip', last_name: 'Phadke' }, duties: ['treasury'] },
  { names: { first_name: 'Madhav', last_name: 'Karnik' }, duties: ['dispatch'] },
];

/** Helpers with their duties, and one who is invited. Once for all sizes and colours. */
async function appointHelpers(page: Page, stack: StackUrls): Promise<void> {
  const admin = await signInBrowser({ stack }, stack.logins.admin);
  for (const { names, duties } of helpers) {
    const { session } = await registerMember({ stack, request: page.request }, names);
    await queryDatabase(
      picturesDatabase,
      'update directus_users set role = (select role from directus_users where id = $1), email = $2 where id = $3',
      [admin.userId, `${names.first_name.toLowerCase()}@suchi.example.org`, session.userId],
    );
    const rights = { id: session.userId, is_admin: false, duties };
    await postAsPage({ stack }, '/qe_staff/rights', rights, admin);
  }
  const invitation = { email: 'nilesh.shah@example.org', is_admin: false, duties: ['event'] };
  await postAsPage({ stack }, '/qe_staff/invite', invitation, admin);
}

let appointed: Promise<void> | undefined;
const withStaffAt =
  (path: string): Screen =>
  async (page, urls) => {
    appointed ??= appointHelpers(page, urls);
    await appointed;
    await at(path)(page, urls);
  };

/** As the demo community's admin. */
export const officeScreens: Record<string, Screen> = {
  'office-dashboard': async (page, urls) => {
    await signIn(page, urls, 'admin');
    await page.goto('/admin');
    await page.getByRole('region', { name: 'Women and men by age' }).waitFor();
  },
  'office-status': async (page, urls) => {
    await signIn(page, urls, 'admin');
    await page.goto('/admin/system_status');
    await page.getByRole('region', { name: 'Disk and computer' }).waitFor();
  },
  'office-staff': withStaffAt('/admin/staff'),
  'office-staff-invite': async (page, urls) => {
    await at('/admin/staff')(page, urls);
    await page.getByRole('button', { name: 'Invite by mail' }).click();
    await page.getByLabel('E-mail').waitFor();
  },
  'office-audit': async (page, urls) => {
    await withStaffAt('/admin/audit_log')(page, urls);
    await page
      .getByText(/^\d+ changes?$/)
      .first()
      .click();
  },
  'office-reports': at('/admin/member_reports'),
  'office-report-case': async (page, urls) => {
    await at('/admin/member_reports')(page, urls);
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await page.getByRole('heading', { name: 'Decision' }).waitFor();
  },
};
