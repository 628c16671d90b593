/** What a profile says of its education; lookups are given by name. */
export interface Education {
  highestEducation: string | null;
  secondHighestEducation: string | null;
  newEducation: readonly string[];
  educationStream: string | null;
}

/** The long names that would not fit on a card or in the book, and what stands there instead. */
export const educationAbbreviations = {
  'Management and Business Administration': 'MBA',
  Engineering: 'Eng.',
  'Accounting and Finance': 'BAF',
  'Banking and Insurance': 'BI',
  'Humanities and Social Sciences': 'HSS',
} as const;

const longNames = new RegExp(`\\b(?:${Object.keys(educationAbbreviations).join('|')})\\b`, 'g');

/** A text with the long names abbreviated, wherever in it they stand. */
export function abbreviateEducation(text: string): string {
  return text.replace(
    longNames,
    (name) => educationAbbreviations[name as keyof typeof educationAbbreviations],
  );
}

/**
 * The education as the hall screen and the book show it: highest and second highest with a bar between them,
 * otherwise the list of the newer form with its stream, otherwise a dash.
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
