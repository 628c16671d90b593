import { preload } from '../../shared/loading/lazy-part.tsx';

/** The first screen comes first. */
const waitMs = 3000;

/** Measures how fast pages are for readers; a program that drives the browser is none. */
export function startVitals(): void {
  if (navigator.webdriver) return;
  setTimeout(() => preload(() => import('./measure-vitals.ts').then((m) => m.measureVitals())), waitMs);
}
