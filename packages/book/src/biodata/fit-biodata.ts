/** The part of a browser's element that is measured here. */
export interface MeasuredPart {
  textContent: string | null;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  querySelectorAll(selector: string): Iterable<MeasuredPart>;
  readonly style: { setProperty(name: string, value: string): void };
  readonly scrollHeight: number;
  readonly clientHeight: number;
  readonly scrollWidth: number;
  readonly clientWidth: number;
}

export interface BiodataFit {
  /** How tight it is set; 0 as designed. */
  step: number;
  fits: boolean;
  /** The lines of which a part is not on the page. */
  shortened: string[];
}

/**
 * Sets a biodata at the first step at which all of it is on the page. If none is, the expectations are cut at a
 * sentence, then the longest lines at a word, each with "…". It runs in a browser after the fonts have loaded, and is
 * also sent there as text: it must not use anything outside itself, and its helpers are methods, because a bundler
 * marks other functions with one of its own.
 */
export function fitBiodata(root: {
  querySelectorAll(selector: string): Iterable<MeasuredPart>;
}): BiodataFit | null {
  const [page] = [...root.querySelectorAll('.biodata')];
  if (page === undefined) return null;
  const boxes = [...page.querySelectorAll('.fits')];
  const steps = JSON.parse(page.getAttribute('data-steps') ?? '[]') as [number, number][];
  const shortened = new Set<string>();
  const its = {
    fits(): boolean {
      return boxes.every((box) => box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth);
    },
    setTo([text, line]: [number, number]): void {
      page.style.setProperty('--text', `${text}px`);
      page.style.setProperty('--line', `${line}px`);
    },
    cut(part: MeasuredPart, text: string): void {
      shortened.add(part.getAttribute('data-line') ?? '');
      part.textContent = /[.!?।]$/.test(text) ? `${text} …` : `${text.replace(/[\s,;:–-]+$/, '')}…`;
    },
    length(part: MeasuredPart): number {
      return (part.textContent ?? '').length;
    },
  };

  const linesOfName = page.getAttribute('class')?.split(' ').includes('photo') ? 3 : 2;
  for (const name of page.querySelectorAll('.name'))
    if (Math.round(name.clientHeight / 58) > linesOfName) page.setAttribute('data-name', 'long');
  const step = steps.findIndex((sizes) => {
    its.setTo(sizes);
    return its.fits();
  });
  if (step >= 0) return { step, fits: true, shortened: [] };

  for (const part of page.querySelectorAll('[data-line="expectations"]')) {
    const sentences = (part.textContent ?? '').split(/(?<=[.!?।])\s+/);
    for (let kept = sentences.length - 1; kept > 0 && !its.fits(); kept -= 1)
      its.cut(part, sentences.slice(0, kept).join(' '));
  }
  const parts = [...page.querySelectorAll('[data-line]')];
  for (let tries = 0; tries < 400 && !its.fits(); tries += 1) {
    const [longest] = parts.toSorted((one, other) => its.length(other) - its.length(one));
    if (longest === undefined || its.length(longest) < 12) break;
    const text = (longest.textContent ?? '').replace(/\s*…$/, '');
    its.cut(longest, text.slice(0, Math.floor(text.length * 0.9)).replace(/\s+\S*$/, ''));
  }
  return { step: steps.length - 1, fits: its.fits(), shortened: [...shortened] };
}
