/** The inside pages are a multiple of this: four are printed on one folded sheet, sixteen on a large one. */
export const pageMultiples = [4, 8, 16, 32] as const;
export type PageMultiple = (typeof pageMultiples)[number];

export interface BookBinding {
  pageMultiple: PageMultiple;
  /** How thick one leaf is. Paper of 80 grams is about 100 micrometres. */
  paperMicrons: number;
}

export const defaultBinding: BookBinding = { pageMultiple: 4, paperMicrons: 100 };

export const isPageMultiple = (value: number): value is PageMultiple =>
  pageMultiples.some((each) => each === value);

/** Empty pages that fill the last sheet. */
export function countFillPages(pages: number, { pageMultiple }: Pick<BookBinding, 'pageMultiple'>): number {
  return (pageMultiple - (pages % pageMultiple)) % pageMultiple;
}

/** The width of the spine in millimetres, to a tenth. A leaf has two pages. */
export function findSpineMm(
  insidePages: number,
  { paperMicrons }: Pick<BookBinding, 'paperMicrons'>,
): number {
  return Math.round(((insidePages / 2) * paperMicrons) / 100) / 10;
}

/** What is looked at in every press file, as far as the structure of the file tells. */
export const preflightRules = [
  'unreadable',
  'pdf_version',
  'encrypted',
  'file_id',
  'title',
  'dates',
  'trapped',
  'xmp',
  'xmp_key',
  'pdfx_version',
  'output_intent',
  'output_profile',
  'active_content',
  'page_count',
  'page_box',
  'trim_size',
  'bleed',
  'annotation',
  'rgb_colour',
  'colour_space',
  'picture',
  'transparency',
  'graphics_state',
  'font',
] as const;
export type PreflightRule = (typeof preflightRules)[number];
