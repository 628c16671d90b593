import { formatIncome, incomeCurrencies } from '@suchi/domain/profile';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useEditor } from '../model/profile-editor.ts';
import { useAnswer } from '../model/use-answer.ts';
import { ProfileLookup, ProfileLookupName } from './profile-lookup.tsx';
import { ProfileNumber } from './profile-number.tsx';
import { ProfilePlace } from './profile-place.tsx';
import { ProfileText } from './profile-text.tsx';

export function WorkSection() {
  const { profile, setValue } = useEditor();
  const { income, income_currency: currency, new_country: country } = profile;
  return (
    <>
      <ProfileLookup path="job_type" lookup="Job Type" canAdd />
      <ProfileLookupName path="new_occupation" lookup="Occupation" canAdd />
      <ProfileText path="organization_name" isEnglish autoComplete="organization" />
      <ProfileText path="designation" isEnglish autoComplete="organization-title" />
      <ProfileNumber
        path="income"
        entry="income"
        hint={income === null ? undefined : formatIncome(income, currency)}
      />
      <CurrencyField />
      <ProfilePlace
        path="new_location"
        onChosen={(place) => {
          if (place?.country && country === null) setValue('new_country', place.country);
        }}
      />
      <ProfileLookupName path="new_country" lookup="Country" canAdd />
    </>
  );
}

function CurrencyField() {
  const t = useMessages('authoring');
  const { value, onChange, shown } = useAnswer('income_currency');
  return (
    <SelectField
      {...shown}
      label={t('fields.income_currency')}
      options={incomeCurrencies.map((currency) => ({ value: currency, label: currency }))}
      value={value}
      onChange={(chosen) => onChange(incomeCurrencies.find((currency) => currency === chosen) ?? 'INR')}
    />
  );
}
