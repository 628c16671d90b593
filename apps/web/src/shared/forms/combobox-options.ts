import { createListMatch, type ListMatch } from '@suchi/domain/text';

/** The detail is shown below the label. */
export interface ComboboxOption {
  key: string;
  label: string;
  detail?: string | undefined;
  /** Another name, by which typing finds it too. */
  also?: string | undefined;
}

/** Typing finds the rest. */
const shownAtMost = 200;

const bestFirst: readonly ListMatch[] = ['same', 'start', 'part'];

const namesOf = ({ label, also }: ComboboxOption) => (also === undefined ? [label] : [label, also]);
const bestOf = (matches: readonly (ListMatch | null)[]) => bestFirst.find((each) => matches.includes(each));

/** Options that fit the text, best first. */
export function matchOptions(options: readonly ComboboxOption[], text: string): ComboboxOption[] {
  if (text.trim() === '') return options.slice(0, shownAtMost);
  const matchName = createListMatch(text);
  const ranked = options.map((option) => ({ option, match: namesOf(option).map(matchName) }));
  return bestFirst
    .flatMap((wanted) => ranked.filter(({ match }) => bestOf(match) === wanted).map(({ option }) => option))
    .slice(0, shownAtMost);
}

/** The only option that is the text: as written, else without regard to dots, accents and doubled vowels. */
export function findExactOption(
  options: readonly ComboboxOption[],
  text: string,
): ComboboxOption | undefined {
  const wanted = text.trim().toLowerCase();
  const written = options.filter((option) => namesOf(option).some((name) => name.toLowerCase() === wanted));
  const matchName = createListMatch(text);
  const [first, ...others] =
    written.length > 0
      ? written
      : options.filter((option) => namesOf(option).map(matchName).includes('same'));
  return others.length === 0 ? first : undefined;
}
