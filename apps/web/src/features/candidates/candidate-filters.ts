import { type CandidateFilter, reachedSteps } from '@suchi/contracts/office';
import { activations, attendances } from '@suchi/domain/lifecycle';
import { genders, maritalStatuses } from '@suchi/domain/profiles';
import type { Translate } from '../../shared/i18n/messages.ts';
import type { ChoiceFilter, EntryFilter, ListFilter } from '../../shared/ui/data-list/list-types.ts';

const named = (key: keyof CandidateFilter, filter: Omit<ChoiceFilter, 'key'>): ListFilter => ({
  key,
  ...filter,
});
const typed = (key: keyof CandidateFilter, label: string, entry: EntryFilter['entry']): ListFilter => ({
  key,
  label,
  entry,
});

/** The filters of every list of candidates. Hidden profiles are left out until the chip is removed. */
export function listCandidateFilters(t: Translate<'candidates'>): ListFilter[] {
  return [
    named('hidden', {
      label: t('filters.hidden'),
      options: [
        { value: 'without', label: t('filters.hiddenWithout') },
        { value: 'only', label: t('filters.hiddenOnly') },
      ],
      initial: 'without',
    }),
    named('gender', {
      label: t('filters.gender'),
      options: genders.map((value) => ({ value, label: t(`genders.${value}`) })),
    }),
    typed('age_from', t('filters.ageFrom'), 'number'),
    typed('age_to', t('filters.ageTo'), 'number'),
    typed('place', t('filters.place'), 'text'),
    typed('education', t('filters.education'), 'text'),
    typed('gotra', t('filters.gotra'), 'text'),
    named('marital_status', {
      label: t('filters.marital'),
      options: maritalStatuses.map((value) => ({ value, label: value })),
    }),
    named('has_serial_number', {
      label: t('filters.serial'),
      options: [
        { value: 'yes', label: t('filters.withSerial') },
        { value: 'no', label: t('filters.withoutSerial') },
      ],
    }),
    named('activation', {
      label: t('filters.season'),
      options: activations.map((value) => ({ value, label: t(`season.${value}`) })),
    }),
    named('attendance', {
      label: t('filters.attendance'),
      options: attendances.map((value) => ({ value, label: t(`attendance.${value}`) })),
    }),
    named('reached', {
      label: t('filters.reached'),
      options: reachedSteps.map((value) => ({ value, label: t(`filters.${value}`) })),
    }),
    typed('registered_from', t('filters.registeredFrom'), 'date'),
    typed('registered_to', t('filters.registeredTo'), 'date'),
  ];
}
