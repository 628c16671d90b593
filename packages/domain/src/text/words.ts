/** How many words partner expectations need, and how many fit in the book. */
export const partnerExpectationWords = { min: 10, printed: 100 } as const;

/** Counts the words of a text, separated by white space. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/** The text up to the end of the given word, with spaces and line breaks inside it. */
export function firstWords(text: string, count: number): string {
  const last = [...text.matchAll(/\S+/g)][count - 1];
  return (last ? text.slice(0, last.index + last[0].length) : text).trim();
}
