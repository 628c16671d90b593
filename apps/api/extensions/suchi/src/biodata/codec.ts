import {
  biodataParts,
  type BiodataHeading,
  type BiodataLayout,
  type BiodataShows,
  changeableLines,
  type ChangeableLine,
  paperShowsAtFirst,
} from '@suchi/domain/biodata';
import type { Language } from '@suchi/words';
import * as z from 'zod/mini';
import type { Row } from '../platform/rows.generated.ts';

export type ChangedWords = Partial<Record<ChangeableLine, string>>;

/** What an account chose. */
export interface BiodataChoices {
  layout: BiodataLayout;
  language: Language;
  shows: BiodataShows;
  heading: BiodataHeading;
  ownHeading: string | null;
  words: Record<Language, ChangedWords>;
}

export const choicesAtFirst = (language: Language): BiodataChoices => ({
  layout: 'classic',
  language,
  shows: paperShowsAtFirst,
  heading: 'ganesh',
  ownHeading: null,
  words: {},
});

export const choiceColumns = ['layout', 'language', 'shows', 'heading', 'own_heading', 'words'] as const;

const keptShows = z.record(z.string(), z.boolean());
const keptWords = z.record(z.string(), z.record(z.string(), z.string()));

/** What this release does not know any more is left out. */
export function parseChoices(row: Row<'biodata', (typeof choiceColumns)[number]>): BiodataChoices {
  const shows = keptShows.safeParse(row.shows).data ?? {};
  const words = keptWords.safeParse(row.words).data ?? {};
  return {
    layout: row.layout,
    language: row.language,
    shows: Object.fromEntries(
      biodataParts.map((part) => [part, shows[part] ?? paperShowsAtFirst[part]]),
    ) as BiodataShows,
    heading: row.heading,
    ownHeading: row.own_heading,
    words: Object.fromEntries(Object.entries(words).map(([language, lines]) => [language, pickLines(lines)])),
  };
}

const pickLines = (lines: Record<string, string>): ChangedWords =>
  Object.fromEntries(
    changeableLines.flatMap((line) => (lines[line] === undefined ? [] : [[line, lines[line]]])),
  );

export const encodeChoices = ({ ownHeading, shows, words, ...choices }: BiodataChoices) => ({
  ...choices,
  own_heading: ownHeading,
  shows: JSON.stringify(shows),
  words: JSON.stringify(words),
});
