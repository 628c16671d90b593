import type { Decision } from '../basics/decision.ts';
import type { AuthorRelation } from '../profiles/authorship.ts';
import {
  type Candidate,
  checkEligibility,
  type EligibilityReason,
  type EligibilityRules,
} from '../profiles/eligibility.ts';
import type { Gender } from '../profiles/gender.ts';

/** Who comes to the desk with the form. */
export const bringers = ['candidate', 'mother', 'father', 'sibling', 'other'] as const;
export type Bringer = (typeof bringers)[number];

/** Whose profile it is, as the form of the families asks it. */
export function relationOf(bringer: Bringer, gender: Gender): AuthorRelation {
  if (bringer === 'candidate') return 'myself';
  if (bringer === 'other') return 'relative';
  if (bringer === 'sibling') return gender === 'Female' ? 'sister' : 'brother';
  return gender === 'Female' ? 'daughter' : 'son';
}

/** Of one family. */
export const profilesOfNumber = 3;

/** What is known of a mobile number: profiles of the desk, and whether an account with an address has it. */
export interface KnownNumber {
  hasAccount: boolean;
  profiles: number;
}

export type NumberReason = 'has_account' | 'number_full';

/** Whether a number may serve one more profile. */
export function checkNumber({ hasAccount, profiles }: KnownNumber): Decision<NumberReason> {
  if (hasAccount) return { allowed: false, reason: 'has_account' };
  return profiles < profilesOfNumber ? { allowed: true } : { allowed: false, reason: 'number_full' };
}

export interface EntryStart {
  number: KnownNumber;
  candidate: Candidate;
  isSigned: boolean;
  hasPaper: boolean;
}

export type StartReason = NumberReason | EligibilityReason | 'not_signed' | 'no_paper';

/** Whether entering may begin. The candidate signs, not only the family. */
export function checkStart(
  { number, candidate, isSigned, hasPaper }: EntryStart,
  rules: EligibilityRules,
): Decision<StartReason> {
  const ofNumber = checkNumber(number);
  if (!ofNumber.allowed) return ofNumber;
  const ofCandidate = checkEligibility(candidate, rules);
  if (!ofCandidate.allowed) return ofCandidate;
  if (!isSigned) return { allowed: false, reason: 'not_signed' };
  return hasPaper ? { allowed: true } : { allowed: false, reason: 'no_paper' };
}

/** How long somebody has a form for themselves after the last sign of life. */
export const holdMs = 45_000;

export interface Hold {
  by: string | null;
  at: Date | null;
}

/** Whether this person may write in the form: nobody else has it open. */
export function mayHold({ by, at }: Hold, person: string, now: Date): boolean {
  return by === null || at === null || by === person || now.getTime() - at.getTime() > holdMs;
}

/** The first word, the last one, and all between. A single word is a first name. */
export function splitName(whole: string): { first: string; middle: string | null; last: string | null } {
  const words = whole.split(/\s+/).filter((word) => word !== '');
  const [first = '', ...others] = words;
  const last = others.pop() ?? null;
  return { first, middle: others.length === 0 ? null : others.join(' '), last };
}
