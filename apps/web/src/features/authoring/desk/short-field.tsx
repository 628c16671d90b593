import { type ReactNode, useState } from 'react';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';

interface ShortFieldProps<Value> {
  id: string;
  label: string;
  isRequired: boolean;
  error: string | undefined;
  onBlur: () => void;
  /** What the value means, at the end of the label's line. */
  aside: ReactNode;
  value: Value | null;
  format: (value: Value) => string;
  /** Null: it cannot be read. */
  read: (typed: string) => Value | null;
  onChange: (value: Value | null) => void;
}

/** A value in few keys. It is read when the field is left; what cannot be read stays, and the field says so. */
export function ShortField<Value>({
  value,
  format,
  read,
  onChange,
  onBlur,
  aside,
  error,
  ...field
}: ShortFieldProps<Value>) {
  const t = useMessages('deskEntry');
  const [typed, setTyped] = useState<string | null>(null);
  const [isUnread, setIsUnread] = useState(false);
  const text = typed ?? (value === null ? '' : format(value));

  function leave() {
    if (typed !== null) {
      const meant = typed.trim() === '' ? null : read(typed);
      const cannotRead = meant === null && typed.trim() !== '';
      setIsUnread(cannotRead);
      if (!cannotRead) setTyped(null);
      onChange(meant);
    }
    onBlur();
  }
  return (
    <TextField
      {...field}
      error={isUnread ? t('unread') : error}
      labelAside={aside}
      autoComplete="off"
      value={text}
      onChange={(event) => {
        setTyped(event.target.value);
        setIsUnread(false);
      }}
      onBlur={leave}
    />
  );
}
