import type { BookSize } from '@suchi/domain/print';
import { frontCss } from './front-css.ts';
import { indexCss } from './index-css.ts';
import { openerCss } from './opener-css.ts';
import { colour } from './palette.ts';
import { profileCss } from './profile-css.ts';
import { pageGeometry } from './sheet.ts';
import { scaleCss } from './type-scale.ts';

// The drawing is a little larger than the page on every side, and the page cuts it.
const coverCss = `
.page .cover {
  position: absolute;
  display: block;
  width: calc(var(--page-width) * 962 / 924);
  left: calc(var(--bleed) - var(--page-width) * 19 / 924);
  top: calc(var(--bleed) - var(--page-width) * 19 / 924);
}
.page .cover text { font-family: Mukta, 'Noto Sans Gujarati', sans-serif; }
.page .cover .display text { font-family: 'Tiro Devanagari Marathi', 'Noto Serif Gujarati', serif; }
`;

/**
 * The style of the pages. With a bleed the box of a page is that much larger on each side; without one, as on a
 * screen, it ends where the paper is cut. The caller provides the fonts.
 */
export function bookCss(size: BookSize, { bleed }: { bleed: number }): string {
  const parts = [frameCss(size, bleed), scaleCss(size), profileCss, openerCss, frontCss, indexCss, coverCss];
  return parts.join('\n');
}

function frameCss(size: BookSize, bleed: number): string {
  const { width, height, margin, folio, tab } = pageGeometry[size];
  return `
@page { size: ${width + 2 * bleed}mm ${height + 2 * bleed}mm; margin: 0; }
.page {
  --bleed: ${bleed}mm;
  --page-width: ${width}mm;
  --page-height: ${height}mm;
  --top: ${margin.top}mm;
  --foot: ${margin.foot}mm;
  --folio-at: ${folio}mm;
  --tab-width: ${tab.width}mm;
  --tab-height: ${tab.height}mm;
}
.page.recto { --left: ${margin.inner}mm; --right: ${margin.outer}mm; }
.page.verso { --left: ${margin.outer}mm; --right: ${margin.inner}mm; }
${pageCss}${tabCss(size)}`;
}

const pageCss = `
.page, .page * { box-sizing: border-box; margin: 0; padding: 0; }
/* Contained, so that the browser need not look for breaks inside a page: it prints twice as fast. */
.page {
  position: relative;
  contain: strict;
  width: calc(var(--page-width) + 2 * var(--bleed));
  height: calc(var(--page-height) + 2 * var(--bleed));
  break-after: page;
  background: ${colour('paper')};
  color: ${colour('ink')};
  font: 400 var(--text) / var(--text-line) Mukta, 'Noto Sans Gujarati', sans-serif;
  font-kerning: normal;
  text-align: left;
  text-rendering: geometricPrecision;
  print-color-adjust: exact;
}
.page:last-child { break-after: auto; }
.page > .body {
  position: absolute;
  top: calc(var(--bleed) + var(--top));
  bottom: calc(var(--bleed) + var(--foot));
  left: calc(var(--bleed) + var(--left));
  right: calc(var(--bleed) + var(--right));
}
.page h1, .page h2, .page .display {
  font-family: 'Tiro Devanagari Marathi', 'Noto Serif Gujarati', serif;
  font-weight: 400;
}
.page .foot {
  position: absolute;
  left: calc(var(--bleed) + var(--left));
  right: calc(var(--bleed) + var(--right));
  bottom: calc(var(--bleed) + var(--folio-at));
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  line-height: 1;
}
.page.verso .foot { flex-direction: row-reverse; }
.page .running { font-size: var(--running); color: ${colour('label')}; }
.page .folio { font-size: var(--folio); font-weight: 600; }
`;

/** The tab lies on the cut and reaches into the bleed. */
function tabCss(size: BookSize): string {
  const { tab } = pageGeometry[size];
  const places = [0, 1, 2, 3, 4, 5].map(
    (place) => `.page .tab-${place} { top: calc(var(--bleed) + ${tab.firstTop + place * tab.step}mm); }`,
  );
  return `
.page .tab {
  position: absolute;
  width: calc(var(--tab-width) + var(--bleed));
  height: var(--tab-height);
  display: flex;
  align-items: center;
  justify-content: center;
  writing-mode: vertical-rl;
  color: ${colour('paper')};
  font-weight: 600;
  font-size: var(--tab-text);
  line-height: 1;
  white-space: nowrap;
}
.page.recto .tab { right: 0; border-radius: 1mm 0 0 1mm; padding-right: var(--bleed); }
.page.verso .tab { left: 0; border-radius: 0 1mm 1mm 0; padding-left: var(--bleed); }
.page.verso .tab span { transform: rotate(180deg); }
.page .tab.of-unmarried-male, .page .tab.of-divorced-male { background: ${colour('neel')}; }
.page .tab.of-unmarried-female, .page .tab.of-divorced-female { background: ${colour('maroon')}; }
.page .tab.of-widowed { background: ${colour('sand6')}; }
.page .tab.of-late { background: ${colour('marigold6')}; color: ${colour('ink')}; }
${places.join('\n')}`;
}
