import type { BiodataShape } from '@suchi/domain/biodata';
import { colour } from '../palette.ts';
import { classicCss } from './classic-css.ts';
import { modernCss } from './modern-css.ts';
import { photoCss } from './photo-css.ts';
import { biodataSizes } from './sheet.ts';

/** The style of a biodata in every layout and shape. The caller provides the fonts and the association's colours. */
export const biodataCss = (): string => [commonCss, classicCss, modernCss, photoCss].join('\n');

/** The paper that a shape is printed on. */
export function biodataPaperCss(shape: BiodataShape): string {
  const { width, height } = biodataSizes[shape];
  const size = shape === 'a4' ? '210mm 297mm' : `${width}px ${height}px`;
  return `@page { size: ${size}; margin: 0; } html, body { margin: 0; }`;
}

const commonCss = `
.biodata, .biodata * { box-sizing: border-box; margin: 0; padding: 0; }
.biodata {
  --text: 18px;
  --line: 31px;
  --label: 150px;
  position: relative;
  contain: strict;
  overflow: hidden;
  background: ${colour('paper')};
  color: ${colour('ink')};
  font: 400 var(--text) / var(--line) Mukta, 'Noto Sans Gujarati', sans-serif;
  text-align: left;
  text-rendering: geometricPrecision;
  print-color-adjust: exact;
}
.biodata.a4 { width: ${biodataSizes.a4.width}px; height: ${biodataSizes.a4.height - 1}px; }
.biodata.phone { width: ${biodataSizes.phone.width}px; height: ${biodataSizes.phone.height}px; }
.biodata h1, .biodata h2, .biodata .title, .biodata .heading, .biodata .without {
  font-family: 'Tiro Devanagari Marathi', 'Noto Serif Gujarati', serif;
  font-weight: 400;
}
.biodata .name { font-size: 44px; line-height: 58px; overflow-wrap: anywhere; }
.biodata[data-name='long'] .name { font-size: 36px; line-height: 48px; }
.biodata h2 { color: ${colour('brand')}; font-size: 24px; line-height: calc(var(--line) + 4px); }
.biodata section { margin-top: calc(var(--line) * 0.55); }
.biodata dl > div { display: flex; gap: 12px; }
.biodata dt { flex: none; width: var(--label); color: #5E5348; }
.biodata dd { flex: 1; min-width: 0; font-weight: 600; overflow-wrap: anywhere; white-space: pre-line; }
.biodata p { overflow-wrap: anywhere; white-space: pre-line; }
.biodata .portrait { flex: none; overflow: hidden; background: ${colour('cotton')}; }
.biodata .portrait img { display: block; width: 100%; height: 100%; object-fit: cover; object-position: 50% 20%; }
.biodata .without { display: flex; align-items: center; justify-content: center; color: ${colour('brand')}; font-size: 96px; line-height: 1.4; }
.biodata footer { font-size: 15px; line-height: 20px; color: #5E5348; }
.biodata footer .mark { display: none; }
.biodata footer span + span::before { content: '\\00B7'; margin: 0 5px 0 3px; }
.biodata .narali { display: block; width: 100%; }
`;
