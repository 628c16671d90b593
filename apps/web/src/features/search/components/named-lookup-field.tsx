import { useQuery } from '@tanstack/react-query';
import { LookupField } from '../../../entities/lookup/lookup-field.tsx';
import { lookupQuery } from '../../../entities/lookup/lookup-query.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';

/** A placeholder id for a name that the list does not contain, or has not loaded yet. */
const unknownId = 0;

interface NamedLookupFieldProps {
  label: string;
  lookup: string;
  value: string | null;
  onChange: (name: string | null) => void;
}

/** A lookup value by name, because profiles store the name. Missing values can be added. */
export function NamedLookupField({ label, lookup, value, onChange }: NamedLookupFieldProps) {
  const t = useMessages('search');
  const { data: values = [] } = useQuery(lookupQuery(lookup));
  const id = value === null ? null : (values.find(({ name }) => name === value)?.id ?? unknownId);
  return (
    <LookupField
      label={label}
      lookup={lookup}
      value={id}
      valueName={value}
      onChange={(chosen) => onChange(chosen?.name ?? null)}
      canAdd
      placeholder={t('fields.any')}
    />
  );
}
