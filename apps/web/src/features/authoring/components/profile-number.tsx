import type { FieldNameOfKind } from '@suchi/domain/profile';
import { acceptEntry, type NumberEntry } from '@suchi/domain/text';
import { NumberField } from '../../../shared/forms/number-field.tsx';
import { useAnswer, useLabel } from '../model/use-answer.ts';

type NumberPath = FieldNameOfKind<'count' | 'number'>;

interface ProfileNumberProps {
  path: NumberPath;
  entry: NumberEntry;
  hint?: string | undefined;
  onChanged?: (value: number | null) => void;
}

/** Ignores input above the limit. */
export function ProfileNumber({ path, entry, hint, onChanged }: ProfileNumberProps) {
  const label = useLabel(path);
  const { value, onChange, shown } = useAnswer<NumberPath>(path);
  return (
    <NumberField
      {...shown}
      label={label}
      hint={hint}
      value={value}
      accept={(previous, typed) => acceptEntry(entry, previous, typed)}
      onChange={(accepted) => {
        onChange(accepted);
        onChanged?.(accepted);
      }}
    />
  );
}
