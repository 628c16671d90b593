import { officeWords, openEveryPage } from '../support/every-page.ts';
import { errorStates } from '../support/error-states.ts';
import { suiteDatabase } from '../support/stack-urls.ts';
import { expect, test } from '../support/test.ts';
import { LanguageWalker } from '../support/walk-languages.ts';

// `pnpm prove words` looks at every frame in every language, and at every state of members' pages.
const isLong = process.env['SUCHI_EVERY_STATE'] === 'true';
const tag = ['@words', '@one-size'];

test.use({
  viewport: { width: 360, height: 740 },
  // A shared page that is closed.
  expectedConsoleErrors: [/status of (409|410)/],
});

for (const of of ['visitor', 'member'] as const)
  test(`every page of a ${of} is in the chosen language, and fits`, { tag }, async ({ page, stack }) => {
    test.setTimeout(isLong ? 900_000 : 240_000);
    const walker = new LanguageWalker(page, { isLong });
    const isWanted = (path: string) => !officeWords.includes(path);
    await openEveryPage({ page, stack, of, isWanted }, (path) => walker.look(path));
    expect(walker.list()).toEqual([]);
  });

/** A lost request is written into the console by the browser. */
const expectedConsoleErrors = [/Failed to load|ERR_|status of [45]/];

test.describe('what went wrong', () => {
  test.use({ expectedConsoleErrors });

  test('is said in the chosen language', { tag }, async ({ page, signInAs }) => {
    test.setTimeout(240_000);
    await signInAs('subscriber');
    const walker = new LanguageWalker(page, { isLong });
    for (const [name, breakIt] of Object.entries(errorStates))
      await test.step(name, async () => {
        const repair = await breakIt(page, () => walker.loadWords());
        await walker.look(name);
        await repair();
      });
    expect(walker.list()).toEqual([]);
  });
});

/** As pictures are taken of them; what the office and mails show is in English. */
async function listStates() {
  process.env['SUCHI_PICTURES_DATABASE'] ??= suiteDatabase;
  const { authoringScreens } = await import('../pictures/authoring-screens.ts');
  const { homeScreens } = await import('../pictures/home-screens.ts');
  const { memberScreens } = await import('../pictures/member-screens.ts');
  const { paymentScreens } = await import('../pictures/payment-screens.ts');
  const { proofScreens } = await import('../pictures/proof-screens.ts');
  const all = { ...homeScreens, ...memberScreens, ...authoringScreens, ...paymentScreens, ...proofScreens };
  // Without a connection the words of the next language cannot be loaded; `errorStates` has that state.
  return Object.entries(all).filter(
    ([name]) => !/^(office-|review-|candidate-detail|mail-rejected)|-offline$/.test(name),
  );
}

const states = isLong ? await listStates() : [];

test.describe('the state', () => {
  test.use({ expectedConsoleErrors });
  // One after another: some of them share a member, or change the edition.
  test.describe.configure({ mode: 'default' });

  for (const [name, open] of states)
    test(`${name} is in the chosen language, and fits`, { tag }, async ({ page, stack }) => {
      const walker = new LanguageWalker(page, { isLong });
      await open(page, stack);
      // It keeps the language in which it was shown, and leaves by itself.
      await expect(page.locator('[role=status]:has(button)')).toHaveCount(0, { timeout: 15_000 });
      await walker.look(name);
      expect(walker.list()).toEqual([]);
    });
});
