/** The genders; the printed sections and the law use these two. */
export const genders = ['Male', 'Female'] as const;
export type Gender = (typeof genders)[number];

/** The gender that a candidate of this gender searches for. */
export function oppositeGender(gender: Gender): Gender {
  return gender === 'Male' ? 'Female' : 'Male';
}
