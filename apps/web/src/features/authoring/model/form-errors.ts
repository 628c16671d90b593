import type { ErrorDetails } from '@suchi/contracts/basics';
import { dataPathOf, parseProfileForm, profileForm, type ProfileFormData } from '@suchi/contracts/profile';
import {
  type EligibilityRules,
  findProfileViolations,
  type ProfileCode,
  type ProfileFormField,
  profileMessages,
} from '@suchi/domain/profile';
import { findSection, type SectionName, sectionNames } from './sections.ts';

/** One thing to mend: where, and in which words. */
export interface FormError {
  path: string;
  /** The domain's words, or a key of the contracts. */
  message: string;
}

/** A form without a single answer. */
export const emptyProfile: ProfileFormData = profileForm.parse({});

/** Everything that keeps the profile from being submitted, in the order of the sections. */
export function findFormErrors(profile: ProfileFormData, rules: EligibilityRules): FormError[] {
  const violations = findProfileViolations(parseProfileForm(profile), rules).map(({ field, code }) => ({
    path: dataPathOf(field),
    message: profileMessages[code],
  }));
  const shape = findShapeErrors(profile).filter(
    ({ path }) => !violations.some((found) => found.path === path),
  );
  return sortBySection([...violations, ...shape]);
}

/** What not even a draft may have: a text that is longer than its column. */
export function findShapeErrors(profile: ProfileFormData): FormError[] {
  const parsed = profileForm.safeParse(profile);
  const issues = parsed.success ? [] : parsed.error.issues;
  return issues.map(({ path, message }) => ({ path: path.join('.'), message }));
}

/** The paths that must be filled, asked of the same rules with an empty form: once as it is, once for this job. */
export function listRequired(profile: ProfileFormData, rules: EligibilityRules): ReadonlySet<string> {
  const children = profile.children.map(() => ({ gender: null, age: null }));
  const blank = { ...emptyProfile, has_children: profile.has_children, children };
  const violations = [null, profile.job_type].flatMap((job_type) =>
    findProfileViolations(parseProfileForm({ ...blank, job_type }), rules),
  );
  return new Set(violations.map(({ field }) => dataPathOf(field)));
}

/** What the server found, told as if we had found it. What we have no words for is left to the error's own words. */
export function parseServerErrors(violations: ErrorDetails<'PROFILE_INCOMPLETE'>['violations']): FormError[] {
  return sortBySection(
    violations
      .filter(({ code }) => Object.hasOwn(profileMessages, code))
      .map(({ field, code }) => ({
        path: dataPathOf(field as ProfileFormField) ?? field,
        message: profileMessages[code as ProfileCode],
      })),
  );
}

function sortBySection(errors: readonly FormError[]): FormError[] {
  const place = ({ path }: FormError) => sectionNames.indexOf(findSection(path) as SectionName);
  return errors.toSorted((one, other) => place(one) - place(other));
}
