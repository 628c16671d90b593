import { type Screen, signIn } from './screen.ts';

const adminAt =
  (path: string): Screen =>
  async (page, urls) => {
    await signIn(page, urls, 'admin');
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };

/** As the demo community's admin, who looks after the money. */
export const treasuryScreens: Record<string, Screen> = {
  'day-book': async (page, urls) => {
    await adminAt('/admin/day_book')(page, urls);
    await page
      .getByRole('button', { name: /^Payments of/ })
      .first()
      .click();
    await page.getByRole('list', { name: /^Payments of/ }).waitFor();
  },
  refund: async (page, urls) => {
    await adminAt('/admin/receipts')(page, urls);
    await page
      .getByRole('link', { name: /^Refund the payment of/ })
      .first()
      .click();
    await page.getByLabel('Amount in rupees').waitFor();
  },
  'desk-payment': async (page, urls) => {
    await adminAt('/admin/record_payment')(page, urls);
    await page.getByRole('combobox', { name: 'Who pays?' }).fill('Deshpande');
    await page.getByRole('option').first().click();
    await page.getByRole('button', { name: /^Record ₹/ }).waitFor();
  },
  statement: async (page, urls) => {
    await adminAt('/admin/statement')(page, urls);
    await page.getByText('The sums are the same as in the day book of these days.').waitFor();
  },
};
