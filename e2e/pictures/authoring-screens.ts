import type { Page } from '@playwright/test';
import { queryDatabase, type StackUrls } from '@suchi/testing';
import { portraitFile } from '../support/portrait.ts';
import { type PicturedMember, profileOf, registerForPicture } from '../support/people.ts';
import { bearer } from '../support/member.ts';
import { mailTo } from '../support/mail-to.ts';
import { keepSession, logIn } from '../support/sign-in.ts';
import { picturesDatabase, type Screen, signIn } from './screen.ts';

async function openAs(
  page: Page,
  urls: StackUrls,
  address: string,
  prepare: (member: PicturedMember) => Promise<void>,
): Promise<void> {
  const member = await registerForPicture(page, urls);
  await prepare(member);
  await keepSession(page, member.session);
  await page.addInitScript(() => localStorage.setItem('suchi.guidelines-seen', 'yes'));
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const half = {
  birth_time: null,
  gotra: null,
  partner_expectations: 'Educated, family minded.',
  addresses: [],
};
const saveHalf = async (member: PicturedMember) => {
  await member.post('/qe_profile/save_draft', { profile: profileOf(member, half) });
};
const submit = async (member: PicturedMember) => {
  await member.post('/qe_profile/submit', { profile: profileOf(member), is_attending: true });
};

async function decide(page: Page, urls: StackUrls, member: PicturedMember, decision: object): Promise<void> {
  const { id } = await member.post('/qe_profile/submit', { profile: profileOf(member) });
  const asking = { stack: urls, request: page.request };
  const headers = bearer(await logIn(asking, urls.logins.admin));
  const read = await page.request.get(`${urls.web}/qe_review/profile?id=${String(id)}`, { headers });
  const { data: shown } = (await read.json()) as { data: { submitted_at: string } };
  await page.request.post(`${urls.web}/qe_review/decide`, {
    headers,
    data: { profile_id: id, submitted_at: shown.submitted_at, ...decision },
  });
}

/** An approved profile with changes that wait. */
async function change(page: Page, urls: StackUrls, member: PicturedMember): Promise<void> {
  await decide(page, urls, member, { action: 'approve' });
  const changes = { designation: 'Senior Team lead', petname: 'Ronnie', income: 1_640_000 };
  await member.post('/qe_profile/submit', { profile: profileOf(member, changes) });
}

const rejection = { action: 'reject', reason: 'Photo is not clear' };

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
    await page.context().setOffline(true);
    await page.getByText('what you typed is kept on this device').waitFor();
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
  'banner-pending': (page, urls) => openAs(page, urls, '/', submit),
  'banner-rejected': (page, urls) =>
    openAs(page, urls, '/', (member) => decide(page, urls, member, rejection)),
  'banner-approved': (page, urls) =>
    openAs(page, urls, '/', (member) => decide(page, urls, member, { action: 'approve' })),
  'home-revision': (page, urls) => openAs(page, urls, '/', (member) => change(page, urls, member)),
  'own-changes': (page, urls) =>
    openAs(page, urls, '/candidate/changes', (member) => change(page, urls, member)),
  'home-draft': (page, urls) => openAs(page, urls, '/', saveHalf),
  'home-deactivated': (page, urls) =>
    openAs(page, urls, '/', async (member) => {
      await decide(page, urls, member, { action: 'approve' });
      await queryDatabase(
        picturesDatabase,
        `update qd_matrimonial_profile set date_created = '2023-01-01' where "user" = $1`,
        [member.session.userId],
      );
    }),
  'home-staff': async (page, urls) => {
    await signIn(page, urls, 'admin');
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  'home-paused': (page, urls) =>
    openAs(page, urls, '/', async (member) => {
      await decide(page, urls, member, { action: 'approve' });
      await member.post('/qe_profile/change_status', { action: 'pause' });
    }),
  'home-married': (page, urls) =>
    openAs(page, urls, '/', async (member) => {
      await submit(member);
      await member.post('/qe_profile/change_status', { action: 'mark_married' });
    }),
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
