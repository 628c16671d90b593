/** How a biodata looks, in the order of the screen. */
export const biodataLayouts = ['classic', 'modern', 'photo'] as const;
export type BiodataLayout = (typeof biodataLayouts)[number];

/** A sheet of paper, or a picture for a phone. Each is one page. */
export const biodataShapes = ['a4', 'phone'] as const;
export type BiodataShape = (typeof biodataShapes)[number];

/** The line above the title of the classic layout. */
export const biodataHeadings = ['ganesh', 'om', 'own', 'none'] as const;
export type BiodataHeading = (typeof biodataHeadings)[number];

/** The same in every language: families know them as they are. */
const headingTexts = { ganesh: '॥ श्री गणेश प्रसन्न ॥', om: 'ॐ' } as const;

/** What stands above the title; null: nothing. */
export function findHeadingText(heading: BiodataHeading, own: string | null): string | null {
  if (heading === 'none') return null;
  return heading === 'own' ? own : headingTexts[heading];
}

/** The longest own heading. */
export const biodataHeadingMax = 60;

/** A layout that is nothing without a photo. */
export const needsPhoto = (layout: BiodataLayout): boolean => layout === 'photo';

/** The layout that can be made: without a photo the first one takes the place of one that needs it. */
export const usableLayout = (layout: BiodataLayout, hasPhoto: boolean): BiodataLayout =>
  needsPhoto(layout) && !hasPhoto ? 'classic' : layout;

/** `Meera-Kulkarni-biodata.pdf`; letters that some devices refuse are left out. */
export function biodataFileName(name: string, ending: 'pdf' | 'png'): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `${plain === '' ? '' : `${plain}-`}biodata.${ending}`;
}
