import type { Page } from '@playwright/test';

/** In the browser: what a person cannot read or reach on the page as it stands. */
const inBrowser = `(async () => {
  const found = new Set();
  const root = document.documentElement;
  const nameOf = (element) =>
    element.tagName.toLowerCase() + ' "' + String(element.ariaLabel || element.textContent || element.id || element.className).trim().replace(/\\s+/g, ' ').slice(0, 40) + '"';
  const styleOf = (element) => getComputedStyle(element);
  const scrollsSideways = (element) => {
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement)
      if (/auto|scroll/.test(styleOf(each).overflowX) && each.scrollWidth > each.clientWidth) return true;
    return false;
  };
  const isShown = (element) => {
    const { width, height } = element.getBoundingClientRect();
    // Only said, or shown when it has the focus.
    for (let each = element; each; each = each.parentElement) if (styleOf(each).clipPath === 'inset(50%)') return false;
    return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  // What is out of sight has the measures of the text size before.
  root.dataset.drawnWhole = '';
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  if (root.scrollWidth > root.clientWidth) {
    const widest = [...document.querySelectorAll('body *')]
      .filter((each) => isShown(each) && !scrollsSideways(each) && each.getBoundingClientRect().right > root.clientWidth + 1)
      .at(-1);
    const way = [];
    for (let each = widest; each && way.length < 6; each = each.parentElement) way.push(each.className?.baseVal ?? each.className);
    found.add('scrolls sideways to ' + root.scrollWidth + ' px' + (widest ? ' by ' + nameOf(widest) + ' in ' + way.join(' < ') : ''));
  }
  for (const element of document.querySelectorAll('body *')) {
    const texts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim() !== '');
    const hasText = texts.length > 0;
    const isControl = element.matches('button, a[href]');
    if (!(hasText || isControl) || !isShown(element) || element.closest('svg, [aria-hidden=true], .visually-hidden')) continue;
    const { overflowX, overflowY, textOverflow, display, webkitLineClamp } = styleOf(element);
    const isShortened =
      webkitLineClamp !== 'none' || (textOverflow === 'ellipsis' || styleOf(element.parentElement).textOverflow === 'ellipsis');
    const spills = display !== 'inline' && element.scrollWidth > element.clientWidth + 2 && element.clientWidth > 0;
    if (spills && !isShortened && (isControl || /hidden|clip/.test(overflowX))) found.add('cut: ' + nameOf(element));
    const isTooLow = element.scrollHeight > element.clientHeight + 4 && /hidden|clip/.test(overflowY);
    if (display !== 'inline' && isTooLow && !isShortened) found.add('cut below: ' + nameOf(element));
    if (isShortened || !hasText || scrollsSideways(element)) continue;
    const range = document.createRange();
    for (const text of texts) {
      range.selectNode(text);
      const { left, right } = range.getBoundingClientRect();
      if (right > root.clientWidth + 1 || left < -1) found.add('over the edge: ' + nameOf(element));
    }
  }
  const controls = 'button, a[href], input, select, textarea, summary, [role=tab]';
  // What is behind an open dialog is not to be reached.
  const dialog = document.querySelector('[aria-modal=true]');
  for (const element of (dialog ?? document).querySelectorAll(controls)) {
    if (!isShown(element) || element.closest('[inert], .visually-hidden') || element.disabled) continue;
    const target = element.matches('input') ? (element.closest('label') ?? element) : element;
    target.scrollIntoView({ block: 'center', inline: 'nearest' });
    // Of a link in a text the first line.
    const [box] = target.getClientRects();
    if (!box) continue;
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const label = element.labels?.[0];
    const isReached = hit && (target.contains(hit) || hit.contains(target) || label?.contains(hit));
    if (!isReached) found.add(nameOf(element) + (hit ? ' is covered by ' + nameOf(hit) : ' is out of reach'));
  }
  delete root.dataset.drawnWhole;
  scrollTo(0, 0);
  return [...found];
})()`;

/** Leaves the page scrolled to its top. */
export async function findFrameFaults(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(inBrowser);
}
