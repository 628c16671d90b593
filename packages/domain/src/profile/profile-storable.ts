import { isCalendarDate } from '../basics/calendar-date.ts';
import { isHeightCm } from './height.ts';
import type { ProfileForm } from './profile-form.ts';
import type { ProfileViolation } from './profile-violations.ts';
import { educationTextMaxLength, isEntryAllowed } from '../text/text-entry.ts';

const isStorable = <Value>(value: Value | null, isAllowed: (value: Value) => boolean) =>
  value === null || isAllowed(value);

const isSiblings = (count: number) => isEntryAllowed('siblings', count);

/**
 * What even a draft cannot save because no column can store it, such as a date that does not exist or a
 * weight of 900 kg.
 */
export function findUnstorable(form: ProfileForm): ProfileViolation[] {
  const storable: (ProfileViolation & { isStorable: boolean })[] = [
    {
      field: 'childrenCount',
      code: 'children_count_out_of_range',
      isStorable: isStorable(form.childrenCount, (count) => isEntryAllowed('childrenCount', count)),
    },
    {
      field: 'birthday',
      code: 'birth_date_invalid',
      isStorable: isStorable(form.birthday, isCalendarDate),
    },
    {
      field: 'heightCm',
      code: 'height_out_of_range',
      isStorable: isStorable(form.heightCm, isHeightCm),
    },
    {
      field: 'weightKg',
      code: 'weight_out_of_range',
      isStorable: isStorable(form.weightKg, (weight) => isEntryAllowed('weightKg', weight)),
    },
    ...(['brothersMarried', 'brothersUnmarried', 'sistersMarried', 'sistersUnmarried'] as const).map(
      (field) => ({
        field,
        code: 'siblings_out_of_range' as const,
        isStorable: isStorable(form[field], isSiblings),
      }),
    ),
    {
      field: 'income',
      code: 'income_out_of_range',
      isStorable: isStorable(form.income, (income) => isEntryAllowed('income', income)),
    },
    {
      field: 'educationStream',
      code: 'education_text_too_long',
      isStorable: isStorable(form.educationStream, (stream) => stream.length <= educationTextMaxLength),
    },
  ];
  return storable.filter((value) => !value.isStorable).map(({ field, code }) => ({ field, code }));
}
