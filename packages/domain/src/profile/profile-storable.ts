import { isCalendarDate } from '../basics/calendar-date.ts';
import { educationTextMaxLength, isEntryAllowed } from '../text/text-entry.ts';
import { isHeightCm } from './height.ts';
import { profileFields } from './profile-fields.ts';
import type { ProfileForm } from './profile-form.ts';
import type { ProfileViolation } from './profile-violations.ts';

const isStorable = <Value>(value: Value | null, isAllowed: (value: Value) => boolean) =>
  value === null || isAllowed(value);

/**
 * What even a draft cannot save because no column can store it, such as a date that does not exist or a
 * weight of 900 kg.
 */
export function findUnstorable(form: ProfileForm): ProfileViolation[] {
  const unusual: (ProfileViolation & { isStorable: boolean })[] = [
    {
      field: 'childrenCount',
      code: 'children_count_out_of_range',
      isStorable: isStorable(form.childrenCount, (count) => isEntryAllowed('childrenCount', count)),
    },
    { field: 'birthday', code: 'birth_date_invalid', isStorable: isStorable(form.birthday, isCalendarDate) },
    { field: 'heightCm', code: 'height_out_of_range', isStorable: isStorable(form.heightCm, isHeightCm) },
    {
      field: 'educationStream',
      code: 'education_text_too_long',
      isStorable: isStorable(form.educationStream, (stream) => stream.length <= educationTextMaxLength),
    },
  ];
  const limited = Object.values(profileFields).flatMap((field) =>
    'limits' in field
      ? [
          {
            field: field.name,
            code: field.limits.code,
            isStorable: isStorable(form[field.name], (value) => isEntryAllowed(field.limits.entry, value)),
          },
        ]
      : [],
  );
  return [...unusual, ...limited]
    .filter((value) => !value.isStorable)
    .map(({ field, code }) => ({ field, code }));
}
