import { type ComponentProps, useState } from 'react';
import { TextField } from './text-field.tsx';

/** A longer number would lose digits. */
const maxDigits = 15;

interface NumberFieldProps extends Omit<
  ComponentProps<typeof TextField>,
  'inputMode' | 'maxLength' | 'onChange' | 'type' | 'value'
> {
  value: number | null;
  onChange: (value: number | null) => void;
  /** Which numbers are taken, and what is said about one that is not. */
  limit?: { isTaken: (typed: number) => boolean; words: string } | undefined;
}

/** Not a number input: the mouse wheel would change an income. A number beyond the limit is ignored, with a hint. */
export function NumberField({ value, onChange, limit, hint, ...field }: NumberFieldProps) {
  const [isIgnored, setIsIgnored] = useState(false);
  return (
    <TextField
      {...field}
      hint={isIgnored ? limit?.words : hint}
      inputMode="numeric"
      autoComplete="off"
      maxLength={maxDigits}
      value={value ?? ''}
      onChange={(event) => {
        const digits = event.target.value.replaceAll(/\D/g, '');
        const isTaken = digits === '' || limit === undefined || limit.isTaken(Number(digits));
        setIsIgnored(!isTaken);
        if (isTaken) onChange(digits === '' ? null : Number(digits));
      }}
    />
  );
}
