import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listLanguages, listNamespaces, wordsFolder } from './index.ts';

const read = (name: string): unknown => JSON.parse(readFileSync(join(wordsFolder, name), 'utf8'));
const [component] = read('weblate-component.json') as [Record<string, string>];
const discovery = read('weblate-discovery.json') as Record<string, string>;

/** Python writes the names of groups in another way. */
const toPattern = (pattern = '') => new RegExp(`^${pattern.replaceAll('(?P<', '(?<')}$`);

it('Weblate finds every file that people translate, and no other', () => {
  const found = globSync('**/*.json', { cwd: wordsFolder, exclude: ['node_modules'] })
    .map((file) => toPattern(discovery['match']).exec(`packages/words/${file.replaceAll('\\', '/')}`)?.groups)
    .filter((groups) => groups !== undefined)
    .map(({ language, component: name }) => `${language}/${name}`);
  const { open } = listNamespaces('en');
  const expected = listLanguages().flatMap(({ code }) => open.map((name) => `${code}/${name}`));
  expect(found.toSorted()).toEqual(expected.toSorted());
});

it('the first component is one of those files, and all have one format and the same languages', () => {
  const { filemask = '', template = '' } = component;
  const name = /\/(\w+)\.json$/.exec(filemask)?.[1] ?? '';
  expect(template).toBe(filemask.replace('*', 'en'));
  expect(listNamespaces('en').open).toContain(name);
  expect(discovery['base_file_template']?.replace('{{ component }}', name)).toBe(template);
  expect(component.file_format).toBe(discovery['file_format']);
  expect(component.language_regex).toBe(discovery['language_regex']);
  for (const { code } of listLanguages()) expect(code).toMatch(toPattern(discovery['language_regex']));
});
