import { type Screen, signIn } from './screen.ts';

/** As the demo community's admin. */
export const bulkMailScreens: Record<string, Screen> = {
  'office-bulk-mail': async (page, urls) => {
    await signIn(page, urls, 'admin');
    await page.goto('/admin/mail_dashboard');
    await page.getByLabel('Who gets this mail').selectOption('active');
    await page.getByText(/recipients of .* loaded/).waitFor();
    await page.getByRole('textbox', { name: 'Subject' }).fill('Will you come to {event}?');
    await page.getByRole('textbox', { name: 'Heading in the mail' }).fill('Namaskar {name}');
    await page
      .getByRole('textbox', { name: 'Text' })
      .fill(
        'The melawa is near, and we have not heard from you yet. Your profile is no. {serial number} in this year’s suchi.\n\nPlease tell us whether you will come to {event}. It takes one tap on your home page.\n\nTea and lunch are served. Please bring one photograph.',
      );
  },
  'office-bulk-mail-preview': async (page, urls) => {
    await bulkMailScreens['office-bulk-mail']?.(page, urls);
    const preview = page.getByRole('button', { name: 'Preview', exact: true });
    if (await preview.isVisible()) await preview.click();
  },
  'office-bulk-mail-new': async (page, urls) => {
    await signIn(page, urls, 'admin');
    await page.goto('/admin/mail_dashboard');
    await page.getByLabel('Who gets this mail').waitFor();
  },
  'office-mail-history': async (page, urls) => {
    await signIn(page, urls, 'admin');
    await page.goto('/admin/mail_dashboard?view=history');
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
};
