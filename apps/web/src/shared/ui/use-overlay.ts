import { useLayoutEffect } from 'react';
import { useBackCloses } from '../router/hooks.ts';

/** While it is open, Back closes it and the page behind it does not scroll. */
export function useOverlay(isOpen: boolean, onClose: () => void): void {
  useBackCloses(isOpen, onClose);
  useLayoutEffect(() => (isOpen ? lockScroll() : undefined), [isOpen]);
}

let locks = 0;

/** Instead of Mantine's lock, which adds a style sheet: with each new one the browser styles the whole page again. */
function lockScroll(): () => void {
  const page = document.documentElement;
  locks += 1;
  if (locks === 1) {
    // The room of a scroll bar stays, so that nothing moves.
    if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
    page.style.overflow = 'hidden';
  }
  return () => {
    locks -= 1;
    if (locks > 0) return;
    page.style.overflow = '';
    page.style.scrollbarGutter = '';
  };
}
