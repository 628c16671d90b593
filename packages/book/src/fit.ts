/** How tight a profile page is set: 0 as designed, then smaller photo and rows. Type never goes below 9.5 points. */
export type FitStep = 0 | 1 | 2 | 3;

/** How a profile page fits: at which step, and whether everything is on it. */
export interface PageFit {
  page: number;
  serialNumber: number;
  step: FitStep;
  fits: boolean;
}

/** What the book's maker should know about a page: set as tight as it goes, or longer than the page. */
export type FitWarning = 'tight_page' | 'long_text';

export function findFitWarning({ step, fits }: Pick<PageFit, 'step' | 'fits'>): FitWarning | null {
  if (!fits) return 'long_text';
  return step === 3 ? 'tight_page' : null;
}

/** The part of a browser's element that is measured here. */
export interface MeasuredElement {
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  querySelector(selector: string): MeasuredElement | null;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

export interface MeasuredRoot {
  querySelectorAll(selector: string): Iterable<MeasuredElement>;
}

interface MeasuredText {
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  getComputedTextLength(): number;
}

/** Draws words of the cover smaller that are wider than their room. It runs in a browser, as `fitPages` does. */
export function fitWords(root: { querySelectorAll(selector: string): Iterable<MeasuredText> }): void {
  for (const text of root.querySelectorAll('text[data-room]')) {
    const scale = Math.min(1, Number(text.getAttribute('data-room')) / text.getComputedTextLength());
    const [x, y] = String(text.getAttribute('data-fixed'))
      .split(' ')
      .map((at) => Number(at) * (1 - scale));
    if (scale < 1) text.setAttribute('transform', `translate(${x} ${y}) scale(${scale})`);
  }
}

/**
 * Sets each profile page at the first step at which it fits. It runs in a browser after the fonts have loaded, and
 * is also sent there as text, so it must not use anything outside itself.
 */
export function fitPages(root: MeasuredRoot): PageFit[] {
  return [...root.querySelectorAll('.page[data-step]')].map((page) => {
    const step = ([0, 1, 2, 3] as const).find((each) => {
      page.setAttribute('data-step', String(each));
      const body = page.querySelector('.body');
      return body !== null && body.scrollHeight <= body.clientHeight;
    });
    return {
      page: Number(page.getAttribute('data-page')),
      serialNumber: Number(page.getAttribute('data-serial')),
      step: step ?? 3,
      fits: step !== undefined,
    };
  });
}
