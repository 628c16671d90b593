import type { SerialRange } from './edition.ts';

/** How long the slideshow shows one candidate. */
export const tvSlideMs = 3_000;

/** A number from 0 up to but not including 1; passed in, so that tests can fix the order. */
export type Random = () => number;

/** The serials still to be shown, and the last one shown. */
export interface Deck {
  waiting: readonly number[];
  last: number | null;
}

/** The deck before the first slide. */
export const emptyDeck: Deck = { waiting: [], last: null };

/** The last serial number of an edition: of its sections, or of somebody behind them. */
export function findLastSerial(sections: readonly SerialRange[], serials: readonly number[]): number {
  return Math.max(0, ...sections.map(({ to }) => to), serials.at(-1) ?? 0);
}

/** The serials of the printed pages, one page each, whether or not the number is taken. */
export function listTvPdfSerials(lastSerial: number): number[] {
  return Array.from({ length: lastSerial }, (_, index) => index + 1);
}

/**
 * Draws the next serial. Every serial comes once before any repeats, and never twice in a row after a
 * reshuffle. Null when there are none.
 */
export function drawSerial(
  deck: Deck,
  serials: readonly number[],
  random: Random,
): { serial: number | null; deck: Deck } {
  const [serial = null, ...waiting] =
    deck.waiting.length > 0 ? deck.waiting : reshuffle(serials, deck, random);
  return { serial, deck: { waiting, last: serial } };
}

/** The items in random order; every order is equally likely. */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item);
}

function reshuffle(serials: readonly number[], { last }: Deck, random: Random): number[] {
  const [first, ...others] = shuffle(serials, random);
  if (first === undefined) return [];
  return first === last && others.length > 0 ? [...others, first] : [first, ...others];
}
