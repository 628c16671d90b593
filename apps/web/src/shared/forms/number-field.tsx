import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

interface NumberFieldProps extends Omit<
  ComponentProps<typeof TextField>,
  'accept' | 'inputMode' | 'onChange' | 'type' | 'value'
> {
  value: number | null;
  onChange: (value: number | null) => void;
  /** Returning the previous number ignores the input. */
  accept: (previous: number | null, typed: number | null) => number | null;
}

/** Not a number input: the mouse wheel would change an income. */
export function NumberField({ value, onChange, accept, ...field }: NumberFieldProps) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      value={value ?? ''}
      onChange={(event) => {
        const digits = event.target.value.replaceAll(/\D/g, '');
        onChange(accept(value, digits === '' ? null : Number(digits)));
      }}
    />
  );
}
