import { checkEligibility, type EligibilityRules, legalAge } from '../profiles/eligibility.ts';
import { ageOn } from '../profiles/age.ts';
import { isCalendarDate } from '../basics/calendar-date.ts';
import { isBelowPrint } from '../profiles/media.ts';
import type { ProfileForm } from '../profiles/profile-form.ts';
import { findProfileViolations } from '../profiles/profile-violations.ts';

/** The automatic checks for a reviewer. A warning informs and never blocks. */
export const reviewChecks = ['age', 'photo', 'contact', 'namesake', 'complete'] as const;

/** The result of one check, with the values for its message. */
export interface ReviewCheck {
  check: (typeof reviewChecks)[number];
  isOk: boolean;
  values: Record<string, string | number>;
  profileId: number | null;
}

/** The facts about a profile that the checks need. */
export interface ReviewFacts {
  form: ProfileForm;
  photo: { width: number; height: number } | null;
  /** Another candidate with the same name, or with the same surname and birthday. */
  namesake: { profileId: number; name: string; serialNumber: number | null } | null;
}

/** All checks, in the order in which they are shown. */
export function listReviewChecks(facts: ReviewFacts, rules: EligibilityRules): ReviewCheck[] {
  const { form, photo } = facts;
  const violations = findProfileViolations(form, rules);
  const reachable = form.addresses.filter(({ mobile }) => (mobile ?? '').trim() !== '');
  return [
    checkAge(form, rules),
    {
      check: 'photo',
      isOk: photo !== null && !isBelowPrint(photo),
      values: photo === null ? {} : { width: photo.width, height: photo.height },
      profileId: null,
    },
    { check: 'contact', isOk: reachable.length > 0, values: { mobiles: reachable.length }, profileId: null },
    checkNamesake(facts),
    {
      check: 'complete',
      isOk: violations.length === 0,
      values: { missing: violations.length },
      profileId: null,
    },
  ];
}

function checkAge({ gender, birthday }: ProfileForm, rules: EligibilityRules): ReviewCheck {
  const isKnown = birthday !== null && isCalendarDate(birthday);
  return {
    check: 'age',
    isOk: checkEligibility({ gender, birthday }, rules).allowed,
    values: {
      ...(isKnown ? { age: ageOn(birthday, rules.today) } : {}),
      ...(gender === null ? {} : { needed: legalAge[gender] }),
    },
    profileId: null,
  };
}

function checkNamesake({ namesake }: ReviewFacts): ReviewCheck {
  if (namesake === null) return { check: 'namesake', isOk: true, values: {}, profileId: null };
  const { profileId, name, serialNumber } = namesake;
  return {
    check: 'namesake',
    isOk: false,
    values: { name, ...(serialNumber === null ? {} : { serial: serialNumber }) },
    profileId,
  };
}
