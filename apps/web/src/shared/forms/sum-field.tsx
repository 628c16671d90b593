import { readSum } from '@suchi/domain/text';
import { type ComponentProps, useState } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { TextField } from './text-field.tsx';

interface SumFieldProps extends Omit<
  ComponentProps<typeof TextField>,
  'inputMode' | 'maxLength' | 'onChange' | 'type' | 'value'
> {
  value: number | null;
  onChange: (value: number | null) => void;
  /** How the sum is written once the field is left. */
  group: (sum: number) => string;
  /** Which sums are taken, and what is said about one that is not. */
  limit?: { isTaken: (typed: number) => boolean; words: string } | undefined;
}

/** A sum in figures or in words such as `12.5 lakh`. What cannot be understood stays in the field and is asked about. */
export function SumField({ value, onChange, group, limit, hint, error, onBlur, ...field }: SumFieldProps) {
  const t = useMessages('fields');
  const [typed, setTyped] = useState('');
  const [isLeft, setIsLeft] = useState(false);
  const [isIgnored, setIsIgnored] = useState(false);
  // Something else may have changed the value since, such as a copy from another device.
  const isTyped = typed !== '' && readSum(typed) === value;
  const isUnclear = isTyped && isLeft && value === null;
  const shown = value === null || (isTyped && !isLeft) ? (isTyped ? typed : '') : group(value);
  return (
    <TextField
      {...field}
      error={isUnclear ? t('validation.sum') : error}
      hint={isIgnored ? limit?.words : hint}
      autoComplete="off"
      maxLength={40}
      value={shown}
      onChange={(event) => {
        const sum = readSum(event.target.value);
        const isTaken = sum === null || limit === undefined || limit.isTaken(sum);
        setIsIgnored(!isTaken);
        setIsLeft(false);
        if (!isTaken) return;
        setTyped(event.target.value);
        onChange(sum);
      }}
      onBlur={(event) => {
        setIsLeft(true);
        onBlur?.(event);
      }}
    />
  );
}
