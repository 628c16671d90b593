/** What a candidate can be; the printed sections and the law know these two. */
export const genders = ['Male', 'Female'] as const;
export type Gender = (typeof genders)[number];

/** Whom a candidate of this gender searches. */
export function oppositeGender(gender: Gender): Gender {
  return gender === 'Male' ? 'Female' : 'Male';
}
