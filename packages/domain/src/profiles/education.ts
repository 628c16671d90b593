/** The education fields of a profile; lookups are given by name. */
export interface Education {
  highestEducation: string | null;
  secondHighestEducation: string | null;
  newEducation: readonly string[];
  educationStream: string | null;
}

/** Long names that do not fit on a card or in the book, and their abbreviations. */
export const educationAbbreviations = {
  'Management and Business Administration': 'MBA',
  Engineering: 'Eng.',
  'Accounting and Finance': 'BAF',
  'Banking and Insurance': 'BI',
  'Humanities and Social Sciences': 'HSS',
} as const;

const longNames = new RegExp(`\\b(?:${Object.keys(educationAbbreviations).join('|')})\\b`, 'g');

/** Abbreviates the long names anywhere in a text. */
export function abbreviateEducation(text: string): string {
  return text.replace(
    longNames,
    (name) => educationAbbreviations[name as keyof typeof educationAbbreviations],
  );
}

/**
 * The education for the hall screen and the book: highest and second highest separated by a bar, else the
 * list of the newer form with its stream, else a dash.
 */
export function formatEducation(education: Education): string {
  const { highestEducation, secondHighestEducation, newEducation, educationStream } = education;
  const highest = joinFilled([highestEducation, secondHighestEducation], ' | ');
  const listed = joinFilled([joinFilled(newEducation, ', '), educationStream], ' ');
  return abbreviateEducation(highest || listed || '-');
}

function joinFilled(texts: readonly (string | null)[], separator: string): string {
  return texts
    .map((text) => text?.trim())
    .filter(Boolean)
    .join(separator);
}
