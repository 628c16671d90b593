import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listNamespaces, listTexts, readWords, stemOf } from '@suchi/words/files';
import { serverOnly } from '@suchi/words';
import { expect, it } from 'vitest';

// The compiler finds a missing message. This finds one that no page shows any more.

const src = path.resolve(import.meta.dirname, '..');
const packages = path.resolve(src, '../../../packages');
const domain = path.join(packages, 'domain/src');
/** Read as a whole, not by key, or by the server alone. */
const readWhole = new Set([
  'errors',
  'firstErrors',
  'notice',
  'publicPages',
  'terms',
  'audit',
  'passPaper',
  ...serverOnly,
]);
/** Looked up by the name of a setting, which need not have a hint, by a reason, or read as a list. */
const lookedUp =
  /^settings: hints\.|^importSheet: templateColumns\.|^hallScreens: pairForm\.usual\.|^stage: refused\.|^biodata: link\.refused\./;

const listCode = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx}`).filter((file) => !/\.test\.tsx?$|\/src\/test\//.test(file));
const read = (file: string) => readFileSync(file, 'utf8');

/** A message is named by a text such as `login.title`, or by a template such as `states.${state}`. */
const textsOf = (code: string) => [...code.matchAll(/(['"])([\w.-]+)\1/g)].map(([, , text]) => text ?? '');
const hole = /\$\{[^{}`]*\}/g;
const templatesOf = (code: string) =>
  [...code.matchAll(/`((?:[\w.-]|\$\{[^{}`]*\})+)`/g)].map(
    ([, text = '']) => new RegExp(`^${text.replaceAll('.', '\\.').replaceAll(hole, '[\\w.-]+')}$`),
  );

it('every message is shown somewhere', () => {
  const sources = [...listCode(src), path.join(packages, 'words/src/calendar.ts')].map(read);
  const texts = new Set(sources.flatMap(textsOf));
  const choices = listCode(domain).flatMap((file) => textsOf(read(file)));
  const { open, office } = listNamespaces('en');
  const unused = [...open, ...office]
    .filter((name) => !readWhole.has(name))
    .flatMap((name) => {
      const users = sources.filter((code) => code.includes(`'${name}'`));
      const named = new Set([...users.flatMap(textsOf), ...choices]);
      const templates = users.flatMap(templatesOf);
      const isUsed = (key: string) =>
        named.has(key) || (key.includes('.') && texts.has(key)) || templates.some((one) => one.test(key));
      const keys = [...new Set(listTexts(readWords('en', name)).map(([key]) => stemOf(key)))];
      return keys.filter((key) => !isUsed(key)).map((key) => `${name}: ${key}`);
    });
  expect(unused.filter((key) => !lookedUp.test(key))).toEqual([]);
}, 20_000);
