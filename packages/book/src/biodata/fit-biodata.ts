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
 * also sent there as text, so it must not use anything outside itself.
 */
export function fitBiodata(root: {
  querySelectorAll(selector: string): Iterable<MeasuredPart>;
}): BiodataFit | null {
  const [page] = [...root.querySelectorAll('.biodata')];
  if (page === undefined) return null;
  const boxes = [...page.querySelectorAll('.fits')];
  const fits = () =>
    boxes.every((box) => box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth);
  const steps = JSON.parse(page.getAttribute('data-steps') ?? '[]') as [number, number][];
  const set = (index: number) => {
    const [text, line] = steps[index] ?? [16, 23];
    page.style.setProperty('--text', `${text}px`);
    page.style.setProperty('--line', `${line}px`);
  };
  const lineCount = (part: MeasuredPart, height: number) => Math.round(part.clientHeight / height);
  for (const name of page.querySelectorAll('.name'))
    if (lineCount(name, 58) > Number(page.getAttribute('class')?.includes('photo') ? 3 : 2))
      page.setAttribute('data-name', 'long');

  const found = steps.findIndex((_, index) => {
    set(index);
    return fits();
  });
  if (found >= 0) return { step: found, fits: true, shortened: [] };

  const step = steps.length - 1;
  const shortened = new Set<string>();
  const cut = (part: MeasuredPart, text: string) => {
    shortened.add(part.getAttribute('data-line') ?? '');
    part.textContent = text;
  };
  const end = (text: string) => (/[.!?।]$/.test(text) ? `${text} …` : `${text.replace(/[\s,;:–-]+$/, '')}…`);
  for (const part of page.querySelectorAll('[data-line="expectations"]')) {
    const sentences = (part.textContent ?? '').split(/(?<=[.!?।])\s+/);
    for (let kept = sentences.length - 1; kept > 0 && !fits(); kept -= 1)
      cut(part, end(sentences.slice(0, kept).join(' ')));
  }
  const parts = [...page.querySelectorAll('[data-line]')];
  const lengthOf = (part: MeasuredPart) => (part.textContent ?? '').length;
  for (let tries = 0; tries < 400 && !fits(); tries += 1) {
    const [longest] = parts.toSorted((one, other) => lengthOf(other) - lengthOf(one));
    if (longest === undefined || lengthOf(longest) < 12) break;
    const text = (longest.textContent ?? '').replace(/…$/, '').trim();
    const words = text.slice(0, Math.floor(text.length * 0.9)).replace(/\s+\S*$/, '');
    cut(longest, end(words));
  }
  return { step, fits: fits(), shortened: [...shortened] };
}
