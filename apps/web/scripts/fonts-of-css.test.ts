import { expect, it } from 'vitest';
import { latinFontsOf } from './fonts-of-css.ts';

const face = (file: string, range?: string) =>
  `@font-face{font-family:Mukta;src:url(/static/${file}) format("woff2"),url(/static/old.woff) format("woff")` +
  `${range === undefined ? '' : `;unicode-range:${range}`}}`;

it.each([
  ['one for all letters', undefined, ['/static/a.woff2']],
  ['the Latin one', 'U+0000-00FF,U+0131', ['/static/a.woff2']],
  ['the Latin one in short', 'U+??', ['/static/a.woff2']],
  ['not Devanagari', 'U+0900-097F, U+25CC', []],
  ['not the additions to Latin', 'u+0100-02ba', []],
])('loads %s', (_name, range, expected) => {
  expect(latinFontsOf(`a{color:red}${face('a.woff2', range)}b{}`)).toEqual(expected);
});

it('loads each face once', () => {
  expect(latinFontsOf(face('a.woff2') + face('b.woff2'))).toEqual(['/static/a.woff2', '/static/b.woff2']);
});
