/** Fewer decisions say nothing about the next one, and too much about a single family. */
const enoughDecisions = 10;
const dayMs = 86_400_000;

/** How many days a review usually takes, by the median of what recent ones took; null when there were too few. */
export function findUsualReviewDays(tookMs: readonly number[]): number | null {
  const sorted = tookMs.toSorted((a, b) => a - b);
  const median = sorted[Math.floor((sorted.length - 1) / 2)];
  if (median === undefined || sorted.length < enoughDecisions) return null;
  return Math.max(1, Math.ceil(median / dayMs));
}
