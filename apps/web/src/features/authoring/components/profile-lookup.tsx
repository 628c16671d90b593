import { labelOf, type LookupValue } from '@suchi/contracts/lookups';
import type { FieldNameOfKind } from '@suchi/domain/profiles';
import { useQuery } from '@tanstack/react-query';
import { LookupField } from '../../../entities/lookup/lookup-field.tsx';
import { lookupQuery } from '../../../entities/lookup/lookup-query.ts';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useEditor } from '../model/profile-editor.ts';
import { type LabelledPath, useAnswer, useLabel } from '../model/use-answer.ts';

interface LookupProps<Name extends LabelledPath> {
  path: Name;
  lookup: string;
  canAdd?: boolean;
  hint?: string;
}

type IdPath = FieldNameOfKind<'lookup'>;

interface ProfileLookupProps extends LookupProps<IdPath> {
  excluded?: number | null;
  onChosen?: (value: LookupValue | null) => void;
}

/** Stored by id. */
export function ProfileLookup({
  path,
  lookup,
  canAdd = false,
  hint,
  excluded,
  onChosen,
}: ProfileLookupProps) {
  const t = useMessages('authoring');
  const label = useLabel(path);
  const { lookupLabel, rememberLookup } = useEditor();
  const { value, onChange, shown } = useAnswer<IdPath>(path);
  return (
    <LookupField
      {...shown}
      label={label}
      hint={hint}
      lookup={lookup}
      canAdd={canAdd}
      excluded={excluded}
      placeholder={t(canAdd ? 'chooseOrAdd' : 'choose')}
      value={value}
      valueName={value === null ? null : (lookupLabel(value) ?? null)}
      onChange={(chosen) => {
        rememberLookup(chosen);
        onChange(chosen?.id ?? null);
        onChosen?.(chosen);
      }}
    />
  );
}

type NamePath = FieldNameOfKind<'lookupName'>;

/** An id that is in no list, for a name typed before the list existed. */
const unlisted = 0;

/** Stored by name. */
export function ProfileLookupName({ path, lookup, canAdd = false, hint }: LookupProps<NamePath>) {
  const t = useMessages('authoring');
  const label = useLabel(path);
  const { value: name, onChange, shown } = useAnswer<NamePath>(path);
  const { data: values = [] } = useQuery(lookupQuery(lookup));
  const id = values.find((value) => value.name === name)?.id ?? unlisted;
  return (
    <LookupField
      {...shown}
      label={label}
      hint={hint}
      lookup={lookup}
      canAdd={canAdd}
      placeholder={t(canAdd ? 'chooseOrAdd' : 'choose')}
      value={name === null ? null : id}
      valueName={name}
      onChange={(chosen) => onChange(chosen?.name ?? null)}
    />
  );
}

/** As `ProfileLookupName`, for a short list: the phone's own picker shows it best. */
export function ProfileShortList({ path, lookup }: LookupProps<NamePath>) {
  const t = useMessages('authoring');
  const label = useLabel(path);
  const { value, onChange, shown } = useAnswer<NamePath>(path);
  const { data: values = [] } = useQuery(lookupQuery(lookup));
  const listed = values.map((each) => ({ value: each.name, label: labelOf(each) }));
  // Shown also while the list loads, and after the association removed it.
  const isListed = value === null || listed.some((each) => each.value === value);
  return (
    <SelectField
      {...shown}
      label={label}
      placeholder={t('choose')}
      options={isListed ? listed : [{ value, label: value }, ...listed]}
      value={value}
      onChange={onChange}
    />
  );
}
