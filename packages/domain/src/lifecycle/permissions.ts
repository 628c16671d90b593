/** Who sees a photo or opens a number on the website: all who find the profile, or families that were accepted. */
export const audiences = ['all', 'accepted'] as const;
export type Audience = (typeof audiences)[number];

/** What a family decides itself, at once and without a review. */
export interface Permissions {
  photoFor: Audience;
  numberFor: Audience;
  showsHoroscope: boolean;
}
