import type { BookSize } from '@suchi/domain/print';
import type { FitStep } from './fit.ts';

/** Points for type and its lines, millimetres for the rest; CSS custom properties by name. */
type Scale = Record<string, string>;

const a5: Scale = {
  name: '19.5pt',
  'name-line': '23pt',
  'own-script': '14pt',
  'own-script-line': '19pt',
  number: '33pt',
  text: '10pt',
  'text-line': '13.95pt',
  expectations: '9.75pt',
  'expectations-line': '13pt',
  mobile: '11.5pt',
  'mobile-line': '15pt',
  folio: '9.5pt',
  running: '9pt',
  'tab-text': '8pt',
  label: '27mm',
  'head-gap': '3mm',
  'photo-gap': '3.4mm',
  'photo-below': '2.6mm',
  'photo-width': '48mm',
  'photo-height': '60mm',
  'facts-gap': '6mm',
  'fact-row': '6mm',
  'fact-rule': '1',
  'group-above': '1.9mm',
  'group-below': '2.8mm',
  'sisters-at': '38mm',
  'sisters-label': '14mm',
  'index-text': '9.5pt',
  'index-line': '12.4pt',
  unit: '1mm',
};

const a4: Scale = {
  name: '28pt',
  'name-line': '33pt',
  'own-script': '20pt',
  'own-script-line': '27pt',
  number: '48pt',
  text: '12.5pt',
  'text-line': '17.9pt',
  expectations: '12.5pt',
  'expectations-line': '17pt',
  mobile: '14.25pt',
  'mobile-line': '19pt',
  folio: '11.5pt',
  running: '10.5pt',
  'tab-text': '10pt',
  label: '36mm',
  'head-gap': '4mm',
  'photo-gap': '5mm',
  'photo-below': '3.7mm',
  'photo-width': '72mm',
  'photo-height': '90mm',
  'facts-gap': '9mm',
  'fact-row': '9mm',
  'fact-rule': '1',
  'group-above': '2.8mm',
  'group-below': '3.9mm',
  'sisters-at': '58mm',
  'sisters-label': '20mm',
  'index-text': '12pt',
  'index-line': '16pt',
  unit: '1.414mm',
};

/** What changes at each step; a later step keeps the changes of the earlier ones. */
const ladder: Record<BookSize, Record<Exclude<FitStep, 0>, Scale>> = {
  A5: {
    1: { name: '16pt', 'name-line': '19pt', expectations: '9.5pt', 'expectations-line': '12.4pt' },
    2: {
      'photo-width': '40mm',
      'photo-height': '50mm',
      'fact-row': '5mm',
      'group-above': '1.5mm',
      'group-below': '1.8mm',
    },
    3: {
      'photo-width': '34.4mm',
      'photo-height': '43mm',
      'fact-row': '4.3mm',
      'fact-rule': '0',
      'expectations-line': '12pt',
    },
  },
  A4: {
    1: { name: '23pt', 'name-line': '27pt', expectations: '12pt', 'expectations-line': '16pt' },
    2: {
      'photo-width': '60mm',
      'photo-height': '75mm',
      'fact-row': '7.5mm',
      'group-above': '2.2mm',
      'group-below': '2.7mm',
    },
    3: {
      'photo-width': '51.6mm',
      'photo-height': '64.5mm',
      'fact-row': '6.45mm',
      'fact-rule': '0',
      'expectations-line': '15.5pt',
    },
  },
};

/** The type scale as CSS: the design, and what each step of the ladder changes. */
export function scaleCss(size: BookSize): string {
  const steps = ladder[size];
  const tightened = [steps[1], { ...steps[1], ...steps[2] }, { ...steps[1], ...steps[2], ...steps[3] }];
  return [
    `.page { ${properties(size === 'A5' ? a5 : a4)} }`,
    ...tightened.map((scale, index) => `.page[data-step="${index + 1}"] { ${properties(scale)} }`),
  ].join('\n');
}

function properties(scale: Scale): string {
  return Object.entries(scale)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');
}
