import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toOption } from '../../../entities/lookup/lookup-label.ts';
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
  const tFields = useMessages('fields');
  const list = useQuery(lookupQuery(lookup));
  const [typed, setTyped] = useState('');
  const options = (list.data ?? []).map((each) => toOption(each, each.name));

  /** Profiles have the English name, so a typed label counts as it. */
  function take(text: string | null): true {
    const wanted = text?.trim() || null;
    setTyped('');
    onChange(options.find(({ label: own }) => own === wanted)?.key ?? wanted);
    return true;
  }
  return (
    <ComboboxField
      label={label}
      placeholder={t('fields.any')}
      value={
        value === null ? null : (options.find(({ key }) => key === value) ?? { key: value, label: value })
      }
      options={matchOptions(options, typed)}
      onSearch={setTyped}
      onChange={(option) => take(option?.key ?? null)}
      onAdd={take}
      onBlur={() => {
        // Typed text counts even without "Add".
        if (typed.trim() !== '') take(typed);
      }}
      emptyText={list.isError ? tFields('combobox.listFailed') : tFields('combobox.noResults')}
      isLoading={list.isFetching}
    />
  );
}
