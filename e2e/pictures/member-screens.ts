import { goOffline, results, type Screen, signIn, subscriberAt } from './screen.ts';

const subscriberSearch = (name: string) => subscriberAt(`/?name=${name}`, results);

/** As the demo community's subscriber. */
export const memberScreens: Record<string, Screen> = {
  search: subscriberAt('/', results),
  'search-filter': async (page, urls) => {
    await signIn(page, urls, 'subscriber');
    await page.goto('/');
    await results(page);
    await page.getByRole('button', { name: /^Filter/ }).click();
    await page.getByRole('dialog', { name: 'Filter' }).waitFor();
  },
  'profile-page': async (page, urls) => {
    await signIn(page, urls, 'subscriber');
    await page.goto('/');
    await page
      .getByRole('link', { name: /View Profile/ })
      .first()
      .click();
    await page.getByRole('tab', { name: 'General' }).waitFor();
  },
  'search-by-number': subscriberSearch('137'),
  'search-near-spelling': subscriberSearch('Kulkarny'),
  'search-empty': async (page, urls) => {
    await signIn(page, urls, 'subscriber');
    await page.goto('/?name=Xyzabc');
    await page.getByText('Nobody has this name').waitFor();
  },
  'search-number-empty': async (page, urls) => {
    await signIn(page, urls, 'subscriber');
    await page.goto('/?name=99999');
    await page.getByText('No profile you can see has suchi no. 99999.').waitFor();
  },
  'search-filtered': async (page, urls) => {
    await signIn(page, urls, 'subscriber');
    await page.goto('/');
    await results(page);
    await page.getByRole('button', { name: /^Filter/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Filter' });
    await dialog.getByLabel('Age from').selectOption('25 years');
    await dialog.getByLabel('Age up to').selectOption('32 years');
    await dialog.getByRole('button', { name: /^Not our gotra \(/ }).click();
    await dialog.getByRole('button', { name: /^Show \d+ profiles/ }).click();
    await results(page);
  },
  'search-offline': async (page, urls) => {
    await signIn(page, urls, 'subscriber');
    await page.goto('/');
    await results(page);
    await goOffline(page);
    await page
      .getByRole('button', { name: /favourite/i })
      .first()
      .click();
  },
  'side-menu': async (page, urls) => {
    await signIn(page, urls, 'subscriber');
    await page.goto('/settings');
    await page.getByRole('button', { name: /menu/i }).first().click();
  },
  'note-dialog': async (page, urls) => {
    await memberScreens['profile-page']?.(page, urls);
    await page.getByRole('button', { name: /note/i }).first().click();
    await page.getByRole('dialog').waitFor();
  },
  'mail-dialog': async (page, urls) => {
    await memberScreens['profile-page']?.(page, urls);
    await page.getByRole('button', { name: /mail/i }).first().click();
    await page.getByRole('dialog').waitFor();
  },
  'block-dialog': async (page, urls) => {
    await memberScreens['profile-page']?.(page, urls);
    await page
      .getByRole('button', { name: /^Block/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
  },
  'report-dialog': async (page, urls) => {
    await subscriberSearch('137')(page, urls);
    await page
      .getByRole('link', { name: /View Profile/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Report this profile' }).click();
    await page.getByRole('dialog').waitFor();
  },
  messages: subscriberAt('/settings/messages'),
  favourites: subscriberAt('/fav_members'),
  noted: subscriberAt('/save_note_members'),
  blocked: subscriberAt('/blocked_members'),
  settings: subscriberAt('/settings'),
  'settings-password': subscriberAt('/settings/reset_password'),
  'settings-mails': subscriberAt('/settings/mails'),
  'settings-status': subscriberAt('/settings/mark_married'),
  'settings-reports': subscriberAt('/settings/reports'),
  account: subscriberAt('/settings/account'),
  devices: subscriberAt('/settings/signed_in_devices'),
  'who-opened': subscriberAt('/settings/who_opened_my_number'),
  membership: subscriberAt('/settings/my_membership'),
  'home-without-subscription': async (page, urls) => {
    await signIn(page, urls, 'member');
    await page.goto('/');
    await page.getByRole('link', { name: /^Buy for/ }).waitFor();
  },
};
