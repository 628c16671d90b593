import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

interface NumberFieldProps extends Omit<
  ComponentProps<typeof TextField>,
  'accept' | 'inputMode' | 'onChange' | 'type' | 'value'
> {
  value: number | null;
  onChange: (value: number | null) => void;
  /** What stands there after typing; answering with the former number ignores what was typed. */
  accept: (previous: number | null, typed: number | null) => number | null;
}

/** A whole number. Not an input of type number: a mouse wheel over that one changes an income. */
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
