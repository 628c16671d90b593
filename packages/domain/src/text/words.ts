/** How many words partner expectations need, and how many of them the book has room for. */
export const partnerExpectationWords = { min: 10, printed: 100 } as const;

/** How many words a text has; a word is what stands between blanks. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/** The text up to the end of its so-many-th word, blanks and line breaks inside it kept. */
export function firstWords(text: string, count: number): string {
  const last = [...text.matchAll(/\S+/g)][count - 1];
  return (last ? text.slice(0, last.index + last[0].length) : text).trim();
}
