import { portraitFile } from '../support/portrait.ts';
import { registerForPicture } from '../support/people.ts';
import { mailTo } from '../support/mail-to.ts';
import { change, decide, openAs, rejection, saveHalf, submit } from './prepared-member.ts';
import { goOffline, type Screen, signIn } from './screen.ts';

export const authoringScreens: Record<string, Screen> = {
  form: async (page, urls) => {
    await openAs(page, urls, '/candidate/edit#contact', saveHalf);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Please fix the following errors before submitting:').waitFor();
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: 'Birth and community' })
      .first()
      .click();
  },
  'form-whose': (page, urls) => openAs(page, urls, '/candidate/create', async () => {}),
  'form-whose-daughter': async (page, urls) => {
    await openAs(page, urls, '/candidate/create', async () => {});
    await page.getByRole('radio', { name: 'Daughter' }).check();
  },
  'form-guidelines': async (page, urls) => {
    await openAs(page, urls, '/candidate/create', async () => {});
    await page.getByRole('button', { name: 'Profile Guidelines' }).click();
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).waitFor();
  },
  'form-address': async (page, urls) => {
    await openAs(page, urls, '/candidate/edit#contact', saveHalf);
    await page.getByRole('button', { name: 'Add New Address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Address' });
    await dialog.getByRole('button', { name: 'Save address' }).click();
  },
  'form-offline': async (page, urls) => {
    await openAs(page, urls, '/candidate/edit#birth', saveHalf);
    await goOffline(page);
  },
  'form-photos': (page, urls) => openAs(page, urls, '/candidate/edit#media', saveHalf),
  'form-preview': async (page, urls) => {
    await openAs(page, urls, '/candidate/edit#work', saveHalf);
    // Beside the form on wide screens, behind a button on others.
    if ((page.viewportSize()?.width ?? 0) > 1080) return;
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('dialog').waitFor();
  },
  'form-crop': async (page, urls) => {
    await openAs(page, urls, '/candidate/create#media', async () => {});
    await page
      .locator('input[type=file][accept="image/*"]')
      .first()
      .setInputFiles(await portraitFile('rohan', 'Male'));
    await page.getByRole('dialog', { name: 'Place the face in the frame' }).waitFor();
  },
  'own-profile': (page, urls) => openAs(page, urls, '/candidate/view', submit),
  'own-profile-empty': (page, urls) => openAs(page, urls, '/candidate/view', async () => {}),
  'own-profile-draft': (page, urls) => openAs(page, urls, '/candidate/view', saveHalf),
  'own-changes': (page, urls) =>
    openAs(page, urls, '/candidate/changes', (member) => change(page, urls, member)),
  'review-changes': async (page, urls) => {
    const member = await registerForPicture(page, urls);
    await change(page, urls, member);
    await signIn(page, urls, 'admin');
    await page.goto('/admin/candidates/pending');
    const isNarrow = (page.viewportSize()?.width ?? 0) < 1200;
    if (isNarrow) await page.getByRole('button', { name: 'Queue' }).click();
    await page.getByLabel('Search by name').fill('Rohan');
    await page
      .getByRole('button', { name: /changed/ })
      .first()
      .click();
    await page.getByRole('table').waitFor();
  },
  'mark-married': (page, urls) => openAs(page, urls, '/settings/mark_married', submit),
  'review-desk': async (page, urls) => {
    await signIn(page, urls, 'admin');
    await page.goto('/admin/candidates/pending');
    await page.getByRole('button', { name: /^Approve/ }).waitFor();
  },
  'candidate-detail': async (page, urls) => {
    await signIn(page, urls, 'admin');
    await page.goto('/admin/candidates/view/1');
    await page.getByRole('link', { name: 'Act as user' }).waitFor();
  },
  'mail-rejected': async (page, urls) => {
    const member = await registerForPicture(page, urls);
    await decide(page, urls, member, rejection);
    const asking = { stack: urls, request: page.request };
    await page.setContent((await mailTo(asking, member.email, 'Your profile needs a change')).html);
  },
};
