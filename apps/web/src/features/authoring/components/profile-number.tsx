import { type FieldNameOfKind, profileFields, profileMessages } from '@suchi/domain/profile';
import { isEntryTaken } from '@suchi/domain/text';
import { NumberField } from '../../../shared/forms/number-field.tsx';
import { useAnswer, useLabel } from '../model/use-answer.ts';

type NumberPath = FieldNameOfKind<'count' | 'number'>;

const childrenLimits = { entry: 'childrenCount', code: 'children_count_out_of_range' } as const;

interface ProfileNumberProps {
  path: NumberPath;
  hint?: string | undefined;
  onChanged?: (value: number | null) => void;
}

export function ProfileNumber({ path, hint, onChanged }: ProfileNumberProps) {
  const label = useLabel(path);
  const { value, onChange, shown } = useAnswer<NumberPath>(path);
  const { entry, code } = path === 'children_count' ? childrenLimits : profileFields[path].limits;
  return (
    <NumberField
      {...shown}
      label={label}
      hint={hint}
      value={value}
      limit={{ isTaken: (typed) => isEntryTaken(entry, typed, value), words: profileMessages[code] }}
      onChange={(typed) => {
        onChange(typed);
        onChanged?.(typed);
      }}
    />
  );
}
