import { formatIncome, incomeCurrencies } from '@suchi/domain/profile';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useEditor } from '../model/profile-editor.ts';
import { useAnswer } from '../model/use-answer.ts';
import { ProfileNumber } from './profile-number.tsx';
import { ProfilePlace } from './profile-place.tsx';

export function IncomeField() {
  const { income, income_currency: currency } = useEditor().profile;
  return <ProfileNumber path="income" hint={income === null ? undefined : formatIncome(income, currency)} />;
}

/** The country follows the place while it is empty. */
export function WorkLocation() {
  const { profile, setValue } = useEditor();
  return (
    <ProfilePlace
      path="new_location"
      onChosen={(place) => {
        if (place?.country && profile.new_country === null) setValue('new_country', place.country);
      }}
    />
  );
}

export function CurrencyField() {
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
