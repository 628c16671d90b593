import type { Page } from '@playwright/test';

const names = {
  search: 'Show in search',
  book: 'Print in the suchi',
  hall: 'On the hall screen',
} as const;

type Answers = Record<keyof typeof names, 'Yes' | 'No'>;

/** Answers what a first submission asks, with a yes where nothing else is said. */
export async function answerConsents(page: Page, answers: Partial<Answers> = {}): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'What may the profile be used for?' });
  const all = { search: 'Yes', book: 'Yes', hall: 'Yes', ...answers };
  for (const [purpose, name] of Object.entries(names)) {
    const group = dialog.getByRole('group', { name });
    await group.getByRole('radio', { name: all[purpose as keyof typeof names], exact: true }).check();
  }
  await dialog.getByRole('button', { name: 'Send to the committee' }).click();
}
