import type { FieldNameOfKind } from '@suchi/domain/profile';
import { NumberField } from '../../../shared/forms/number-field.tsx';
import { useAnswer, useLabel } from '../model/use-answer.ts';

type NumberPath = FieldNameOfKind<'count' | 'number'>;

interface ProfileNumberProps {
  path: NumberPath;
  hint?: string | undefined;
  onChanged?: (value: number | null) => void;
}

export function ProfileNumber({ path, hint, onChanged }: ProfileNumberProps) {
  const label = useLabel(path);
  const { value, onChange, shown } = useAnswer<NumberPath>(path);
  return (
    <NumberField
      {...shown}
      label={label}
      hint={hint}
      value={value}
      onChange={(typed) => {
        onChange(typed);
        onChanged?.(typed);
      }}
    />
  );
}
