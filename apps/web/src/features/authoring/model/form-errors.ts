import type { ErrorDetails } from '@suchi/contracts/basics';
import { dataPathOf, parseProfileForm, profileForm, type ProfileFormData } from '@suchi/contracts/profile';
import {
  type EligibilityRules,
  findProfileViolations,
  findUnstorable,
  type ProfileCode,
  type ProfileFormField,
  profileMessages,
} from '@suchi/domain/profile';
import { findSection, listFields, type SectionName, sectionNames } from './sections.ts';

export interface FormError {
  path: string;
  /** The domain's text, or a key of the contracts. */
  message: string;
}

export const emptyProfile: ProfileFormData = profileForm.parse({});

/** In the order of the sections. */
export function findFormErrors(profile: ProfileFormData, rules: EligibilityRules): FormError[] {
  const violations = findProfileViolations(parseProfileForm(profile), rules).map(({ field, code }) => ({
    path: dataPathOf(field),
    message: profileMessages[code],
  }));
  const others = findDraftErrors(profile).filter(
    ({ path }) => !violations.some((found) => found.path === path),
  );
  return sortBySection([...violations, ...others]);
}

/** Not allowed even in a draft: a text longer than its column, a number beyond its limit. */
export function findDraftErrors(profile: ProfileFormData): FormError[] {
  const parsed = profileForm.safeParse(profile);
  const issues = parsed.success ? [] : parsed.error.issues;
  return [
    ...issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    ...findUnstorable(parseProfileForm(profile)).map(({ field, code }) => ({
      path: dataPathOf(field),
      message: profileMessages[code],
    })),
  ];
}

/** The fields that have such an answer. */
export function listUnstorable(profile: ProfileFormData): (keyof ProfileFormData)[] {
  const fields = findDraftErrors(profile).map(({ path }) => path.split('.')[0]);
  return sectionNames.flatMap(listFields).filter((field) => fields.includes(field));
}

/** Found by running the same rules on an empty form, once without and once with this job. */
export function listRequired(profile: ProfileFormData, rules: EligibilityRules): ReadonlySet<string> {
  const children = profile.children.map(() => ({ gender: null, age: null }));
  const blank = { ...emptyProfile, has_children: profile.has_children, children };
  const violations = [null, profile.job_type].flatMap((job_type) =>
    findProfileViolations(parseProfileForm({ ...blank, job_type }), rules),
  );
  return new Set(violations.map(({ field }) => dataPathOf(field)));
}

/** The server's violations as form errors. Unknown ones are left to the error's own text. */
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
