import { checkEligibility, type EligibilityRules, legalAge } from '../profile/eligibility.ts';
import { ageOn } from '../profile/age.ts';
import { isCalendarDate } from '../basics/calendar-date.ts';
import { isBelowPrint } from '../profile/media.ts';
import type { ProfileForm } from '../profile/profile-form.ts';
import { findProfileViolations } from '../profile/profile-violations.ts';

/** What the reviewer's desk looks at by itself; a warning informs and never disables. */
export const reviewChecks = ['age', 'photo', 'contact', 'namesake', 'complete'] as const;

/** The answer of one check, with figures and names for the sentence. */
export interface ReviewCheck {
  check: (typeof reviewChecks)[number];
  isOk: boolean;
  values: Record<string, string | number>;
  /** The profile to compare with, when there is one. */
  profileId: number | null;
}

/** What the desk knows of a profile. */
export interface ReviewFacts {
  form: ProfileForm;
  /** The size of the main photo, or null without one. */
  photo: { width: number; height: number } | null;
  /** Somebody else with the same name, or with the same surname and birthday. */
  namesake: { profileId: number; name: string; serialNumber: number | null } | null;
}

/** All checks, in the order of the desk. */
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
