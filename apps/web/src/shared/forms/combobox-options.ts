/** The detail is shown below the label. */
export interface ComboboxOption {
  key: string;
  label: string;
  detail?: string | undefined;
}

/** Typing finds the rest. */
const shownAtMost = 200;

/** Options that contain the text; those that start with it come first. */
export function matchOptions(options: readonly ComboboxOption[], text: string): ComboboxOption[] {
  const wanted = plain(text);
  if (wanted === '') return options.slice(0, shownAtMost);
  const found = options.filter((option) => plain(option.label).includes(wanted));
  const begin = found.filter((option) => plain(option.label).startsWith(wanted));
  const contain = found.filter((option) => !plain(option.label).startsWith(wanted));
  return [...begin, ...contain].slice(0, shownAtMost);
}

/** The only option that equals the text, ignoring case and accents. */
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
