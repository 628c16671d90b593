import type { ProfileFormData } from '@suchi/contracts/profile';
import { genders, profileMessages } from '@suchi/domain/profile';
import { entryLimits, isEntryTaken } from '@suchi/domain/text';
import { NumberField } from '../../../shared/forms/number-field.tsx';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useAnswer, useProfileValue, useShown } from '../model/use-answer.ts';
import { ProfileTick } from './profile-tick.tsx';
import { ProfileNumber } from './profile-number.tsx';
import { Pair, Wide } from './section-card.tsx';

type Child = ProfileFormData['children'][number];

export function ChildrenFields() {
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
        options={genders.map((gender) => ({ value: gender, label: t(`genders.${gender}`) }))}
        value={child.gender}
        onChange={(chosen) => change({ gender: genders.find((gender) => gender === chosen) ?? null })}
      />
      <NumberField
        {...shownAge}
        label={t('fields.childAge', { number })}
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
