import { ageOn, latestBirthdayAt } from './age.ts';
import { isCalendarDate } from '../basics/calendar-date.ts';
import type { CalendarDate } from '../basics/date-window.ts';
import type { Decision } from '../basics/decision.ts';
import type { Gender } from './gender.ts';

/** The legal age of marriage in India. */
export const legalAge: Record<Gender, number> = { Male: 21, Female: 18 };

/** The facts that eligibility needs; a draft may lack them. */
export interface Candidate {
  gender: Gender | null;
  birthday: CalendarDate | null;
}

export interface EligibilityRules {
  today: CalendarDate;
  /** The association's own limit; null: only the law. */
  latestBirthDate: CalendarDate | null;
}

/** The last birthday that is eligible on that day; while the gender is open, by the lower age. */
export function latestEligibleBirthday(
  gender: Gender | null,
  { today, latestBirthDate }: EligibilityRules,
): CalendarDate {
  const byLaw = latestBirthdayAt(legalAge[gender ?? 'Female'], today);
  return latestBirthDate === null || byLaw < latestBirthDate ? byLaw : latestBirthDate;
}

/** Why a candidate is not eligible. */
export type EligibilityReason =
  'gender_missing' | 'birthday_missing' | 'birthday_invalid' | 'under_legal_age' | 'born_too_late';

/** Whether a candidate may be listed: old enough by law on that day, and born early enough for the edition. */
export function checkEligibility(
  candidate: Candidate,
  rules: EligibilityRules,
): Decision<EligibilityReason, { age: number }> {
  const { gender, birthday } = candidate;
  if (gender === null) return { allowed: false, reason: 'gender_missing' };
  if (birthday === null) return { allowed: false, reason: 'birthday_missing' };
  if (!isCalendarDate(birthday)) return { allowed: false, reason: 'birthday_invalid' };

  // The law comes first, because no setting can change it.
  const age = ageOn(birthday, rules.today);
  if (age < legalAge[gender]) return { allowed: false, reason: 'under_legal_age' };
  if (rules.latestBirthDate !== null && birthday > rules.latestBirthDate)
    return { allowed: false, reason: 'born_too_late' };
  return { allowed: true, age };
}

/** The association's limit for birth dates; null when everyone of legal age is within it. */
export function findBirthLimit({ today, latestBirthDate }: EligibilityRules): CalendarDate | null {
  const byLaw = latestEligibleBirthday(null, { today, latestBirthDate: null });
  return latestBirthDate !== null && latestBirthDate < byLaw ? latestBirthDate : null;
}
