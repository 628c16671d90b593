import type { Gender } from './gender.ts';

/** Whose profile a member can write. */
export const authorRelations = ['myself', 'daughter', 'son', 'sister', 'brother', 'relative'] as const;
export type AuthorRelation = (typeof authorRelations)[number];

/** Also of profiles from before this was stored. No one chooses `unknown`. */
export const storedRelations = [...authorRelations, 'unknown'] as const;
export type StoredRelation = (typeof storedRelations)[number];

/** Whose profile it is, and whether the candidate agrees when another person writes it. */
export interface Authorship {
  relation: StoredRelation | null;
  /** How a relative is related. */
  relationText: string | null;
  hasConsent: boolean;
}

/** Whether another person writes, so that the candidate's consent is needed. */
export function needsConsent(relation: StoredRelation | null): relation is Exclude<AuthorRelation, 'myself'> {
  return relation !== null && relation !== 'myself' && relation !== 'unknown';
}

/** The candidate's gender, where the relation tells it. */
export function genderOfRelation(relation: AuthorRelation): Gender | null {
  if (relation === 'daughter' || relation === 'sister') return 'Female';
  return relation === 'son' || relation === 'brother' ? 'Male' : null;
}

/** Whether the consent was given with this save, so that its time and account are recorded. */
export function isConsentNew(saved: Authorship, stored: Authorship): boolean {
  return saved.hasConsent && (!stored.hasConsent || saved.relation !== stored.relation);
}
