import type { OfficeLookup } from '@suchi/contracts/lookups';
import { listSearchMinLength } from '@suchi/contracts/office';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ComboboxField } from '../../../shared/forms/combobox-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { valuesQuery } from '../api/lookups-api.ts';

interface TargetFieldProps {
  type: string;
  source: OfficeLookup;
  onChoose: (value: OfficeLookup) => void;
}

/** Finds the value that stays. */
export function TargetField({ type, source, onChoose }: TargetFieldProps) {
  const t = useMessages('lookups');
  const [search, setSearch] = useState('');
  const isSearched = search.trim().length >= listSearchMinLength;
  const { data, isFetching } = useQuery({ ...valuesQuery(type, search.trim()), enabled: isSearched });
  const values = isSearched ? (data?.rows ?? []).filter(({ id }) => id !== source.id) : [];
  return (
    <ComboboxField
      label={t('merge.target')}
      hint={t('merge.targetHint')}
      value={null}
      options={values.map(({ id, name }) => ({ key: String(id), label: name }))}
      onSearch={setSearch}
      searchFrom={listSearchMinLength}
      isLoading={isFetching}
      emptyText={t('merge.noMatch')}
      onChange={(option) => {
        const chosen = values.find(({ id }) => String(id) === option?.key);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
