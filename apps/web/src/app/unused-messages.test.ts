import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

// The compiler finds a missing message. This finds one that no page shows any more.

const src = path.resolve(import.meta.dirname, '..');
const domain = path.resolve(src, '../../../packages/domain/src');
/** Read as a whole, not by key. */
const readWhole = new Set(['errors', 'publicPages', 'audit']);
/** Looked up by the name of a setting, which need not have a hint. */
const lookedUp = /^settings: hints\./;

const listCode = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx}`).filter((file) => !/\.test\.tsx?$|\/src\/test\//.test(file));
const isCatalogue = (file: string) => file.endsWith('.en.ts');
const read = (file: string) => readFileSync(file, 'utf8');

/** A message is named by a text such as `login.title`, or by a template such as `states.${state}`. */
const textsOf = (code: string) => [...code.matchAll(/(['"])([\w.-]+)\1/g)].map(([, , text]) => text ?? '');
const hole = /\$\{[^{}`]*\}/g;
const templatesOf = (code: string) =>
  [...code.matchAll(/`((?:[\w.-]|\$\{[^{}`]*\})+)`/g)].map(
    ([, text = '']) => new RegExp(`^${text.replaceAll('.', '\\.').replaceAll(hole, '[\\w.-]+')}$`),
  );

function listKeys(node: unknown, key = ''): string[] {
  if (typeof node === 'string') return [key.replace(/_(zero|one|two|few|many|other)$/, '')];
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return [];
  return Object.entries(node).flatMap(([name, part]) => listKeys(part, key === '' ? name : `${key}.${name}`));
}

/** Those that no other catalogue contains. */
function listCatalogues(): string[] {
  const files = listCode(src).filter(isCatalogue);
  const contained = files.flatMap((file) =>
    [...read(file).matchAll(/from '([^']+\.en\.ts)'/g)].map(([, from = '']) =>
      path.resolve(path.dirname(file), from),
    ),
  );
  return files.filter((file) => !contained.includes(file));
}

it('every message is shown somewhere', async () => {
  const sources = listCode(src)
    .filter((file) => !isCatalogue(file))
    .map(read);
  const texts = new Set(sources.flatMap(textsOf));
  const choices = listCode(domain).flatMap((file) => textsOf(read(file)));
  const unused: string[] = [];
  for (const file of listCatalogues()) {
    const catalogues = (await import(/* @vite-ignore */ file)) as Record<string, unknown>;
    for (const [name, messages] of Object.entries(catalogues)) {
      if (readWhole.has(name)) continue;
      const users = sources.filter((code) => code.includes(`'${name}'`));
      const named = new Set([...users.flatMap(textsOf), ...choices]);
      const templates = users.flatMap(templatesOf);
      const isUsed = (key: string) =>
        named.has(key) || (key.includes('.') && texts.has(key)) || templates.some((one) => one.test(key));
      unused.push(
        ...listKeys(messages)
          .filter((key) => !isUsed(key))
          .map((key) => `${name}: ${key}`)
          .filter((key) => !lookedUp.test(key)),
      );
    }
  }
  expect(unused).toEqual([]);
}, 20_000);
