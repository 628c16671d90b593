/** The name with its middle names as initials, so that the surname has room: Sunita R. Kelkar. */
export function shortenMiddleNames(name: string): string {
  const [first, ...rest] = name.split(/\s+/).filter(Boolean);
  const last = rest.pop();
  if (first === undefined || last === undefined) return name;
  const initials = rest.map((word) => (/^\p{L}\.?$/u.test(word) ? word : `${initialOf(word)}.`));
  return [first, ...initials, last].join(' ');
}

/** With its vowel sign in scripts that have one. */
const initialOf = (word: string) => /^.\p{M}*/u.exec(word)?.[0] ?? '';
