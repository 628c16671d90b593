import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lookupQuery } from '../../../entities/lookup/lookup-query.ts';
import { ComboboxField } from '../../../shared/forms/combobox-field.tsx';
import { matchOptions } from '../../../shared/forms/combobox-options.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';

interface TypedLookupFieldProps {
  label: string;
  lookup: string;
  value: string | null;
  onChange: (text: string | null) => void;
}

/** A name from a list or any other text. The filter matches text, so nothing is added to the list. */
export function TypedLookupField({ label, lookup, value, onChange }: TypedLookupFieldProps) {
  const t = useMessages('search');
  const common = useMessages('common');
  const list = useQuery(lookupQuery(lookup));
  const [typed, setTyped] = useState('');
  const options = (list.data ?? []).map(({ name }) => ({ key: name, label: name }));

  function take(text: string | null): true {
    setTyped('');
    onChange(text?.trim() || null);
    return true;
  }
  return (
    <ComboboxField
      label={label}
      placeholder={t('fields.any')}
      value={value === null ? null : { key: value, label: value }}
      options={matchOptions(options, typed)}
      onSearch={setTyped}
      onChange={(option) => take(option?.label ?? null)}
      onAdd={take}
      onBlur={() => {
        // Typed text counts even without "Add".
        if (typed.trim() !== '') take(typed);
      }}
      emptyText={list.isError ? common('combobox.listFailed') : common('combobox.noResults')}
      isLoading={list.isFetching}
    />
  );
}
