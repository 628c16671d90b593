import { colour } from '../palette.ts';

/** One pass on a small sheet, or four to cut. */
export type PassPaper = 'a6' | 'a4';

export const passPaperCss = (paper: PassPaper): string =>
  `@page { size: ${paper === 'a6' ? '105mm 148mm' : '210mm 297mm'}; margin: 0; } html, body { margin: 0; }`;

/**
 * The QR is 40 mm wide: a square has 1.6 mm, and four of them are free on every side. Small text is black alone. The
 * caller provides the fonts and the association's colours.
 */
export const passCss = (): string => headCss() + bodyCss();

const headCss = (): string => `
.pass, .pass * { box-sizing: border-box; margin: 0; padding: 0; }
.pass {
  position: relative;
  width: 105mm;
  height: 148mm;
  overflow: hidden;
  background: ${colour('paper')};
  color: ${colour('ink')};
  font: 400 11pt / 5mm Mukta, 'Noto Sans Gujarati', sans-serif;
  break-inside: avoid;
  print-color-adjust: exact;
}
.pass > p, .pass > hr { margin-inline: 6.4mm; }
.pass header {
  position: relative;
  display: flex;
  gap: 4mm;
  align-items: center;
  height: 23mm;
  padding: 0 6.4mm 2.4mm;
  background: ${colour('brand8')};
  color: ${colour('ivory')};
}
.pass .mark { flex: none; width: 11mm; height: 11mm; }
.pass .narali { position: absolute; right: 0; bottom: 0; left: 0; width: 105mm; height: 2.2mm; }
.pass .title { font: 400 21pt / 8mm 'Tiro Devanagari Marathi', 'Noto Serif Gujarati', serif; }
.pass .title span { font: 600 19pt / 8mm Mukta, sans-serif; }
.pass .by { font-size: 10pt; }
`;

const bodyCss = (): string => `
.pass .top { display: flex; gap: 9mm; height: 53mm; padding: 6.4mm 5mm 0 6.4mm; }
.pass .qr { flex: none; width: 40mm; height: 40mm; fill: #000; }
.pass dt { color: ${colour('label')}; font-size: 9.5pt; line-height: 4.4mm; }
.pass dd { font-weight: 700; white-space: nowrap; }
.pass .number dd { color: ${colour('brand')}; font-size: 42pt; line-height: 16mm; }
.pass .seats dd { font-size: 20pt; line-height: 9mm; }
.pass .code dd { font-size: 13.5pt; line-height: 6mm; }
.pass .name { font: 400 19pt / 8mm 'Tiro Devanagari Marathi', 'Noto Serif Gujarati', serif; }
.pass .own { font: 400 14pt / 7mm 'Tiro Devanagari Marathi', 'Noto Serif Gujarati', serif; }
.pass hr { margin-block: 2mm; border: 0; border-top: 0.2mm solid ${colour('ruleStrong')}; }
.pass .when { font-weight: 600; }
.pass .bring { margin-top: 2mm; }
.pass .bring b { font-weight: 600; }
.pass footer {
  position: absolute;
  right: 6.4mm;
  bottom: 5mm;
  left: 6.4mm;
  padding-top: 2mm;
  border-top: 0.2mm solid ${colour('rule')};
  color: ${colour('label')};
  font-size: 10pt;
  line-height: 4.8mm;
}`;
