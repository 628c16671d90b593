import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

/** A longer number would lose digits. */
const maxDigits = 15;

interface NumberFieldProps extends Omit<
  ComponentProps<typeof TextField>,
  'inputMode' | 'maxLength' | 'onChange' | 'type' | 'value'
> {
  value: number | null;
  onChange: (value: number | null) => void;
}

/** Not a number input: the mouse wheel would change an income. A number beyond its limit stays, with its error. */
export function NumberField({ value, onChange, ...field }: NumberFieldProps) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      maxLength={maxDigits}
      value={value ?? ''}
      onChange={(event) => {
        const digits = event.target.value.replaceAll(/\D/g, '');
        onChange(digits === '' ? null : Number(digits));
      }}
    />
  );
}
