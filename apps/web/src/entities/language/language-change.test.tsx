import { readBundles } from '@suchi/words/files';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

interface Load {
  language: string;
  loaded: Promise<unknown>;
  answer: () => void;
  fail: () => void;
}

/** A copy of the app that knows English alone. Words of other languages come when the test says so. */
async function renderChoices(kind: 'choice' | 'dialog') {
  vi.resetModules();
  const { setBundleLoader } = await import('../../shared/i18n/load-bundle.ts');
  const { loadMessages } = await import('../../shared/i18n/messages.ts');
  const { LanguageProvider } = await import('../../shared/i18n/language-provider.tsx');
  const { LanguageChoice } = await import('./language-choice.tsx');
  const { LanguageDialog } = await import('./language-dialog.tsx');
  const loads: Load[] = [];
  setBundleLoader((language, bundle) => {
    const { promise, resolve, reject } = Promise.withResolvers<Readonly<Record<string, object>>>();
    const answer = () => resolve(readBundles(language).get(bundle) ?? {});
    if (language === 'en') answer();
    else
      loads.push({ language, loaded: promise, answer, fail: () => reject(new TypeError('Failed to fetch')) });
    return promise;
  });
  await loadMessages(['common']);
  const onClose = vi.fn<() => void>();
  render(
    <LanguageProvider>
      {kind === 'choice' ? <LanguageChoice /> : <LanguageDialog onClose={onClose} />}
    </LanguageProvider>,
  );
  return { user: userEvent.setup(), loads, onClose };
}

const choiceOf = (name: RegExp) => screen.getByRole('radio', { name });
const group = () => screen.getByRole('radiogroup');

it.each(['choice', 'dialog'] as const)('a tap marks the %s at once, and says that it loads', async (kind) => {
  const { user, loads, onClose } = await renderChoices(kind);
  await user.click(choiceOf(/मराठी/));
  expect(choiceOf(/मराठी/)).toBeChecked();
  expect(group()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('मराठी is loading');
  expect(document.documentElement.lang).not.toBe('mr');
  for (const load of loads) load.answer();
  expect(await screen.findByRole('radiogroup', { name: 'भाषा' })).toHaveAttribute('aria-busy', 'false');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(localStorage.getItem('suchi.language')).toBe('mr');
  expect(onClose).toHaveBeenCalledTimes(kind === 'dialog' ? 1 : 0);
});

it.each(['choice', 'dialog'] as const)('words that do not load leave the %s as it was', async (kind) => {
  const { user, loads, onClose } = await renderChoices(kind);
  await user.click(choiceOf(/ગુજરાતી/));
  for (const load of loads.splice(0)) load.fail();
  expect(await screen.findByText(/^The language could not be changed/)).toBeVisible();
  expect(choiceOf(/English/)).toBeChecked();
  expect(group()).toHaveAttribute('aria-busy', 'false');
  expect(localStorage.getItem('suchi.language')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(choiceOf(/ગુજરાતી/)).toBeChecked();
  for (const load of loads) load.answer();
  expect(await screen.findByRole('radiogroup', { name: 'ભાષા' })).toBeInTheDocument();
});

it('the last tap decides, whichever words come first', async () => {
  const { user, loads } = await renderChoices('choice');
  await user.click(choiceOf(/हिन्दी/));
  await user.click(choiceOf(/मराठी/));
  expect(choiceOf(/मराठी/)).toBeChecked();
  for (const load of loads.filter(({ language }) => language === 'mr')) load.answer();
  expect(await screen.findByRole('radiogroup', { name: 'भाषा' })).toHaveAttribute('aria-busy', 'false');
  await act(async () => {
    for (const load of loads) load.answer();
    await Promise.all(loads.map(({ loaded }) => loaded));
  });
  expect(document.documentElement.lang).toBe('mr');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('a choice in another tab is followed; the office stays English', async () => {
  const { followOtherTabs, showOfficeLanguage, showOwnLanguage } = await import('./own-language.ts');
  const { changeLanguage } = await import('../../shared/i18n/messages.ts');
  const end = followOtherTabs();
  const chooseElsewhere = (code: string) => {
    localStorage.setItem('suchi.language', code);
    window.dispatchEvent(new StorageEvent('storage', { key: 'suchi.language' }));
  };
  chooseElsewhere('hi');
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('hi'));
  await showOfficeLanguage();
  chooseElsewhere('mr');
  expect(await changeLanguage('en')).toBe(true);
  await showOwnLanguage();
  expect(document.documentElement.lang).toBe('mr');
  end();
  chooseElsewhere('hi');
  expect(await changeLanguage('en')).toBe(true);
});
