import { preload } from '../../shared/loading/lazy-part.tsx';
import type { Thrown } from './report-errors.ts';

/** The first screen comes first. */
const waitMs = 3000;

/** Measures pages and reports errors for readers; a program that drives the browser is none. */
export function startVitals(): void {
  if (navigator.webdriver) return;
  const early: Thrown[] = [];
  let take = (event: Thrown): void => void early.push(event);
  for (const kind of ['error', 'unhandledrejection'] as const) addEventListener(kind, (event) => take(event));
  const start = async () => {
    const { createErrorReporter, measureVitals } = await import('./watch-visit.ts');
    take = createErrorReporter();
    early.forEach(take);
    measureVitals();
  };
  setTimeout(() => preload(start), waitMs);
}
