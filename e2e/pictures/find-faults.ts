import type { Page } from '@playwright/test';

const inBrowser = `(() => {
  const found = [];
  const add = (fault, { tagName, ariaLabel, textContent }) =>
    found.push(fault + ': ' + tagName.toLowerCase() + ' "' + (ariaLabel ?? textContent).trim().slice(0, 40) + '"');
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) add('scrolls sideways to ' + scrollWidth + ' px', document.body);
  for (const target of document.querySelectorAll('button, a[href], select, input, [role=tab]')) {
    const label = target.matches('[type=checkbox], [type=radio]') ? target.closest('label') : null;
    const { width, height } = (label ?? target).getBoundingClientRect();
    const isInText = getComputedStyle(target).display === 'inline';
    if (!target.checkVisibility({ visibilityProperty: true }) || isInText || height < 2) continue;
    const isSmall = Math.round(Math.min(width, height)) < 44;
    if (isSmall) add('small target of ' + Math.round(width) + 'x' + Math.round(height), target);
  }
  for (const element of document.querySelectorAll('body *')) {
    const { overflowX, textOverflow } = getComputedStyle(element);
    const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 2;
    if (isCut && (overflowX === 'hidden' || textOverflow === 'ellipsis')) add('cut', element);
  }
  return found;
})()`;

/** What a program can see: sideways scroll, small targets, cut text. A person still looks at each picture. */
export async function findFaults(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(inBrowser);
}
