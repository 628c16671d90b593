import { keepSession } from '../support/sign-in.ts';
import { appointStaff } from '../support/staff.ts';
import { expect, isPhone, test } from '../support/test.ts';

// All journeys share one row of settings: the phone changes none, and the desktop one that no other journey reads.
test(
  'an admin changes the public display and is told why it goes off',
  { tag: '@office' },
  async ({ page, stack, request, expectAccessible }) => {
    await keepSession(
      page,
      await appointStaff({ stack, request }, { first_name: 'Vasanti', last_name: 'Joglekar' }),
    );
    await page.goto('/settings/admin_setting');
    await page.getByRole('switch', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Close search for everybody?' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectAccessible('settings');

    if (!isPhone(page)) {
      const display = page.getByRole('region', { name: 'Public display' });
      const end = display.getByLabel('End date');
      await display.getByLabel('Start date').fill('26/12/2026');
      await end.fill('28/12/2026');
      await display.getByRole('switch').click();
      await expect(display.getByRole('switch')).toBeChecked();
      await end.fill('25/12/2026');
      await end.press('Tab');
      await expect(display).toContainText(
        'End date must be after start date. Public display has been switched off',
      );
      await expect(display.getByRole('switch')).not.toBeChecked();
      await expectAccessible('settings with an error');
      await page.reload();
      await expect(display.getByRole('switch')).not.toBeChecked();
      await expect(end).toHaveValue('25/12/2026');
    }

    for (const [group, field] of [
      ['Edition and prices', 'Suchi book'],
      ['Office and mail', 'Office e-mail'],
      ['Mobile numbers', 'Numbers that a member may open in a day'],
      ['Public pages', 'Privacy'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Groups of settings' }).getByText(group).click();
      await expect(page.getByRole('textbox', { name: field })).toBeVisible();
    }
    await expectAccessible('public pages');
  },
);

test(
  'an admin writes news, publishes it and takes it back',
  { tag: '@office' },
  async ({ page, stack, request, expectAccessible }) => {
    const title = `Hall and timetable ${Date.now()}`;
    await keepSession(
      page,
      await appointStaff({ stack, request }, { first_name: 'Vasanti', last_name: 'Joglekar' }),
    );
    await page.goto('/admin/news');
    await page.getByRole('button', { name: 'Write news' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await page.getByRole('textbox', { name: 'Text' }).fill('Tea at ten\n\n## Lunch\n- 13:00');
    await expect(page.getByText(/^Draft kept/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
    const preview = page.getByRole('region', { name: 'As readers see it' });
    await expect(preview.getByRole('heading', { name: 'Lunch' })).toBeVisible();
    await expectAccessible('news desk');

    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible();
    const desk = page.url();
    await page.goto('/blogs');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.goto(desk);
    await page.getByRole('button', { name: 'Unpublish' }).click();
    await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible();

    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/admin\/news$/);
  },
);
