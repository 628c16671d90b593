import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { associationAtFirst, listBrandVariables, makePalette } from '@suchi/domain/settings';
import { expect, it } from 'vitest';

// jsdom draws nothing, so what styles promise is read from them.
const source = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(source, file), 'utf8');

/** The rules within a text of CSS, without its at-rules. */
const rulesOf = (css: string) =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.replaceAll(/\/\*.*?\*\//gs, '').trim(),
    body,
  }));

/** What stands in the media query. */
const within = (file: string, media: string) => read(file).split(`@media ${media}`)[1]?.split('\n}')[0] ?? '';

function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it('the colours of the brand are those that are made from the first association’s', () => {
  const tokens = read('shared/brand/tokens.css');
  const written = [...tokens.matchAll(/(--brand-[\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  expect(written).toEqual(listBrandVariables(makePalette(associationAtFirst.colour)));
});

it.each([
  ['light', 0, 0.9, 1],
  ['dark', 1, 0, 0.1],
])('buttons on photos are %s, and their heart is seen on them', (_, scheme, from, to) => {
  const tokens = read('shared/brand/tokens.css');
  const part = tokens.split(":root[data-mantine-color-scheme='dark']")[scheme] ?? '';
  const find = (name: string, css: string) => new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? '';
  const valueOf = (name: string) => {
    const value = find(name, part);
    return brightness(value.startsWith('#') ? value : find(value.slice('var(--'.length, -1), tokens));
  };
  expect(valueOf('overlay')).toBeGreaterThanOrEqual(from);
  expect(valueOf('overlay')).toBeLessThanOrEqual(to);
  const [low = 0, high = 0] = [valueOf('overlay'), valueOf('overlay-heart')].toSorted((a, b) => a - b);
  expect((high + 0.05) / (low + 0.05)).toBeGreaterThan(4.5);
});

it('a row that scrolls sideways shows by a fading end that it is cut', () => {
  const rows = globSync('**/*.css', { cwd: source }).flatMap((file) =>
    rulesOf(read(file))
      // A table scrolls in its frame, with a bar.
      .filter(({ selector, body }) => body.includes('overflow-x: auto') && !/frame|table|wide/.test(selector))
      .map(({ selector, body }) => ({ row: `${file} ${selector}`, body })),
  );
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.filter(({ body }) => !body.includes('mask-image: var(--fading-end)'))).toEqual([]);
});

it('the day book is printed without its buttons and the lists beside it', () => {
  const printed = rulesOf(within('features/treasury/day-book/day-book-page.module.css', 'print').slice(2));
  const hidden = printed.filter(({ body }) => body.includes('display: none'));
  expect(hidden.flatMap(({ selector }) => selector.split(/,\s*/))).toEqual(['.actions', '.side']);
});

it('a profile on a tablet of 768 px has photo and words side by side', () => {
  const columns = [
    ...read('features/profile-page/components/profile-page.module.css').matchAll(
      /@media \(width >= (\d+)px\) \{[^@]*?grid-template-columns: [^;]+ [^;]+;/g,
    ),
  ].map(([, width]) => Number(width));
  expect(columns).toHaveLength(1);
  expect(columns[0]).toBeLessThanOrEqual(768);
});

it('fields have the whole width of a phone', () => {
  const [, width = '0'] =
    /@media \(width < (\d+)px\) \{\s*\.row \{\s*grid-template-columns: 1fr;/.exec(
      read('shared/forms/field.module.css'),
    ) ?? [];
  expect(Number(width)).toBeGreaterThan(360);
});
