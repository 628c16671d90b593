import { onTestFinished } from 'vitest';

/** The build writes the release into the page; this does it for one test. */
export function markRelease(release: string): void {
  const mark = document.createElement('meta');
  mark.name = 'suchi-release';
  mark.content = release;
  document.head.append(mark);
  onTestFinished(() => mark.remove());
}
