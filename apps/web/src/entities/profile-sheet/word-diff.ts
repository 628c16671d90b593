/** A run of words that stays, or that only one of the two texts has. */
export interface DiffPart {
  text: string;
  isChanged: boolean;
}

export interface WordDiff {
  before: DiffPart[];
  after: DiffPart[];
}

/** Longer pairs of texts are shown as wholly replaced. */
const maxComparisons = 250_000;

/** Which words were removed and which were inserted. Texts without a common word are not marked at all. */
export function diffWords(was: string, is: string): WordDiff {
  const before = was.split(/\s+/);
  const after = is.split(/\s+/);
  const kept = before.length * after.length > maxComparisons ? [] : findCommonWords(before, after);
  if (kept.length === 0) return { before: [plain(was)], after: [plain(is)] };
  return {
    before: mark(before, new Set(kept.map(([index]) => index))),
    after: mark(after, new Set(kept.map(([, index]) => index))),
  };
}

const plain = (text: string): DiffPart => ({ text, isChanged: false });

/** The longest common subsequence, as pairs of positions. */
function findCommonWords(before: readonly string[], after: readonly string[]): [number, number][] {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: [number, number][] = [];
  let row = 0;
  let column = 0;
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) {
      pairs.push([row, column]);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

/** Neighbours of the same kind become one part. */
function mark(words: readonly string[], kept: ReadonlySet<number>): DiffPart[] {
  const parts: DiffPart[] = [];
  for (const [index, word] of words.entries()) {
    const isChanged = !kept.has(index);
    const last = parts.at(-1);
    if (last && last.isChanged === isChanged) last.text += ` ${word}`;
    else parts.push({ text: word, isChanged });
  }
  return parts;
}
