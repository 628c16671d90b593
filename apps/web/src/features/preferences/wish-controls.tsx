import { labelOf } from '@suchi/contracts/lookups';
import {
  educationLevels,
  incomeBands,
  type PreferenceKind,
  wantedHomes,
  wantedTownsMax,
} from '@suchi/domain/fit';
import { fitsGender, foods, type Gender, oppositeGender, singleStatuses } from '@suchi/domain/profiles';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { sayWanted } from '../../entities/fit/fit-words.ts';
import { lookupQuery } from '../../entities/lookup/lookup-query.ts';
import { PlaceField } from '../../entities/place/place-field.tsx';
import { type ChoiceField, sayStoredChoice } from '../../shared/i18n/choice-words.ts';
import { ChipsField } from '../../shared/forms/chips-field.tsx';
import { Segments } from '../../shared/forms/segments.tsx';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { RangeControl } from './range-control.tsx';
import type { Value } from './use-preferences.ts';

export interface ControlProps<Kind extends PreferenceKind> {
  value: Value<Kind> | null;
  onChange: (value: Value<Kind> | null) => void;
  /** Of the own candidate. */
  gender: Gender | null;
}

const orNull = <Item,>(items: Item[]) => (items.length === 0 ? null : items);

interface ChipsProps<Item extends string> {
  kind: ChoiceField & PreferenceKind;
  offered: readonly Item[];
  value: readonly Item[] | null;
  onChange: (value: Item[] | null) => void;
}

function Chips<Item extends string>({ kind, offered, value, onChange }: ChipsProps<Item>) {
  const t = useMessages('fit');
  return (
    <ChipsField
      label={t(`kinds.${kind}`)}
      isLabelHidden
      options={offered.map((each) => ({ value: each, label: sayStoredChoice(kind, each) }))}
      values={value ?? []}
      onChange={(values) => onChange(orNull(values))}
    />
  );
}

function EducationControl({ value, onChange }: ControlProps<'education'>) {
  const t = useMessages('fit');
  const tForm = useMessages('preferences');
  return (
    <SelectField
      label={t('kinds.education')}
      placeholder={tForm('choose')}
      options={educationLevels.map((level) => ({ value: level, label: t(`wanted.education.${level}`) }))}
      value={value}
      onChange={(chosen) => onChange(educationLevels.find((level) => level === chosen) ?? null)}
    />
  );
}

function IncomeControl({ value, onChange }: ControlProps<'income'>) {
  const t = useMessages('fit');
  const tForm = useMessages('preferences');
  return (
    <SelectField
      label={t('kinds.income')}
      placeholder={tForm('choose')}
      options={incomeBands.map((band) => ({
        value: String(band),
        label: sayWanted('income', { income: { value: band, is_must: false } }, []),
      }))}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(incomeBands.find((band) => String(band) === chosen) ?? null)}
    />
  );
}

function WorkControl({ value, onChange }: ControlProps<'work'>) {
  const t = useMessages('fit');
  const { data: jobTypes = [] } = useQuery(lookupQuery('Job Type'));
  return (
    <ChipsField
      label={t('kinds.work')}
      isLabelHidden
      options={jobTypes.map((job) => ({ value: String(job.id), label: labelOf(job) }))}
      values={(value ?? []).map(String)}
      onChange={(values) => onChange(orNull(values.map(Number)))}
    />
  );
}

function TownsControl({ value, onChange }: ControlProps<'lives_in'>) {
  const t = useMessages('preferences');
  const tFit = useMessages('fit');
  const [isAdding, setIsAdding] = useState(false);
  const towns = value ?? [];
  const names = towns.map(({ name }) => name);
  return (
    <Stack gap={3}>
      <ChipsField
        label={tFit('kinds.lives_in')}
        isLabelHidden
        options={names.map((name) => ({ value: name, label: name }))}
        values={names}
        onChange={(left) => onChange(orNull(towns.filter(({ name }) => left.includes(name))))}
      >
        {isAdding || towns.length >= wantedTownsMax ? null : (
          <Button look="default" size="small" onClick={() => setIsAdding(true)}>
            {t('addPlace')}
          </Button>
        )}
      </ChipsField>
      {isAdding ? (
        <PlaceField
          label={t('place')}
          value={null}
          onChange={(place) => {
            if (place === null) return;
            setIsAdding(false);
            const { name, lat, lng } = place;
            if (!names.includes(name)) onChange([...towns, { name, lat, lng }]);
          }}
        />
      ) : null}
    </Stack>
  );
}

function HoroscopeControl({ value, onChange }: ControlProps<'horoscope'>) {
  const t = useMessages('preferences');
  const tFit = useMessages('fit');
  return (
    <div>
      <Segments
        role="group"
        aria-label={tFit('kinds.horoscope')}
        options={[
          { value: 'yes', label: t('yes') },
          { value: 'no', label: t('no') },
          { value: 'any', label: t('doesNotMatter') },
        ]}
        value={value === null ? 'any' : value ? 'yes' : 'no'}
        onChange={(chosen) => onChange(chosen === 'any' ? null : chosen === 'yes')}
      />
      <Text tone="muted" size="md" above={2}>
        {t('horoscopeHint')}
      </Text>
    </div>
  );
}

/** How each kind of wish is said. */
export const wishControls: { [Kind in PreferenceKind]: ComponentType<ControlProps<Kind>> } = {
  age: (props) => <RangeControl kind="age" {...props} />,
  height: (props) => <RangeControl kind="height" {...props} />,
  marital_status: ({ gender, ...props }) => (
    <Chips
      {...props}
      kind="marital_status"
      offered={singleStatuses.filter(
        (status) => gender === null || fitsGender(status, oppositeGender(gender)),
      )}
    />
  ),
  education: EducationControl,
  lives_in: TownsControl,
  would_live_in: (props) => <Chips {...props} kind="would_live_in" offered={wantedHomes} />,
  work: WorkControl,
  income: IncomeControl,
  food: (props) => <Chips {...props} kind="food" offered={foods} />,
  horoscope: HoroscopeControl,
};
