import type { ProfileFormData } from '@suchi/contracts/profiles';
import { fitsGender, genders, singleStatuses } from '@suchi/domain/profiles';
import { entryLimits, isEntryTaken } from '@suchi/domain/text';
import { ChoiceField } from '../../../shared/forms/choice-field.tsx';
import { NumberField } from '../../../shared/forms/number-field.tsx';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useEditor } from '../model/profile-editor.ts';
import { useAnswer, useProfileValue, useShown } from '../model/use-answer.ts';
import { ProfileNumber, ProfileText, ProfileTick } from './profile-fields.tsx';
import { FieldGroup, Pair, Wide } from './section-card.tsx';
import { sayChoice } from '../../../shared/i18n/choice-words.ts';

export function GenderField() {
  const t = useMessages('authoring');
  const { value, onChange, shown } = useAnswer('gender');
  return (
    <ChoiceField
      {...shown}
      label={t('fields.gender')}
      options={genders.map((gender) => ({ value: gender, label: sayChoice('gender', gender) }))}
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
      options={offered.map((status) => ({ value: status, label: sayChoice('marital_status', status) }))}
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

type Child = ProfileFormData['children'][number];

function ChildrenFields() {
  const hasChildren = useProfileValue('has_children');
  const { value: children, onChange } = useAnswer('children');
  return (
    <>
      <ProfileTick path="has_children" />
      {hasChildren ? (
        <>
          <ProfileNumber path="children_count" onChanged={(count) => onChange(withCount(children, count))} />
          {children.map((_, index) => (
            // A child has no id, so the index is the key.
            <Wide key={index}>
              <ChildFields index={index} />
            </Wide>
          ))}
        </>
      ) : null}
    </>
  );
}

function ChildFields({ index }: { index: number }) {
  const t = useMessages('authoring');
  const tRules = useMessages('rules');
  const { value: children, onChange } = useAnswer('children');
  const shownAge = useShown(`children.${index}.age`);
  const child = children[index];
  const number = index + 1;
  const change = (part: Partial<Child>) =>
    onChange(children.map((known, place) => (place === index ? { ...known, ...part } : known)));
  if (child === undefined) return null;
  return (
    <Pair>
      <SelectField
        id={`children.${index}.gender`}
        label={t('fields.childGender', { number })}
        placeholder={t('choose')}
        options={genders.map((gender) => ({ value: gender, label: sayChoice('gender', gender) }))}
        value={child.gender}
        onChange={(chosen) => change({ gender: genders.find((gender) => gender === chosen) ?? null })}
      />
      <NumberField
        {...shownAge}
        label={t('fields.childAge', { number })}
        value={child.age}
        limit={{
          isTaken: (typed) => isEntryTaken('childAge', typed, child.age),
          words: tRules('child_age_out_of_range'),
        }}
        onChange={(age) => change({ age })}
      />
    </Pair>
  );
}

/** Keeps the answers for the first children. */
function withCount(children: readonly Child[], count: number | null): Child[] {
  const length = Math.min(count ?? 0, entryLimits.childrenCount.max);
  return Array.from({ length }, (_, index) => children[index] ?? { gender: null, age: null });
}
