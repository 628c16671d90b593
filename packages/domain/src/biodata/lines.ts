import type { BiodataPart, BiodataShows } from './parts.ts';

/** The groups of a biodata, in its order. */
export const biodataSections = ['person', 'work', 'family', 'expectations', 'contact'] as const;
export type BiodataSection = (typeof biodataSections)[number];

interface LineFacts {
  section: BiodataSection;
  /** The switch without which it is left out. */
  part?: BiodataPart;
}

/**
 * Every line of a biodata, in its order: of the paper in each layout, of the text to read, of the shared page and of the
 * list in which words are changed.
 */
export const biodataLines = {
  born: { section: 'person' },
  birth: { section: 'person' },
  height: { section: 'person' },
  maritalStatus: { section: 'person' },
  children: { section: 'person' },
  bloodGroup: { section: 'person' },
  complexion: { section: 'person' },
  food: { section: 'person' },
  disability: { section: 'person' },
  gotra: { section: 'person' },
  star: { section: 'person', part: 'horoscope' },
  classes: { section: 'person', part: 'horoscope' },
  education: { section: 'work' },
  work: { section: 'work' },
  income: { section: 'work', part: 'income' },
  father: { section: 'family' },
  mother: { section: 'family' },
  brothers: { section: 'family' },
  sisters: { section: 'family' },
  mothersFamily: { section: 'family' },
  native: { section: 'family' },
  expectations: { section: 'expectations' },
  phone: { section: 'contact', part: 'phone' },
  address: { section: 'contact', part: 'address' },
} as const satisfies Record<string, LineFacts>;
export type BiodataLine = keyof typeof biodataLines;

export const biodataLineNames = Object.keys(biodataLines) as BiodataLine[];

/** What a family can write again: every line, and the name above them. */
export const changeableLines = ['name', ...biodataLineNames] as const;
export type ChangeableLine = (typeof changeableLines)[number];

export type BiodataValues = Partial<Record<BiodataLine, string | null>>;

/** The longest text of a line that was written again. */
export const changedWordsMax = 300;
export const changedExpectationsMax = 2000;

export const longestWords = (line: ChangeableLine): number =>
  line === 'expectations' ? changedExpectationsMax : changedWordsMax;

export interface BiodataGroup {
  section: BiodataSection;
  lines: { line: BiodataLine; value: string }[];
}

/** The filled lines that are shown, by their group. Empty lines and groups vanish. */
export function groupLines(values: BiodataValues, shows: Omit<BiodataShows, 'photo'>): BiodataGroup[] {
  const isOn = { photo: true, ...shows };
  return biodataSections.flatMap((section) => {
    const lines = biodataLineNames.flatMap((line) => {
      const facts: LineFacts = biodataLines[line];
      const value = values[line]?.trim() ?? '';
      const isLeftOut = facts.section !== section || (facts.part !== undefined && !isOn[facts.part]);
      return isLeftOut || value === '' ? [] : [{ line, value }];
    });
    return lines.length === 0 ? [] : [{ section, lines }];
  });
}
