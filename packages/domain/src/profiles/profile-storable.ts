import { isCalendarDate } from '../basics/calendar-date.ts';
import { educationTextMaxLength, isEntryAllowed } from '../text/text-entry.ts';
import { isHeightCm } from './height.ts';
import type { ProfileField } from './profile-field.ts';
import { profileFields } from './profile-fields.ts';
import type { ProfileForm } from './profile-form.ts';
import type { ProfileCode } from './profile-codes.ts';
import type { ProfileViolation } from './profile-violations.ts';

type NamedField = ProfileField & { name: keyof ProfileForm };
type Check = readonly [code: ProfileCode, isStorable: (form: ProfileForm) => boolean];

const isStorable = <Value>(value: Value | null, isAllowed: (value: Value) => boolean) =>
  value === null || isAllowed(value);

/** What the declaration of a field does not say. */
const unusual: Partial<Record<keyof ProfileForm, Check>> = {
  childrenCount: [
    'children_count_out_of_range',
    (form) => isStorable(form.childrenCount, (count) => isEntryAllowed('childrenCount', count)),
  ],
  birthday: ['birth_date_invalid', (form) => isStorable(form.birthday, isCalendarDate)],
  heightCm: ['height_out_of_range', (form) => isStorable(form.heightCm, isHeightCm)],
  educationStream: [
    'education_text_too_long',
    (form) => isStorable(form.educationStream, (stream) => stream.length <= educationTextMaxLength),
  ],
};

function findCheck({ name, limits }: NamedField): Check | undefined {
  if (limits === undefined) return unusual[name];
  const isAllowed = (value: unknown) => isEntryAllowed(limits.entry, value as number);
  return [limits.code, (form) => isStorable(form[name], isAllowed)];
}

/**
 * What even a draft cannot save because no column can store it, such as a date that does not exist or a
 * weight of 900 kg.
 */
export function findUnstorable(form: ProfileForm): ProfileViolation[] {
  return Object.values(profileFields).flatMap((field) => findUnstorableAnswer(field, form));
}

/** The same of one field. It looks at no other answer. */
export function findUnstorableAnswer(field: NamedField, form: ProfileForm): ProfileViolation[] {
  const check = findCheck(field);
  if (check === undefined) return [];
  const [code, isKept] = check;
  return isKept(form) ? [] : [{ field: field.name, code }];
}
