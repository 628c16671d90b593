/** Levels of education, lowest first. A preference asks for one of them or a higher one. */
export const educationLevels = ['school', 'diploma', 'degree', 'postgraduate', 'doctorate'] as const;
export type EducationLevel = (typeof educationLevels)[number];

/**
 * How the names of a level begin; the first that matches counts. Each association has a list of its own, so the name
 * decides and not a number.
 */
const beginnings: readonly (readonly [EducationLevel, RegExp])[] = [
  ['doctorate', /^(ph\.?\s?d|doctor|d\.?litt|d\.m\.( |$)|m\.ch)/],
  ['school', /^(s\.?s\.?c|h\.?s\.?c|i\.?t\.?i|10th|12th|matric|school)/],
  ['degree', /^(m\.?b\.?b\.?s|c\.?a\.? inter)/],
  ['postgraduate', /^(post|pg|m\.|m[a-z]{1,3}\b|master|executive m|ll\.?m|fellow|pharm\.?d)/],
  // Diplomas of physicians, and examinations of professions that stand beside a postgraduate degree.
  ['postgraduate', /^(d\.?n\.?b|d\.g\.o|d\.c\.h|(c\.?a|c\.?s|c\.?m\.?a|c\.?f\.?a|cpa|acca)\b|actuarial)/],
  ['degree', /^(b\.|b[a-z]{1,4}\b|bachelor|graduate|ll\.?b|commercial pilot)/],
  ['diploma', /^(diploma|d\.|g\.d\.c|caiib|sangeet|polytechnic)/],
];

/** The level of a value of the list of educations; null where its name does not say it. */
export function educationLevelOf(name: string): EducationLevel | null {
  const text = name.trim().toLowerCase();
  return beginnings.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
