import { join } from 'node:path';
import { sourceLanguage } from '../language.ts';
import { knownPlaceholders } from '../translate.ts';
import { listNamespaces, readWords, wordsFolder } from './read-words.ts';
import { listNeeds, type Needs } from './texts.ts';

/** Where `pnpm generate` writes them. */
export const catalogueTypesFile = join(wordsFolder, 'src/generated/catalogues.ts');

/** The types of keys and placeholders, from the English words. */
export function writeCatalogueTypes(): string {
  const { open, office } = listNamespaces(sourceLanguage);
  const files = [
    ...open.map((name) => ({ name, file: `../../en/${name}.json` })),
    ...office.map((name) => ({ name, file: `../../en/office/${name}.json` })),
  ].toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return [
    '// Made by `pnpm generate` from packages/words/en. Do not edit.\n',
    ...files.map(({ name, file }) => `import type ${name} from '${file}';\n`),
    '\ntype Value = string | number;\n',
    '\n/** The words of each namespace. */\nexport interface Catalogues {\n',
    ...files.map(({ name }) => `  ${name}: typeof ${name};\n`),
    '}\n\n/** What texts need, by key. A text that is not here needs nothing. */\nexport interface Placeholders {\n',
    ...files.map(({ name }) => placeholdersOf(name)),
    '}\n',
  ].join('');
}

function placeholdersOf(name: string): string {
  const lines = [...listNeeds(readWords(sourceLanguage, name))]
    .map(([key, needs]) => [key, withoutKnown(needs)] as const)
    .filter(([, { placeholders, isCounted }]) => placeholders.length > 0 || isCounted)
    .map(([key, needs]) => `    '${key}': { ${typeOf(needs)} };\n`);
  return lines.length === 0 ? `  ${name}: Record<never, never>;\n` : `  ${name}: {\n${lines.join('')}  };\n`;
}

const withoutKnown = ({ placeholders, ...needs }: Needs): Needs => ({
  ...needs,
  placeholders: placeholders.filter((name) => !knownPlaceholders.includes(name)),
});

const typeOf = ({ placeholders, isCounted }: Needs) =>
  [...new Set([...(isCounted ? ['count'] : []), ...placeholders])]
    .map((name) => `${name}: ${name === 'count' && isCounted ? 'number' : 'Value'}`)
    .join('; ');
