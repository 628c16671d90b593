import type { FieldNameOfKind } from '@suchi/domain/profile';
import { acceptEntry, type NumberEntry } from '@suchi/domain/text';
import { NumberField } from '../../../shared/forms/number-field.tsx';
import { useAnswer, useLabel } from '../model/use-answer.ts';

/** The fields that hold a whole number somebody types. */
type NumberPath = FieldNameOfKind<'count' | 'number'>;

interface ProfileNumberProps {
  path: NumberPath;
  /** Which limit of the domain it has. */
  entry: NumberEntry;
  hint?: string | undefined;
  onChanged?: (value: number | null) => void;
}

/** A field of the profile that is a number; what is larger than allowed is ignored. */
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
