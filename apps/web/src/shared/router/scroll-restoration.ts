import { useEffect, useLayoutEffect, useState } from 'react';
import { useRouter, useRouterState } from './router-context.ts';
import { tabStorage } from '../config/browser-storage.ts';

const storageKey = 'suchi.scroll';
/** For style sheets: draw everything, also what is out of sight. */
const drawnWhole = 'data-drawn-whole';

/** How far each visited page was scrolled, by the key of its visit. */
type Positions = Map<string, number>;

/** Back and forward find a page where it was left. A new page starts at the top, or at what the hash names. */
export function ScrollRestoration() {
  const { location, preventScrollReset } = useRouterState();
  const [positions] = useState<Positions>(() => new Map(readStored()));
  useKeptPositions(positions);
  useLayoutEffect(() => {
    const kept = positions.get(location.key);
    const named = kept === undefined ? findNamed(location.hash) : null;
    if (named) named.scrollIntoView();
    else if (kept !== undefined || !preventScrollReset) scrollTo(kept ?? 0);
  }, [positions, location, preventScrollReset]);
  return null;
}

/** With `content-visibility` the height of what was not drawn yet is a guess, and the position would be one too. */
function scrollTo(position: number): void {
  if (position > 0) {
    const { documentElement: root } = document;
    root.setAttribute(drawnWhole, '');
    // The browser remembers the heights with the second picture.
    requestAnimationFrame(() => requestAnimationFrame(() => root.removeAttribute(drawnWhole)));
  }
  window.scrollTo(0, position);
}

function useKeptPositions(positions: Positions): void {
  const router = useRouter();
  useEffect(() => {
    const keep = () => void positions.set(router.state.location.key, window.scrollY);
    const takeOver = () => {
      window.history.scrollRestoration = 'manual';
    };
    const handOver = () => {
      if (!router.state.isLoading) keep();
      tabStorage.setItem(storageKey, JSON.stringify([...positions]));
      window.history.scrollRestoration = 'auto';
    };
    takeOver();
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('pagehide', handOver);
    const stopFollowing = router.subscribe(() => {
      // The way to the next page begins; this one is still on the screen.
      if (router.state.isLoading) keep();
    });
    return () => {
      stopFollowing();
      window.removeEventListener('pageshow', takeOver);
      window.removeEventListener('pagehide', handOver);
    };
  }, [router, positions]);
}

function findNamed(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function readStored(): [string, number][] {
  try {
    return JSON.parse(tabStorage.getItem(storageKey) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}
