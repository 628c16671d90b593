import { listLanguages, readWords } from '@suchi/words/files';
import { expect, it } from 'vitest';
import { writeUnavailablePage } from './unavailable-page.ts';

it('says in every language what is wrong and what to do, and needs nothing else', () => {
  const languages = listLanguages().map(({ code }) => code);
  const page = writeUnavailablePage(languages);
  for (const language of languages) {
    expect(page).toContain(`<section lang="${language}">`);
    const { SERVICE_UNAVAILABLE: busy } = readWords(language, 'firstErrors') as Record<string, string>;
    expect(page).toContain(busy);
  }
  expect(page.match(/<a href="">/g)).toHaveLength(languages.length);
  expect(page).not.toMatch(/<script|src=|<link/);
});
