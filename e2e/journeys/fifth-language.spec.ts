import { officeWords, openEveryPage } from '../support/every-page.ts';
import { logIn } from '../support/sign-in.ts';
import { bearer } from '../support/member.ts';
import { expect, test } from '../support/test.ts';
import { LanguageWalker } from '../support/walk-languages.ts';

// `pnpm prove fifth-language` writes one more folder of words, made from English, and changes nothing else.
const code = 'art';
const own = '[Ƥšèèùùďòò]';
/** No catalogue has such a letter in it now. What is shown with them is not from a catalogue. */
const plainLetters = /[a-z]{2,}/i;

test.describe('a folder with words is a language', { tag: ['@words', '@one-size'] }, () => {
  test.describe.configure({ mode: 'serial' });

  test('that the office can offer and visitors choose', async ({ page, stack, request }) => {
    const headers = bearer(await logIn({ stack }, stack.logins.admin));
    const answer = await request.post(`${stack.web}/qe_settings/change_settings`, {
      headers,
      data: { languages: `en,mr,hi,gu,${code}` },
    });
    expect(answer.status()).toBe(200);
    await page.goto('/login');
    await page.getByRole('radio', { name: own }).click();
    await expect(page.getByRole('heading', { level: 1, name: '[Ĺòòĝ ììñ]' })).toBeVisible();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
  });

  for (const of of ['visitor', 'member'] as const)
    test(`in which every page of a ${of} is shown, and fits`, async ({ page, stack }) => {
      test.setTimeout(240_000);
      const walker = new LanguageWalker(page, { languages: [code], foreign: plainLetters, isLong: true });
      const isWanted = (path: string) => !officeWords.includes(path);
      await openEveryPage({ page, stack, of, isWanted }, (path) => walker.look(path));
      expect(walker.list()).toEqual([]);
    });
});
