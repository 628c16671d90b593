const gapMs = 1000;
const longestMs = 5000;

/** Shifts that follow each other closely are felt as one; the largest such group counts. */
export function createShiftWindow() {
  let group = { from: 0, until: -gapMs, sum: 0 };
  let largest = 0;
  return {
    add(atMs: number, value: number): void {
      const isSame = atMs - group.until < gapMs && atMs - group.from < longestMs;
      group = { from: isSame ? group.from : atMs, until: atMs, sum: (isSame ? group.sum : 0) + value };
      largest = Math.max(largest, group.sum);
    },
    largest: () => largest,
  };
}
