import type { ProfileFormData } from '@suchi/contracts/profile';
import { genders, profileMessages } from '@suchi/domain/profile';
import { entryLimits, isEntryTaken } from '@suchi/domain/text';
import { NumberField } from '../../../shared/forms/number-field.tsx';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useEditor } from '../model/profile-editor.ts';
import { ProfileTick } from './profile-tick.tsx';
import { ProfileNumber } from './profile-number.tsx';
import { Pair, Wide } from './section-card.tsx';

type Child = ProfileFormData['children'][number];

export function ChildrenFields() {
  const { profile, setValue } = useEditor();
  return (
    <>
      <ProfileTick path="has_children" />
      {profile.has_children ? (
        <>
          <ProfileNumber
            path="children_count"
            onChanged={(count) => setValue('children', withCount(profile.children, count))}
          />
          {profile.children.map((_, index) => (
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
  const { profile, setValue, errorAt, isRequired, leaveField } = useEditor();
  const child = profile.children[index];
  const number = index + 1;
  const agePath = `children.${index}.age`;
  const change = (part: Partial<Child>) =>
    setValue(
      'children',
      profile.children.map((known, place) => (place === index ? { ...known, ...part } : known)),
    );
  if (child === undefined) return null;
  return (
    <Pair>
      <SelectField
        id={`children.${index}.gender`}
        label={t('fields.childGender', { number })}
        placeholder={t('choose')}
        options={genders.map((gender) => ({ value: gender, label: t(`genders.${gender}`) }))}
        value={child.gender}
        onChange={(chosen) => change({ gender: genders.find((gender) => gender === chosen) ?? null })}
      />
      <NumberField
        id={agePath}
        label={t('fields.childAge', { number })}
        isRequired={isRequired(agePath)}
        error={errorAt(agePath)}
        onBlur={() => leaveField(agePath)}
        value={child.age}
        limit={{
          isTaken: (typed) => isEntryTaken('childAge', typed, child.age),
          words: profileMessages.child_age_out_of_range,
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
