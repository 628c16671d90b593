import type { LookupValue } from '@suchi/contracts/lookups';
import { type OpenLookup, openLookups } from '@suchi/domain/lookups';
import { useQuery } from '@tanstack/react-query';
import { ComboboxField } from '../../shared/forms/combobox-field.tsx';
import type { FieldProps } from '../../shared/forms/field.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { lookupQuery } from './lookup-query.ts';
import { useAddLookup } from './use-add-lookup.ts';

interface LookupFieldProps extends FieldProps {
  /** The name of the list, such as `Gotra`. */
  lookup: string;
  value: number | null;
  /** Its name, shown until the list has loaded. */
  valueName: string | null;
  onChange: (value: LookupValue | null) => void;
  /** A value to leave out, because another field has it. */
  excluded?: number | null | undefined;
  /** Lets the person add a missing value; only some lists allow it. */
  canAdd?: boolean | undefined;
  placeholder?: string | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
}

export function LookupField(props: LookupFieldProps) {
  const { lookup, value, valueName, onChange, excluded, canAdd, ...field } = props;
  const t = useMessages('common');
  const list = useQuery(lookupQuery(lookup));
  const openLookup = canAdd ? findOpenLookup(lookup) : undefined;
  const add = useAddLookup(openLookup, onChange);
  const values = (list.data ?? []).filter(({ id }) => id !== excluded);
  const chosenName = values.find(({ id }) => id === value)?.name ?? valueName ?? '';
  return (
    <ComboboxField
      {...field}
      value={value === null ? null : { key: String(value), label: chosenName }}
      options={values.map(({ id, name }) => ({ key: String(id), label: name }))}
      onChange={(option) => onChange(values.find(({ id }) => String(id) === option?.key) ?? null)}
      onAdd={openLookup && add}
      emptyText={list.isError ? t('combobox.listFailed') : t('combobox.noResults')}
      isLoading={list.isFetching}
      onFocus={() => {
        if (list.isError) void list.refetch();
      }}
    />
  );
}

function findOpenLookup(lookup: string): OpenLookup | undefined {
  return openLookups.find((open) => open === lookup);
}
