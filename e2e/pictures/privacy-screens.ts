import { type Screen, signIn, subscriberAt } from './screen.ts';

const office =
  (path: string): Screen =>
  async (page, urls) => {
    await signIn(page, urls, 'admin');
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };

const visitor =
  (path: string): Screen =>
  async (page) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };

/** What is in the family's hands, and the office's side of it. */
export const privacyScreens: Record<string, Screen> = {
  'privacy-uses': subscriberAt('/settings/data/use'),
  'privacy-delete': subscriberAt('/settings/data/delete'),
  'grievances-own': subscriberAt('/settings/data/grievances'),
  'grievance-new': subscriberAt('/settings/data/grievances/new'),
  'grievance-public': visitor('/grievance'),
  'grievance-again': visitor('/grievance/again'),
  claim: visitor('/claim'),
  'office-grievances': office('/admin/grievances'),
  'office-data-requests': office('/admin/data_requests'),
  'office-incidents': office('/admin/incidents'),
  'office-desk-start': office('/admin/desk_entry'),
  'office-login-cards': office('/admin/login_cards'),
  'office-calls': office('/admin/families_to_call'),
};
