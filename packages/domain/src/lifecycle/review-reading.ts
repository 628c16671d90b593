/** How often an open profile says that it is being read. */
export const readingBeatMs = 15_000;

/** One beat may be lost on a slow line. */
const readingForMs = 3 * readingBeatMs;

/** Whether the person still has the profile open. */
export function isReading(lastBeat: Date, now: Date): boolean {
  return now.getTime() - lastBeat.getTime() < readingForMs;
}
