import type { PlaceSuggestion } from '@suchi/contracts/places';
import type { ProfileFormData } from '@suchi/contracts/profiles';
import { type FieldNameOfKind, profileFields } from '@suchi/domain/profiles';
import { isEntryTaken } from '@suchi/domain/text';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { type ChoiceField, sayStoredChoice } from '../../../shared/i18n/choice-words.ts';
import { PlaceField } from '../../../entities/place/place-field.tsx';
import { CheckboxField } from '../../../shared/forms/checkbox-field.tsx';
import { NumberField } from '../../../shared/forms/number-field.tsx';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { TextAreaField } from '../../../shared/forms/text-area-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { acceptEnglish } from '../model/english-entry.ts';
import { type LabelledPath, useAnswer, useLabel } from '../model/use-answer.ts';

type TextPath = {
  [Name in LabelledPath]: ProfileFormData[Name] extends string | null ? Name : never;
}[LabelledPath];

interface ProfileTextProps {
  path: TextPath;
  /** Printed in the book, so only characters that the printer supports. */
  isEnglish?: boolean;
  isLong?: boolean;
  hint?: string;
  /** Required by another answer. */
  isAsked?: boolean;
  /** Instead of the field's usual one. */
  label?: string;
  type?: 'email' | 'text' | 'url';
  maxLength?: number;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
}

export function ProfileText({
  path,
  isEnglish = false,
  isLong = false,
  isAsked = false,
  ...input
}: ProfileTextProps) {
  const usualLabel = useLabel(path);
  const tRules = useMessages('rules');
  const { value, onChange, shown: answer } = useAnswer<TextPath>(path);
  const shown = { ...answer, isRequired: answer.isRequired || isAsked };
  const text = value ?? '';
  const take = (typed: string) => {
    const accepted = isEnglish ? acceptEnglish(text, typed) : typed;
    if (accepted === null) showToast({ message: tRules('not_english'), tone: 'warning' });
    else onChange(accepted === '' ? null : accepted);
  };
  const { type, autoComplete = 'off', label = usualLabel, ...area } = input;
  if (isLong) {
    return (
      <TextAreaField
        {...area}
        {...shown}
        label={label}
        value={text}
        onChange={(event) => take(event.target.value)}
      />
    );
  }
  return (
    <TextField
      {...area}
      {...shown}
      type={type}
      autoComplete={autoComplete}
      label={label}
      value={text}
      onChange={(event) => take(event.target.value)}
    />
  );
}

type NumberPath = FieldNameOfKind<'count' | 'number'>;

const childrenLimits = { entry: 'childrenCount', code: 'children_count_out_of_range' } as const;

interface ProfileNumberProps {
  path: NumberPath;
  hint?: string | undefined;
  onChanged?: (value: number | null) => void;
}

export function ProfileNumber({ path, hint, onChanged }: ProfileNumberProps) {
  const label = useLabel(path);
  const tRules = useMessages('rules');
  const { value, onChange, shown } = useAnswer<NumberPath>(path);
  const { entry, code } = path === 'children_count' ? childrenLimits : profileFields[path].limits;
  return (
    <NumberField
      {...shown}
      label={label}
      hint={hint}
      value={value}
      limit={{ isTaken: (typed) => isEntryTaken(entry, typed, value), words: tRules(code) }}
      onChange={(typed) => {
        onChange(typed);
        onChanged?.(typed);
      }}
    />
  );
}

interface ProfilePlaceProps {
  path: FieldNameOfKind<'place'>;
  onChosen?: (place: PlaceSuggestion | null) => void;
}

export function ProfilePlace({ path, onChosen }: ProfilePlaceProps) {
  const label = useLabel(path);
  const { value, onChange, shown } = useAnswer(path);
  return (
    <PlaceField
      {...shown}
      label={label}
      value={value}
      onChange={(chosen) => {
        onChange(chosen && withoutCountry(chosen));
        onChosen?.(chosen);
      }}
    />
  );
}

function withoutCountry({ name, formatted_address, lat, lng }: PlaceSuggestion) {
  return { name, formatted_address, lat, lng };
}

interface ProfileChoiceProps {
  path: ChoiceField;
  hint?: string;
}

export function ProfileChoice({ path, hint }: ProfileChoiceProps) {
  const t = useMessages('authoring');
  const label = useLabel(path);
  const { value, onChange, shown } = useAnswer<ChoiceField>(path);
  const values: readonly ValueOfChoice[] = profileFields[path].values;
  return (
    <SelectField
      {...shown}
      label={label}
      hint={hint}
      placeholder={t('choose')}
      options={values.map((each) => ({ value: each, label: sayStoredChoice(path, each) }))}
      value={value}
      onChange={(chosen) => onChange(values.find((each) => each === chosen) ?? null)}
    />
  );
}

type ValueOfChoice = NonNullable<ProfileFormData[ChoiceField]>;

type TickPath = FieldNameOfKind<'boolean'>;

/** A tick and not Yes or No, because a No that nobody chose would look like an answer of the family. */
export function ProfileTick({ path, hint }: { path: TickPath; hint?: string }) {
  const label = useLabel(path);
  const { value, onChange, shown } = useAnswer<TickPath>(path);
  return (
    <CheckboxField
      id={shown.id}
      error={shown.error}
      label={label}
      {...(hint === undefined ? {} : { hint })}
      isChecked={value}
      onChange={onChange}
    />
  );
}
