import type { Page } from '@playwright/test';
import { bearer, registerMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

const familyNames = { first_name: 'Rohan', last_name: 'Deshpande' };

/** Opens the page as the button of a list does: the choice is in the state of the navigation. */
async function openWith(page: Page, profileId: number): Promise<void> {
  await page.goto('/admin/mail_dashboard');
  const bulkMail = { selection: { ids: [profileId] }, words: ['1 chosen candidate'] };
  const state = { usr: { bulkMail }, key: 'handed-over', idx: 0 };
  await page.evaluate(`history.replaceState(${JSON.stringify(state)}, '')`);
  await page.reload();
}

test(
  'an admin writes to candidates, follows the mail, and a family unsubscribes',
  { tag: '@office' },
  async ({ page, stack, signInAs, mailTo, expectAccessible }) => {
    const family = await registerMember({ stack, request: page.request }, familyNames);
    const saved = await page.request.post(`${stack.web}/qe_profile/save_draft`, {
      headers: bearer(family.tokens),
      data: { profile: { ...familyNames, email: family.email } },
    });
    const { data } = (await saved.json()) as { data: { id: number } };
    const subject = `Melawa ${data.id}`;

    await signInAs('admin');
    await openWith(page, data.id);
    await expect(page.getByText('1 recipient of 1 loaded.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send to 1' })).toBeDisabled();
    await page.getByRole('textbox', { name: 'Subject' }).fill(subject);
    await page.getByRole('textbox', { name: 'Heading in the mail' }).fill('Namaskar {name}');
    await page.getByRole('textbox', { name: 'Text' }).fill('Your number: {serial number}.\nPlease come.');
    const showsOne = page.getByRole('button', { name: 'Preview', exact: true });
    if (await showsOne.isVisible()) await showsOne.click();
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview).toContainText('Namaskar Rohan');
    await expect(preview).toContainText('Your number: not printed yet.');
    await expectAccessible('compose');

    const write = page.getByRole('button', { name: 'Write', exact: true });
    if (await write.isVisible()) await write.click();
    await page.getByRole('button', { name: 'Test to myself' }).click();
    await mailTo(stack.logins.admin.email, subject);
    await page.getByRole('button', { name: 'Send to 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    const card = page.getByRole('article', { name: subject });
    await expect(card).toContainText('1 chosen candidate');
    await expect(card).toContainText('1 sent', { timeout: 30_000 });
    await expectAccessible('history');

    const mail = await mailTo(family.email, subject);
    expect(mail.html).toContain('Namaskar Rohan');
    const link = /href="([^"]+\/unsubscribe#[^"]+)"/.exec(mail.html)?.[1] ?? '';
    await page.goto(link);
    await page.getByRole('button', { name: 'Stop these mails' }).click();
    await expect(page.getByRole('heading', { name: 'You will not get these mails any more' })).toBeVisible();

    await openWith(page, data.id);
    await expect(page.getByText(/Left out: 1 unsubscribed/)).toBeVisible();
    await page.goto(`/admin/candidates/view/${data.id}`);
    await expect(page.getByText(/Unsubscribed from bulk mails/)).toBeVisible();
  },
);
