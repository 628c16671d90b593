import { type Screen, signIn } from './screen.ts';

/** As the demo community's admin. */
export const bulkMailScreens: Record<string, Screen> = {
  'bulk-mail': async (page, urls) => {
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
  'bulk-mail-history': async (page, urls) => {
    await signIn(page, urls, 'admin');
    await page.goto('/admin/mail_dashboard?view=history');
    await page.getByRole('article').first().waitFor();
  },
};
