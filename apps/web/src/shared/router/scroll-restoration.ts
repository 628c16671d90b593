import { useEffect, useLayoutEffect, useState } from 'react';
import { useRouter, useRouterState } from './router-context.ts';
import { tabStorage } from '../config/browser-storage.ts';

const storageKey = 'suchi.scroll-places';
/** For style sheets: draw everything, also what is out of sight. */
const drawnWhole = 'data-drawn-whole';

/** Where a page was left. */
interface Position {
  top: number;
  /** What was in the middle of the screen: `data-place` of its element, and how far that was from the top. */
  place?: { name: string; above: number };
}

/** By the key of the visit. */
type Positions = Map<string, Position>;

/** Back and forward find a page where it was left. A new page starts at the top, or at what the hash names. */
export function ScrollRestoration() {
  const { location, preventScrollReset } = useRouterState();
  const [positions] = useState<Positions>(() => new Map(readStored()));
  useKeptPositions(positions);
  useLayoutEffect(() => {
    const kept = positions.get(location.key);
    const named = kept === undefined ? findNamed(location.hash) : null;
    if (named) named.scrollIntoView();
    else if (kept !== undefined || !preventScrollReset) scrollTo(kept ?? { top: 0 });
  }, [positions, location, preventScrollReset]);
  return null;
}

/** With `content-visibility` the height of what was not drawn yet is a guess, and the position would be one too. */
function scrollTo({ top, place }: Position): void {
  if (top > 0) {
    const { documentElement: root } = document;
    root.setAttribute(drawnWhole, '');
    // The browser remembers the heights with the second picture.
    requestAnimationFrame(() => requestAnimationFrame(() => root.removeAttribute(drawnWhole)));
  }
  const marked = place && document.querySelector(`[data-place="${CSS.escape(place.name)}"]`);
  window.scrollTo(0, marked ? window.scrollY + marked.getBoundingClientRect().top - place.above : top);
}

/** What stands above may be higher or lower when the page comes back, so the middle of the screen is kept too. */
function readPosition(): Position {
  const { scrollY: top, innerWidth, innerHeight } = window;
  const marked = document
    .elementFromPoint(innerWidth / 2, innerHeight / 2)
    ?.closest<HTMLElement>('[data-place]');
  const name = marked?.dataset['place'];
  return marked && name ? { top, place: { name, above: marked.getBoundingClientRect().top } } : { top };
}

function useKeptPositions(positions: Positions): void {
  const router = useRouter();
  useEffect(() => {
    const keep = () => void positions.set(router.state.location.key, readPosition());
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

function readStored(): [string, Position][] {
  try {
    return JSON.parse(tabStorage.getItem(storageKey) ?? '[]') as [string, Position][];
  } catch {
    return [];
  }
}
