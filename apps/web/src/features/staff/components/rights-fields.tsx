import { duties, type Duty } from '@suchi/domain/accounts';
import { CheckboxField } from '../../../shared/forms/checkbox-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Stack } from '../../../shared/ui/layout.tsx';
import classes from './staff.module.css';

export interface ChosenRights {
  is_admin: boolean;
  duties: Duty[];
}

interface RightsFieldsProps {
  value: ChosenRights;
  error?: string | undefined;
  onChange: (rights: ChosenRights) => void;
}

/** An admin has every duty, so the single ones are left out then. */
export function RightsFields({ value, error, onChange }: RightsFieldsProps) {
  const t = useMessages('staff');
  const toggle = (duty: Duty, isOn: boolean) =>
    onChange({
      is_admin: false,
      duties: duties.filter((each) => (each === duty ? isOn : value.duties.includes(each))),
    });
  return (
    <fieldset className={classes.rights}>
      <legend>{t('rolesLabel')}</legend>
      <Stack gap={2} className={classes.choices}>
        {duties.map((duty) => (
          <CheckboxField
            key={duty}
            label={t(`roles.${duty}.name`)}
            hint={t(`roles.${duty}.does`)}
            isChecked={!value.is_admin && value.duties.includes(duty)}
            onChange={(isOn) => toggle(duty, isOn)}
          />
        ))}
        <CheckboxField
          label={t('roles.admin.name')}
          hint={t('roles.admin.does')}
          isChecked={value.is_admin}
          onChange={(isOn) => onChange({ is_admin: isOn, duties: [] })}
          error={error}
        />
      </Stack>
    </fieldset>
  );
}
