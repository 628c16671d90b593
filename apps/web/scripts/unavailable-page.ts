import { listLanguages, readWords } from '@suchi/words/files';
import type { Plugin } from 'vite';

/** Where ops/nginx/suchi.conf.template looks for it. */
const fileName = 'unavailable.html';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function read(language: string, name: string, ...path: string[]): string {
  const found = path.reduce<unknown>(
    (words, key) => (words as Record<string, unknown> | undefined)?.[key],
    readWords(language, name),
  );
  if (typeof found !== 'string') throw new Error(`${language} has no words ${name}.${path.join('.')}`);
  return escape(found);
}

/** One file for all languages: nothing says which one the person reads. It needs no script and no other file. */
export function writeUnavailablePage(languages: readonly string[]): string {
  const parts = languages.map(
    (language) => `<section lang="${language}">
<h1>${read(language, 'common', 'failed', 'title')}</h1>
<p>${read(language, 'firstErrors', 'SERVICE_UNAVAILABLE')}</p>
<p><a href="">${read(language, 'common', 'tryAgain')}</a> <a href="/">${read(language, 'common', 'goHome')}</a></p>
</section>`,
  );
  return `<!doctype html>
<html lang="${languages[0] ?? 'en'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${read(languages[0] ?? 'en', 'common', 'failed', 'title')}</title>
<style>
body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.375rem }
a { display: inline-block; padding: 0.75rem 1rem 0.75rem 0 }
section + section { border-top: 1px solid; margin-top: 1.5rem }
</style>
${parts.join('\n')}
</html>
`;
}

/** The page that nginx sends to a person who came by a link while no node answers. */
export function unavailablePage(): Plugin {
  return {
    name: 'suchi:unavailable-page',
    generateBundle() {
      const source = writeUnavailablePage(listLanguages().map(({ code }) => code));
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
