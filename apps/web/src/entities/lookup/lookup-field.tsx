import { addLookupContract, labelOf, type LookupValue } from '@suchi/contracts/lookups';
import { type OpenLookup, openLookups } from '@suchi/domain/lookups';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ComboboxField } from '../../shared/forms/combobox-field.tsx';
import type { FieldProps } from '../../shared/forms/field.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { sortByLabel, toOption } from './lookup-label.ts';
import { lookupQuery } from './lookup-query.ts';
import { isEnglishText, toPlainSigns } from '@suchi/domain/text';
import { api } from '../../shared/api/api.ts';
import { errorWords } from '../../shared/i18n/error-words.ts';
import { showToast } from '../../shared/ui/toast.ts';

interface LookupFieldProps extends FieldProps {
  /** The name of the list, such as `Gotra`. */
  lookup: string;
  value: number | null;
  /** What the reader calls it, shown until the list has loaded. */
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
  const t = useMessages('fields');
  const list = useQuery(lookupQuery(lookup));
  const openLookup = canAdd ? findOpenLookup(lookup) : undefined;
  const add = useAddLookup(openLookup, onChange);
  const values = (list.data ?? []).filter(({ id }) => id !== excluded);
  const chosen = values.find(({ id }) => id === value);
  return (
    <ComboboxField
      {...field}
      value={
        value === null ? null : { key: String(value), label: chosen ? labelOf(chosen) : (valueName ?? '') }
      }
      options={values.map((each) => toOption(each, String(each.id)))}
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

/** Adds a value and selects it. After an error, shown in a toast, the typed text stays. */
function useAddLookup(lookup: OpenLookup | undefined, onAdded: (value: LookupValue) => void) {
  const t = useMessages('fields');
  const queryClient = useQueryClient();
  return async (text: string): Promise<boolean> => {
    if (lookup === undefined) return false;
    const name = toPlainSigns(text);
    if (!isEnglishText(name)) {
      showToast({ message: t('validation.english'), tone: 'warning' });
      return false;
    }
    try {
      const added = await api.call(addLookupContract, { lookup, name });
      queryClient.setQueryData(lookupQuery(lookup).queryKey, (values) => withValue(values ?? [], added));
      onAdded(added);
      return true;
    } catch (error) {
      showToast({ message: errorWords(error).join(' '), tone: 'error' });
      return false;
    }
  };
}

/** The server may return an existing value. */
function withValue(values: readonly LookupValue[], added: LookupValue): LookupValue[] {
  const others = values.filter(({ id }) => id !== added.id);
  return sortByLabel([...others, added]);
}
