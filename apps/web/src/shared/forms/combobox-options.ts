/** One row of a list. The detail stands below the label, smaller. */
export interface ComboboxOption {
  key: string;
  label: string;
  detail?: string | undefined;
}

/** More rows than anybody scrolls through; typing finds the rest. */
const shownAtMost = 200;

/** The options whose label contains what was typed, those that begin with it first. */
export function matchOptions(options: readonly ComboboxOption[], text: string): ComboboxOption[] {
  const wanted = plain(text);
  if (wanted === '') return options.slice(0, shownAtMost);
  const found = options.filter((option) => plain(option.label).includes(wanted));
  const begin = found.filter((option) => plain(option.label).startsWith(wanted));
  const contain = found.filter((option) => !plain(option.label).startsWith(wanted));
  return [...begin, ...contain].slice(0, shownAtMost);
}

/** The option whose label is what was typed, but for case and accents, where there is exactly one. */
export function findExactOption(
  options: readonly ComboboxOption[],
  text: string,
): ComboboxOption | undefined {
  const wanted = plain(text);
  const [first, ...others] = options.filter((option) => plain(option.label) === wanted);
  return others.length === 0 ? first : undefined;
}

function plain(text: string): string {
  return text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}
