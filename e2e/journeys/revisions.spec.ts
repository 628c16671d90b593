import type { Browser, Page } from '@playwright/test';
import type { StackUrls } from '@suchi/testing';
import { bearer } from '../support/member.ts';
import { type PicturedMember, profileOf, registerForPicture } from '../support/people.ts';
import { type Asking, keepSession, logIn, signInBrowser } from '../support/sign-in.ts';
import { expect, isPhone, test } from '../support/test.ts';

const underReview = /^Approved version visible; your changes of \d\d\/\d\d are under review$/;

interface Family extends PicturedMember {
  profileId: number;
  lastName: string;
  submit: (changes: Record<string, unknown>) => Promise<unknown>;
}

/** An approved profile of this test's own, made without the pages. */
async function approvedFamily(page: Page, stack: StackUrls, lastName: string): Promise<Family> {
  const member = await registerForPicture(page, stack);
  const submit = (changes: Record<string, unknown>) =>
    member.post('/qe_profile/submit', {
      profile: profileOf(member, { last_name: lastName, ...changes }),
      is_attending: null,
      search_consent: true,
      book_consent: true,
      hall_consent: true,
    });
  const { id } = (await submit({})) as { id: number };
  const asking = { stack, request: page.request };
  const { submitted_at } = await readAsStaff(asking, id);
  await decide(asking, { profile_id: id, action: 'approve', submitted_at });
  await keepSession(page, member.session);
  return { ...member, profileId: id, lastName, submit };
}

interface ReviewedProfile {
  submitted_at: string;
  revision: { submitted_at: string } | null;
}

async function readAsStaff({ stack, request }: Asking, profileId: number): Promise<ReviewedProfile> {
  const answer = await request.get(`${stack.web}/qe_review/profile?id=${profileId}`, {
    headers: bearer(await logIn({ stack }, stack.logins.admin)),
  });
  return ((await answer.json()) as { data: ReviewedProfile }).data;
}

async function decide({ stack, request }: Asking, data: object): Promise<void> {
  const answer = await request.post(`${stack.web}/qe_review/decide`, {
    headers: bearer(await logIn({ stack }, stack.logins.admin)),
    data,
  });
  expect(answer.status()).toBe(200);
}

/** What a subscriber finds about the family. */
async function foundDesignation({ stack, request }: Asking, lastName: string): Promise<string | null> {
  const answer = await request.post(`${stack.web}/qe_search/profiles`, {
    headers: bearer(await logIn({ stack }, stack.logins.subscriber)),
    data: { filters: { name: lastName } },
  });
  const { data } = (await answer.json()) as {
    data: { items: { last_name: string | null; designation: string | null }[] };
  };
  const card = data.items.find(({ last_name }) => last_name === lastName);
  if (!card) throw new Error(`${lastName} is not found`);
  return card.designation;
}

async function openOffice(browser: Browser, stack: StackUrls): Promise<Page> {
  const office = await browser.newContext({
    baseURL: stack.web,
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  await keepSession(office, await signInBrowser({ stack }, stack.logins.admin));
  return office.newPage();
}

async function findOnDesk(desk: Page, lastName: string): Promise<void> {
  await desk.goto('/admin/candidates/pending');
  await desk.getByLabel('Search by name').fill(lastName);
  await desk
    .getByRole('button', { name: new RegExp(`${lastName}.*changed`) })
    .first()
    .click();
}

/** Leaving the desk sends a decision at once. */
async function leaveDesk(desk: Page): Promise<void> {
  await expect(desk.getByRole('button', { name: /Undo/ })).toBeVisible();
  const sent = desk.waitForResponse((response) => response.url().endsWith('/qe_review/decide'));
  await desk.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await sent;
}

async function changeDesignation(page: Page, designation: string): Promise<void> {
  await page.goto('/candidate/edit#designation');
  await expect(page.getByText(/Changes are reviewed again before others see them\./)).toBeVisible();
  await page.getByLabel('Designation').fill(designation);
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: 'Addresses' })
    .first()
    .click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog', { name: 'Event Attendance' }).getByRole('button', { name: 'Yes' }).click();
  await page
    .getByRole('dialog', { name: 'Changes submitted' })
    .getByRole('button', { name: 'Go to Home' })
    .click();
}

// A refused decision is a 409, which the browser reports.
test.use({ expectedConsoleErrors: [/409/] });

test(
  'a family changes an approved profile and is found with the old content until the committee approves the new',
  { tag: '@people' },
  async ({ page, browser, stack, request, expectAccessible }) => {
    // Three people, six decisions and four axe checks.
    test.setTimeout(300_000);
    const asking = { stack, request };
    const family = await approvedFamily(page, stack, `Gadgil ${isPhone(page) ? 'Phone' : 'Desk'}`);
    const desk = await openOffice(browser, stack);

    await test.step('the changes wait, and the approved version is found', async () => {
      await changeDesignation(page, 'Senior Team lead');
      await expect(page.getByRole('region', { name: underReview })).toBeVisible();
      await expectAccessible('home with changes under review');
      expect(await foundDesignation(asking, family.lastName)).toBe('Team lead');
      await page.getByRole('link', { name: 'View changes' }).click();
      const table = page.getByRole('table', { name: 'What the changes replace' });
      await expect(table.getByText('Senior', { exact: true })).toBeVisible();
      await expectAccessible('the changes');
    });

    await test.step('a second version replaces the first, which the desk has open', async () => {
      await findOnDesk(desk, family.lastName);
      await expect(desk.getByRole('table', { name: 'What the changes replace' })).toContainText(
        'Senior Team lead',
      );
      await family.submit({ designation: 'Director' });
      await desk.getByRole('button', { name: /^Approve changes/ }).click();
      await leaveDesk(desk);
      expect(await foundDesignation(asking, family.lastName)).toBe('Team lead');
    });

    await test.step('the desk approves what it has read, and it is found', async () => {
      await findOnDesk(desk, family.lastName);
      await expect(desk.getByRole('table', { name: 'What the changes replace' })).toContainText('Director');
      await desk.getByRole('button', { name: /^Approve changes/ }).click();
      await leaveDesk(desk);
      await expect.poll(() => foundDesignation(asking, family.lastName)).toBe('Director');
      await page.goto('/');
      await expect(
        page.getByRole('region', { name: 'Your Profile is approved and will be printed in Suchi' }),
      ).toBeVisible();
      await expect(page.getByRole('region', { name: underReview })).toHaveCount(0);
    });

    await test.step('changes that are not accepted say why, and can be discarded', async () => {
      await family.submit({ designation: 'King' });
      const { revision } = await readAsStaff(asking, family.profileId);
      await decide(asking, {
        profile_id: family.profileId,
        action: 'reject_changes',
        reason: 'Please write the real designation',
        submitted_at: revision?.submitted_at,
      });
      await page.goto('/');
      const notice = page.getByRole('region', { name: /were not accepted$/ });
      await expect(notice).toContainText('Reason: Please write the real designation');
      await expectAccessible('home with rejected changes');
      await notice.getByRole('button', { name: 'Discard' }).click();
      await page
        .getByRole('dialog', { name: 'Discard your changes?' })
        .getByRole('button', { name: 'Discard' })
        .click();
      await expect(notice).toHaveCount(0);
      expect(await foundDesignation(asking, family.lastName)).toBe('Director');
    });

    await test.step('changes that are withdrawn leave the queue', async () => {
      await family.submit({ designation: 'Head of everything' });
      await page.goto('/');
      await page.getByRole('button', { name: 'Withdraw' }).click();
      await page
        .getByRole('dialog', { name: 'Withdraw your changes?' })
        .getByRole('button', { name: 'Withdraw' })
        .click();
      await expect(page.getByRole('region', { name: underReview })).toHaveCount(0);
      expect((await readAsStaff(asking, family.profileId)).revision).toBeNull();
      expect(await foundDesignation(asking, family.lastName)).toBe('Director');
    });
    await desk.context().close();
  },
);
