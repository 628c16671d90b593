import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { type Bundle, bundleAddress, type Language, openBundles, sourceLanguage } from '@suchi/words';
import { describeState, listLanguages, readBundles } from '@suchi/words/files';
import type { Plugin } from 'vite';

const languagesModule = 'virtual:languages';
const keeperSource = join(import.meta.dirname, '../src/boot/words-keeper.ts');

/** Writes the words as the files that browsers load, and tells the app which languages there are. */
export function wordsFiles(): Plugin {
  return {
    name: 'suchi:words-files',
    resolveId: (id) => (id === languagesModule ? `\0${id}` : null),
    load: (id) =>
      id === `\0${languagesModule}` ? `export const languages = ${JSON.stringify(listLanguages())};` : null,
    generateBundle() {
      for (const language of listLanguages())
        if (language.code !== sourceLanguage) this.environment.logger.info(describeState(language));
      for (const { address, source } of listWordsFiles())
        this.emitFile({ type: 'asset', fileName: address.slice(1), source });
      const keeper = wordsKeeper();
      this.emitFile({ type: 'asset', fileName: keeper.address.slice(1), source: keeper.source });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/static/words/')) return next();
        const file = listWordsFiles().find(({ address }) => address === request.url);
        if (file === undefined) return next();
        return response.setHeader('Content-Type', 'application/json').end(file.source);
      });
    },
  };
}

interface WordsFile {
  language: Language;
  version: string;
  bundle: Bundle;
  address: string;
  source: string;
}

/** Every file of words of a build. */
export function listWordsFiles(): WordsFile[] {
  return listLanguages().flatMap(({ code: language }) => {
    const sources = [...readBundles(language)].map(([bundle, words]) => ({
      bundle,
      source: JSON.stringify(words),
    }));
    const version = versionOf(sources.map(({ source }) => source));
    return sources.map(({ bundle, source }) => ({
      language,
      version,
      bundle,
      address: bundleAddress(language, version, bundle),
      source,
    }));
  });
}

/** One for all files of a language: a name for each would make the first page longer. */
const versionOf = (sources: readonly string[]): string =>
  createHash('sha256').update(sources.join('')).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 8);

/** The part of the service worker that keeps words. */
export function wordsKeeper(): { address: string; source: string } {
  const open = listWordsFiles().filter(({ bundle }) => openBundles.includes(bundle));
  const addresses = Object.fromEntries(
    [...Map.groupBy(open, ({ language }) => language)].map(([language, files]) => [
      language,
      files.map(({ address }) => address),
    ]),
  );
  const script = stripTypeScriptTypes(readFileSync(keeperSource, 'utf8'));
  const source = `self.wordAddresses = ${JSON.stringify(addresses)};\n${script}`;
  return { address: `/static/words/keeper-${versionOf([source])}.js`, source };
}

/** By language, for the page. */
export function listVersions(): Record<Language, string> {
  return Object.fromEntries(listWordsFiles().map(({ language, version }) => [language, version]));
}
