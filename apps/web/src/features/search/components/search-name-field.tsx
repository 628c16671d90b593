import { savedSearchNameMax } from '@suchi/domain/discovery';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';

interface SearchNameFieldProps {
  name: string;
  error: string | undefined;
  onChange: (name: string) => void;
}

export function SearchNameField({ name, error, onChange }: SearchNameFieldProps) {
  const t = useMessages('saved');
  return (
    <TextField
      label={t('name')}
      labelAside={t('length', { length: name.length, max: savedSearchNameMax })}
      error={error}
      value={name}
      maxLength={savedSearchNameMax}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
