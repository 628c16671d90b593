import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findOffScale, findOffWidths } from './scale.ts';

const src = join(import.meta.dirname, '../src');
const read = (path: string) => readFileSync(join(src, path), 'utf8');

/** Drawn for paper and for the screen of the hall, which have measures of their own; and the scale itself. */
const withOwnMeasures =
  /^(features\/(print-pages|hall-tv)|entities\/hall-display|shared\/brand)\/|label-sheet\.module/;

const sheets = globSync('**/*.css', { cwd: src }).filter((path) => !withOwnMeasures.test(path));
const sources = globSync('**/*.{ts,tsx}', { cwd: src }).filter((path) => !/\.test\.tsx?$/.test(path));

describe('the scale', () => {
  test('refuses values that are not on it', () => {
    const css = `
      .a {
        gap: 10px;
        padding: 0 var(--space-2) 72px max(12px, env(safe-area-inset-bottom));
        margin: -3px auto 0;
        border-radius: var(--radius-md) 8px 0 50%;
        font-size: 1.2rem;
        line-height: 1.4;
        box-shadow: 0 0 0 1px var(--line);
      }
      @media (max-width: 640px) { .a { gap: var(--space-2); } }
      @media (width >= 900px) and (hover: hover) { .a { line-height: 1; } }
      @media print { .a { box-shadow: 0 2px 4px rgb(0 0 0 / 20%); } }
    `;
    expect(findOffScale(css).map((fault) => fault.split(':')[0])).toEqual([
      'gap',
      'margin',
      'border-radius',
      'font-size',
      'line-height',
      'box-shadow',
      '(max-width',
      '(width >= 900px)',
    ]);
    expect(findOffWidths('(640px <= width < 769px)')).toEqual([]);
  });

  test.each(sheets)('%s is on it', (path) => {
    expect(findOffScale(read(path))).toEqual([]);
  });

  test('screens are asked for its widths', () => {
    const asked = sources.flatMap((path) =>
      [...read(path).matchAll(/'(\([^']*width[^']*px\))'/g)].flatMap(([, query = '']) =>
        findOffWidths(query).map((fault) => `${path}: ${fault}`),
      ),
    );
    expect(asked).toEqual([]);
  });
});

test('a raw button is only inside the components for it', () => {
  const raw = sources.filter((path) => read(path).includes('<button'));
  expect(raw).toEqual(['shared/ui/button.tsx', 'shared/ui/plain-button.tsx']);
});

test('every class of a module is used, and every class that is used exists', () => {
  const used = new Map<string, { names: Set<string>; isDynamic: boolean }>();
  for (const path of sources)
    for (const [, local = '', from = ''] of read(path).matchAll(
      /import (\w+) from '([^']+\.module\.css)'/g,
    )) {
      const sheet = normalize(join(dirname(path), from));
      const entry = used.get(sheet) ?? { names: new Set(), isDynamic: false };
      used.set(sheet, entry);
      for (const [, name = ''] of read(path).matchAll(new RegExp(`(?<!['.\\w])${local}\\.(\\w+)`, 'g')))
        if (name !== 'module') entry.names.add(name);
      entry.isDynamic ||= new RegExp(`\\b${local}(\\[|\\b[,)} ])`).test(
        read(path).replaceAll(/^import .*$/gm, ''),
      );
    }
  const faults = globSync('**/*.module.css', { cwd: src }).flatMap((sheet) => {
    const text = read(sheet).replaceAll(/\/\*[\s\S]*?\*\/|\{[^{}]*\}/g, '{}');
    const defined = new Set([...text.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
    const { names = new Set<string>(), isDynamic = false } = used.get(sheet) ?? {};
    return [
      ...[...defined]
        .filter((name) => !isDynamic && !names.has(name))
        .map((name) => `${sheet}: .${name} is not used`),
      ...[...names].filter((name) => !defined.has(name)).map((name) => `${sheet}: .${name} does not exist`),
    ];
  });
  expect(faults).toEqual([]);
});

test('a class that is written as a word is one of the primitives', () => {
  const known = new Set(
    ['global', 'primitives', 'office'].flatMap((name) =>
      [...read(`shared/brand/${name}.css`).matchAll(/\.([a-z][\w-]*)/g)].map(([, word = '']) => word),
    ),
  );
  const unknown = sources.flatMap((path) =>
    [...read(path).matchAll(/className="([^"]*)"/g)].flatMap(([, words = '']) =>
      words
        .split(' ')
        .filter((word) => !known.has(word))
        .map((word) => `${path}: ${word}`),
    ),
  );
  expect(unknown).toEqual([]);
});
