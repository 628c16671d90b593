import { fitsGender, genders, singleStatuses } from '@suchi/domain/profile';
import { ChoiceField } from '../../../shared/forms/choice-field.tsx';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useEditor } from '../model/profile-editor.ts';
import { useAnswer, useProfileValue } from '../model/use-answer.ts';
import { ChildrenFields } from './children-fields.tsx';
import { ProfileText } from './profile-text.tsx';
import { FieldGroup } from './section-card.tsx';

export function GenderField() {
  const t = useMessages('authoring');
  const { value, onChange, shown } = useAnswer('gender');
  return (
    <ChoiceField
      {...shown}
      label={t('fields.gender')}
      options={genders.map((gender) => ({ value: gender, label: t(`genders.${gender}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}

export function MaritalStatusField() {
  const t = useMessages('authoring');
  const { setValue } = useEditor().form;
  const gender = useProfileValue('gender');
  const { value, onChange, shown } = useAnswer('marital_status');
  // A stored status that does not fit stays in the list, beside the message about it.
  const offered = singleStatuses.filter(
    (status) => status === value || gender === null || fitsGender(status, gender),
  );
  return (
    <SelectField
      {...shown}
      label={t('fields.marital_status')}
      placeholder={t('choose')}
      options={offered.map((status) => ({ value: status, label: t(`maritalStatuses.${status}`) }))}
      value={value}
      onChange={(chosen) => {
        const status = singleStatuses.find((known) => known === chosen) ?? null;
        onChange(status);
        if (status !== 'Unmarried') return;
        // The fields about children disappear, so their values must not cause errors.
        setValue('has_children', false);
        setValue('children_count', null);
        setValue('children', []);
      }}
    />
  );
}

/** Only for people who were married before. */
export function ChildrenOfMarriage() {
  const status = useProfileValue('marital_status');
  const hasBeenMarried = status !== null && status !== 'Unmarried';
  return hasBeenMarried ? <ChildrenFields /> : null;
}

export function SocialFields() {
  const t = useMessages('authoring');
  return (
    <FieldGroup title={t('socialTitle')}>
      <ProfileText path="social_facebook" type="url" placeholder="https://" />
      <ProfileText path="social_linkedin" type="url" placeholder="https://" />
      <ProfileText path="social_twitter" type="url" placeholder="https://" />
    </FieldGroup>
  );
}
