import { type Gender, genders } from '@suchi/domain/profile';
import { ChoiceField } from '../../../shared/forms/choice-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';

interface GenderSwitchProps {
  value: Gender;
  onChange: (gender: Gender) => void;
}

export function GenderSwitch({ value, onChange }: GenderSwitchProps) {
  const t = useMessages('search');
  const options = genders.toReversed().map((gender) => ({ value: gender, label: t(`gender.${gender}`) }));
  return <ChoiceField label={t('gender.label')} options={options} value={value} onChange={onChange} />;
}
