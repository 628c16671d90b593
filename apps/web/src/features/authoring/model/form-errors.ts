import type { ErrorDetails } from '@suchi/contracts/basics';
import { dataPathOf, parseProfileForm, profileForm, type ProfileFormData } from '@suchi/contracts/profiles';
import { isSameData } from '@suchi/domain/basics';
import {
  type EligibilityRules,
  findFieldViolations,
  findProfileViolations,
  findUnstorableAnswer,
  listAnswersBehind,
  type ProfileCode,
  profileFieldList,
  type ProfileFieldName,
  profileFields,
  type ProfileForm,
  type ProfileFormField,
} from '@suchi/domain/profiles';
import { findRuleWords } from '../../../entities/own-profile/rule-words.ts';
import { findSection, listFields, type SectionName, sectionNames } from './sections.ts';

export interface FormError {
  path: string;
  /** Of the profile's rules, or a key of the contracts. */
  code: string;
}

interface FieldFindings {
  /** What prevents a submission. */
  violations: readonly FormError[];
  /** Not allowed even in a draft: a text longer than its column, a number beyond its limit. */
  draft: readonly FormError[];
}

/** What the rules say about a profile. */
export interface Findings {
  profile: ProfileFormData;
  /** In the order of the declarations. */
  byField: readonly FieldFindings[];
  /** In the order of the sections; the same list while nothing in it changes. */
  errors: readonly FormError[];
  /** The paths of the fields that must be filled in. */
  required: ReadonlySet<string>;
}

export const emptyProfile: ProfileFormData = profileForm.parse({});

const fields = profileFieldList.map(({ column }) => {
  const declared = profileFields[column];
  return { column, declared, behind: listAnswersBehind(declared) };
});

/** Runs the rules. With earlier findings, only those of the fields that a changed answer concerns. */
export function checkProfile(profile: ProfileFormData, rules: EligibilityRules, before?: Findings): Findings {
  const changed = new Set<keyof ProfileForm>(
    fields
      .filter(({ column }) => profile[column] !== before?.profile[column])
      .map(({ declared }) => declared.name),
  );
  const form = parseProfileForm(profile);
  const byField = fields.map(({ column, declared, behind }, place) => {
    const known = before?.byField[place];
    if (known !== undefined && !behind.some((name) => changed.has(name))) return known;
    const violations = findFieldViolations(declared, form, rules).map(toFormError);
    return { violations, draft: findDraftErrors(column, profile, form) };
  });
  return {
    profile,
    byField,
    errors: gatherErrors(byField, before?.errors),
    required: before && isSameJob(profile, before.profile) ? before.required : listRequired(profile, rules),
  };
}

function toFormError({ field, code }: { field: ProfileFormField; code: ProfileCode }): FormError {
  return { path: dataPathOf(field), code };
}

function findDraftErrors(column: ProfileFieldName, profile: ProfileFormData, form: ProfileForm): FormError[] {
  const { error } = profileForm.shape[column].safeParse(profile[column]);
  const issues = error?.issues ?? [];
  return [
    ...issues.map(({ path, message }) => ({ path: [column, ...path].join('.'), code: message })),
    ...findUnstorableAnswer(profileFields[column], form).map(toFormError),
  ];
}

function gatherErrors(
  byField: readonly FieldFindings[],
  before: readonly FormError[] | undefined,
): readonly FormError[] {
  const violations = byField.flatMap((found) => found.violations);
  const paths = new Set(violations.map(({ path }) => path));
  const others = byField.flatMap(({ draft }) => draft).filter(({ path }) => !paths.has(path));
  const errors = sortBySection([...violations, ...others]);
  return before !== undefined && isSameData(errors, before) ? before : errors;
}

/** The fields whose answer cannot be saved even in a draft. */
export function listUnstorable(profile: ProfileFormData): ProfileFieldName[] {
  const form = parseProfileForm(profile);
  return sectionNames
    .flatMap(listFields)
    .filter((column) => findDraftErrors(column, profile, form).length > 0);
}

/** Whether the same fields are required. */
const isSameJob = (one: ProfileFormData, other: ProfileFormData) =>
  one.job_type === other.job_type &&
  one.has_children === other.has_children &&
  one.children.length === other.children.length;

/** Found by running the same rules on an empty form, once without and once with this job. */
function listRequired(profile: ProfileFormData, rules: EligibilityRules): ReadonlySet<string> {
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
      .filter(({ code }) => findRuleWords(code) !== undefined)
      .map(({ field, code }) => ({ path: dataPathOf(field as ProfileFormField) ?? field, code })),
  );
}

function sortBySection(errors: readonly FormError[]): FormError[] {
  const place = ({ path }: FormError) => sectionNames.indexOf(findSection(path) as SectionName);
  return errors.toSorted((one, other) => place(one) - place(other));
}
